import { ucpVersion } from "#workers/ucp/profile.ts";

import { schemaChecks } from "./published-schemas.ts";

const folder = `./ucp-${ucpVersion}/`;
const files = import.meta.glob<object>("./ucp-*/**/*.json", { eager: true, import: "default" });
const rootOf = (path: string) => `https://ucp.dev/${path}`;

// The published id of the profile's schema is not where its own references look from.
const check = schemaChecks(
  new Map(
    Object.entries(files).flatMap(([path, schema]) =>
      path.startsWith(folder) ? [[rootOf(path.slice(folder.length)), schema]] : [],
    ),
  ),
);

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
  for (const name of names) check(body, rootOf(schemas[name]));
}
