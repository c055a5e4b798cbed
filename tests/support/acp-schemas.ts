import checkout from "./acp-2026-04-17/schema.agentic_checkout.json";
import feed from "./acp-2026-04-17/schema.feed.json";
import { schemaChecks } from "./published-schemas.ts";

const check = schemaChecks(
  new Map<string, object>([
    ["acp:checkout", checkout],
    ["acp:feed", feed],
  ]),
);

const schemas = {
  session: "acp:checkout#/$defs/CheckoutSession",
  completed: "acp:checkout#/$defs/CheckoutSessionWithOrder",
  error: "acp:checkout#/$defs/Error",
  discovery: "acp:checkout#/$defs/DiscoveryResponse",
  create: "acp:checkout#/$defs/CheckoutSessionCreateRequest",
  update: "acp:checkout#/$defs/CheckoutSessionUpdateRequest",
  feed: "acp:feed#/$defs/FeedMetadata",
  product: "acp:feed#/$defs/Product",
} as const;

/** Expects that a body is what the protocol's published schema of this name says. */
export function expectValidAcp(body: unknown, name: keyof typeof schemas) {
  check(body, schemas[name]);
}
