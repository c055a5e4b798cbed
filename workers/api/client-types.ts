import { nameOfReference, type JsonSchema } from "./documented-calls.ts";

/** The TypeScript type of what a JSON Schema describes, as the sender writes it. What it cannot say is `unknown`. */
export function typeText(schema: JsonSchema): string {
  const reference = nameOfReference(schema);
  if (reference !== null) return reference;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return union(options.map((option) => typeText(option)));
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeText({ ...schema, type })));
  const { type } = schema;
  if (type === "array") return `${bracketed(typeText(schemaOr(schema.items)))}[]`;
  if (type === "object") return objectText(schema);
  if (type === "string") return schema.format === "binary" ? "Blob" : "string";
  if (type === "integer") return "number";
  return type ?? "unknown";
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties).map(([name, field]) => {
    const mark = required.includes(name) ? "" : "?";
    return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)}${mark}: ${typeText(schemaOr(field))}`;
  });
  if (fields.length > 0) return `{ ${fields.join("; ")} }`;
  const isRecord = typeof additionalProperties === "object";
  return isRecord ? `Record<string, ${typeText(additionalProperties)}>` : "Record<string, unknown>";
}

/** `true` and `false` are schemas, too. */
function schemaOr(schema: unknown): JsonSchema {
  return typeof schema === "object" && schema !== null ? (schema as JsonSchema) : {};
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(" | ");
}

function bracketed(type: string): string {
  return type.includes(" | ") ? `(${type})` : type;
}
