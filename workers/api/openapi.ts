import { sessionCookie } from "#app/features/shop/staff/session-cookie.ts";

import { databaseCall } from "./database.ts";
import {
  deniedCommands,
  type DocumentedCall,
  documentedCommands,
  documentedRoutes,
  type JsonSchema,
} from "./documented-calls.ts";
import { documentedWebhooks, webhooksTag } from "./documented-webhooks.ts";
import { Components } from "./openapi-components.ts";
import { operation } from "./openapi-operation.ts";

/**
 * The whole API as an OpenAPI 3.1 document. The generic call stands in it as it is, and each of its commands once more as an operation
 * of its own, at the call's address with the command as its fragment, which is not sent: so that a generated client knows what each takes and answers.
 */
export function openApiDocument() {
  const components = new Components();
  const routes = documentedRoutes();
  const commands = documentedCommands();
  const own = Object.entries(Object.groupBy(routes, ({ path }) => path)).map(([path, calls = []]) => [
    path,
    Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operation([call], components)])),
  ]);
  const ofCommands = commands.map((call) => [
    `${databaseCall.path}#${call.name.replace(" ", "")}`,
    { post: operation([call], components) },
  ]);
  const tags = [...new Set([...routes, ...commands].map(({ tag }) => tag)), genericTag, documentsTag, webhooksTag];
  return {
    openapi: "3.1.0",
    info: {
      title: "The shop's API",
      version: "1",
      description:
        "Prices are in kronor, times in ISO 8601. Every answer is JSON with `status`: true, or false with `error` and mostly a `code`. Errors are told as problem details (RFC 9457) to who accepts application/problem+json. Each answer has an X-Request-Id.",
      contact: { name: "The shop" },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: tags.toSorted().map((name) => ({ name, description: `Calls about ${name.replaceAll("_", " ")}` })),
    paths: {
      ...Object.fromEntries(own),
      [databaseCall.path]: { post: genericOperation(commands, components) },
      ...Object.fromEntries(ofCommands),
      "/api/openapi.json": { get: document("getOpenapi", "This document", "application/json") },
      "/api/client.ts": {
        get: document("getClient", "A typed client in one file, made of this document", "text/plain"),
      },
      "/api/docs": { get: document("getDocs", "This document as a page to read", "text/html") },
    },
    webhooks: documentedWebhooks(),
    components: {
      schemas: withoutDefaults(components.schemas),
      headers: {
        RequestId: {
          description: "By which the shop finds the call in its log.",
          schema: { type: "string", format: "uuid" },
        },
      },
      securitySchemes: {
        staffSession: { type: "apiKey", in: "cookie", name: sessionCookie.name },
        key: {
          type: "http",
          scheme: "bearer",
          description:
            "A key that owners create at /admin/keys, with the permissions it was given. A wrong, expired or revoked key is refused at every call.",
        },
      },
    },
  };
}

/**
 * Shapes that tell a default in words: generators take a field with one for a field that is always there, and their clients would have to
 * send it.
 */
function withoutDefaults(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const inWords = (_: string, value: unknown) => {
    if (typeof value !== "object" || value === null || !("default" in value) || "required" in value) return value;
    const { default: usual, ...schema } = value;
    return { ...schema, description: `${JSON.stringify(usual)} when left out` };
  };
  return JSON.parse(JSON.stringify(schemas), inWords) as Record<string, JsonSchema>;
}

const genericTag = "generic";
const documentsTag = "documents";

/** The commands behind the generic call, each with its own access and limit. */
function genericOperation(commands: readonly DocumentedCall[], components: Components) {
  const [first, ...rest] = commands;
  if (!first) throw new Error("The generic call has no commands");
  return {
    ...operation([first, ...rest], components),
    operationId: "generic",
    tags: [genericTag],
    summary: "One call for every collection.",
    description:
      "What it does is said by collection_name and command. Each command stands below as an operation of its own, too.",
    "x-commands": commands.map(({ name, summary, access, roles, callsPerMinute }) => ({
      name,
      summary,
      access,
      roles: roles ?? "everyone",
      callsPerMinute,
    })),
    "x-denied": deniedCommands(),
  };
}

function document(operationId: string, summary: string, type: string) {
  const content = { [type]: { schema: { type: type === "application/json" ? "object" : "string" } } };
  return {
    operationId,
    tags: [documentsTag],
    summary,
    description: summary,
    "x-access": ["public"],
    security: [{}],
    responses: { 200: { description: summary, content }, 429: { description: "Too many requests" } },
  };
}
