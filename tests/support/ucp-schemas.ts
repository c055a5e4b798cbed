import addFormats from "ajv-formats";
import Ajv2020 from "ajv/dist/2020.js";
import { expect } from "vitest";

import { ucpVersion } from "#workers/ucp/profile.ts";

const folder = `./ucp-${ucpVersion}/`;
const files = import.meta.glob<object>("./ucp-*/**/*.json", { eager: true, import: "default" });
const rootOf = (path: string) => `https://ucp.dev/${path}`;

const ajv = addFormats(new Ajv2020({ allErrors: true, strict: false }));
for (const [path, schema] of Object.entries(files)) {
  if (!path.startsWith(folder)) continue;
  // The published id of the profile's schema is not where its own references look from.
  ajv.addSchema({ ...schema, $id: rootOf(path.slice(folder.length)) });
}

const schemas = {
  profile: "discovery/profile_schema.json#/$defs/business_profile",
  platform: "discovery/profile_schema.json#/$defs/platform_profile",
  checkout: "schemas/shopping/checkout.json",
  discount: "schemas/shopping/discount.json#/$defs/dev.ucp.shopping.checkout",
  fulfillment: "schemas/shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout",
  error: "schemas/shopping/types/error_response.json",
} as const;

/** Expects that a body is what the protocol's published schemas say, of each name. */
export function expectValid(body: unknown, ...names: (keyof typeof schemas)[]) {
  for (const name of names) {
    const validate = ajv.getSchema(rootOf(schemas[name]));
    if (!validate) throw new Error(`There is no schema ${name}`);
    void validate(body);
    expect(validate.errors ?? [], JSON.stringify(body, null, 1)).toEqual([]);
  }
}
