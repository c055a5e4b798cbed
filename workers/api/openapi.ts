import { sessionCookie } from "#app/features/shop/staff/session-cookie.ts";

import { databaseCall } from "./database.ts";
import { deniedCommands, type DocumentedCall, documentedCommands, documentedRoutes } from "./documented-calls.ts";

/** The whole API as an OpenAPI 3.1 document. */
export function openApiDocument() {
  const paths = Object.entries(Object.groupBy(documentedRoutes(), ({ path }) => path)).map(([path, calls = []]) => [
    path,
    Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operation([call])])),
  ]);
  const commands = documentedCommands();
  return {
    openapi: "3.1.0",
    info: {
      title: "The shop's API",
      version: "1",
      description:
        "Prices are in kronor, times in ISO 8601. Every answer is JSON with `status`: true, or false with `error` and mostly a `code`.",
    },
    servers: [{ url: "/" }],
    paths: {
      ...Object.fromEntries(paths),
      [databaseCall.path]: { post: { ...operation(commands), ...describedCommands(commands) } },
      "/api/openapi.json": { get: document("This document", "application/json") },
      "/api/docs": { get: document("This document as a page to read", "text/html") },
    },
    components: {
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

/** One operation of the document: a call, or all commands that share an address. */
function operation(calls: readonly DocumentedCall[]) {
  const [first] = calls;
  const inputs = calls.flatMap(({ input, takesQuery }) => (input && !takesQuery ? [input] : []));
  const headers = Object.entries(Object.assign({}, ...calls.map((call) => call.headers)) as Record<string, string>);
  const permitted = [{ staffSession: [] }, { key: [] }];
  return {
    summary: first?.summary,
    "x-access": [...new Set(calls.map(({ access }) => access))],
    "x-calls-per-minute": Math.max(...calls.map(({ callsPerMinute }) => callsPerMinute)),
    security: [
      ...(calls.some(({ access }) => access === "public") ? [{}] : []),
      ...(calls.some(({ access }) => access !== "public") ? permitted : []),
    ],
    parameters: [
      ...(first?.takesQuery ? addressParameters(first) : []),
      ...headers.map(([name, field]) => ({
        name,
        in: "header",
        required: false,
        description: `Stands for ${field}.`,
        schema: { type: "string" },
      })),
    ],
    ...(inputs.length > 0 && {
      requestBody: {
        required: true,
        content: {
          [first?.isForm ? "multipart/form-data" : "application/json"]: {
            schema: anyOf(inputs),
            examples: Object.fromEntries(calls.map(({ name, example }) => [nameOf(name), { value: example }])),
          },
        },
      },
    }),
    responses: responsesOf(calls),
  };
}

/** The parameters of an address: those in its path, and those of its query. */
function addressParameters({ path, input, example }: DocumentedCall) {
  const examples = (example ?? {}) as Record<string, unknown>;
  return Object.entries(input?.properties ?? {}).map(([name, schema]) => {
    const inPath = path.includes(`{${name}}`);
    const required = inPath || (input?.required ?? []).includes(name);
    return {
      name,
      in: inPath ? "path" : "query",
      required,
      schema,
      ...(name in examples && { example: examples[name] }),
    };
  });
}

function responsesOf(calls: readonly DocumentedCall[]) {
  const all = calls.flatMap(({ responses, refusals }) => [
    ...responses.map(({ status, schema }) => ({ status, schema, text: "Success" })),
    ...refusals.map(({ status, schema, error }) => ({ status, schema, text: error })),
  ]);
  const byStatus = Object.entries(Object.groupBy(all, ({ status }) => status));
  const documented = byStatus.map(([status, sameStatus = []]) => [
    status,
    {
      description: [...new Set(sameStatus.map(({ text }) => text))].join("; "),
      content: { "application/json": { schema: anyOf(sameStatus.map(({ schema }) => schema)) } },
    },
  ]);
  return Object.fromEntries(documented);
}

/** The commands behind the generic call, each with its own access and limit. */
function describedCommands(commands: readonly DocumentedCall[]) {
  return {
    summary: "One call for every collection: what it does is said by collection_name and command.",
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

function document(summary: string, type: string) {
  const content = { [type]: { schema: { type: type === "text/html" ? "string" : "object" } } };
  return { summary, "x-access": ["public"], security: [{}], responses: { 200: { description: summary, content } } };
}

/** The different schemas as one. A value may match several, so `anyOf`. */
function anyOf(schemas: readonly object[]): object {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return different.length === 1 && different[0] ? different[0] : { anyOf: different };
}

function nameOf(name: string): string {
  return name.replace(/[^\w-]+/g, "_");
}
