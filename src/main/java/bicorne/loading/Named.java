package bicorne.loading;

import org.jspecify.annotations.Nullable;

/**
 * Something under a name of the author's.
 *
 * @param name in Unicode form C
 * @param key where the name stands
 * @param value null where it was unusable, and reported: the name is known all the same
 */
record Named<T>(String name, Written.Words key, @Nullable T value) {}
