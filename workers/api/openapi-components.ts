import { capitalize } from "#app/shared/capitalize.ts";

import { type JsonSchema, namedSchemas } from "./documented-calls.ts";

/** The named parts of an OpenAPI document, collected while its operations are written. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = { ...namedSchemas(), Problem: problemSchema };

  /** A reference to a schema under a name; under one with `of` before it where another schema has that name. */
  reference(name: string, schema: JsonSchema, of: string): JsonSchema {
    const isFree = (wanted: string) =>
      !(wanted in this.schemas) || JSON.stringify(this.schemas[wanted]) === JSON.stringify(schema);
    const names = [name, `${pascalCase(of)}${name}`];
    const free = names.find(isFree) ?? this.numbered(names[1] ?? name, isFree);
    this.schemas[free] = schema;
    return { $ref: `#/components/schemas/${free}` };
  }

  private numbered(name: string, isFree: (wanted: string) => boolean): string {
    for (let number = 2; ; number++) if (isFree(`${name}${number}`)) return `${name}${number}`;
  }
}

/** `lines-changed` becomes `LinesChanged`. */
export function pascalCase(words: string): string {
  return words
    .split(/[^A-Za-z0-9]+/)
    .map(capitalize)
    .join("");
}

/** An error as RFC 9457 wants it told. Further fields are those of the error's own shape. */
const problemSchema: JsonSchema = {
  type: "object",
  description:
    "An error as problem details (RFC 9457), for who accepts application/problem+json. Its further fields are those of the error's own shape.",
  properties: {
    type: { type: "string", format: "uri-reference", description: "Where its code is explained" },
    title: { type: "string" },
    status: { type: "integer" },
    instance: { type: "string" },
    requestId: { type: "string", description: "The same as the header X-Request-Id" },
    code: { type: "string" },
  },
  required: ["type", "title", "status", "instance", "requestId"],
};
