import addFormats from "ajv-formats";
import Ajv2020 from "ajv/dist/2020.js";
import { expect } from "vitest";

/** Expects that a body is what a published schema says. `schemas` are by their addresses; `address` is of one, or of a part of one. */
export function schemaChecks(schemas: ReadonlyMap<string, object>) {
  const ajv = addFormats(new Ajv2020({ allErrors: true, strict: false }));
  for (const [id, schema] of schemas) ajv.addSchema({ ...schema, $id: id });
  return (body: unknown, address: string) => {
    const validate = ajv.getSchema(address);
    if (!validate) throw new Error(`There is no schema ${address}`);
    void validate(body);
    expect(validate.errors ?? [], JSON.stringify(body, null, 1)).toEqual([]);
  };
}
