package bicorne.rules;

import bicorne.model.Story;

/**
 * A story and what several rules want to know of it, found out once.
 *
 * @param links which node leads where
 * @param mentions what is read, written and named
 * @param possible whether conditions can hold
 * @param silent nodes that go round for ever
 */
record Facts(Story story, Links links, Mentions mentions, Possible possible, Silent silent) {

  static Facts of(Story story) {
    return new Facts(
        story, new Links(story), new Mentions(story), new Possible(story), Silent.in(story));
  }
}
