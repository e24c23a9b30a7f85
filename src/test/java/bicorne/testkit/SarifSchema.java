package bicorne.testkit;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The public schema of SARIF 2.1.0, out of a library that carries it. */
public final class SarifSchema {

  private static final JsonSchema SCHEMA = schema();

  private SarifSchema() {}

  private static JsonSchema schema() {
    String name = "/schema/sarif-schema-2.1.0.json";
    try (InputStream in = SarifSchema.class.getResourceAsStream(name)) {
      return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7)
          .getSchema(Objects.requireNonNull(in, name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the schema refuses in a log; empty where it is one. */
  public static List<String> refused(String log) {
    List<String> refused = new ArrayList<>();
    try {
      for (ValidationMessage message : SCHEMA.validate(new ObjectMapper().readTree(log))) {
        refused.add(message.getMessage());
      }
    } catch (IOException e) {
      refused.add(String.valueOf(e.getMessage()));
    }
    return refused;
  }
}
