import { typeText } from "./client-types.ts";
import { databaseCall } from "./database.ts";
import { type JsonSchema, nameOfReference } from "./documented-calls.ts";
import { openApiDocument } from "./openapi.ts";

interface Operation {
  operationId: string;
  description: string;
  "x-calls-per-minute"?: number;
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

/** One call of the client: how it is sent, and the types of what it takes and answers. */
interface ClientCall {
  name: string;
  description: string;
  /** Its method, its address, what its input is, and the command of the generic call that it stands for. */
  sent: readonly [method: string, path: string, input: "body" | "form" | "query" | "none", command?: string];
  input: string;
  answer: string;
}

/** A client for the API in one TypeScript file that needs nothing else, made of the OpenAPI document. */
export function clientSource(): string {
  const { paths, components } = openApiDocument();
  const calls = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      "x-calls-per-minute" in operation && path !== databaseCall.path ? [callOf(path, method, operation)] : [],
    ),
  );
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeText(schema)};`,
  );
  const operations = calls.map(
    ({ name, description, input, answer }) =>
      `  /** ${description.replaceAll("*/", "* /")} */\n  ${name}: { input: ${input}; answer: ${answer} };`,
  );
  const addresses = calls.map(({ name, sent }) => `  ${name}: ${JSON.stringify(sent)},`);
  return [
    "// A client for the shop's API, made of its OpenAPI document (/api/openapi.json). It needs nothing but `fetch`.",
    shapes.join("\n"),
    `/** What each call takes and answers. */\nexport interface Operations {\n${operations.join("\n")}\n}`,
    `const addresses: Record<keyof Operations, readonly string[]> = {\n${addresses.join("\n")}\n};`,
    runtime,
  ].join("\n\n");
}

function callOf(path: string, method: string, operation: Operation): ClientCall {
  const { operationId: name, description, parameters = [], requestBody, responses } = operation;
  const [address = path, fragment] = path.split("#");
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const inAddress = parameters.filter((parameter) => parameter.in !== "header");
  const answers = Object.entries(responses).flatMap(([status, { content }]) =>
    status.startsWith("2") ? [typeText(content?.["application/json"]?.schema ?? {})] : [],
  );
  const shared = { name, description, answer: [...new Set(answers)].join(" | ") };
  const sent = method.toUpperCase();
  if (fragment) {
    const envelope = nameOfReference(body?.schema ?? {}) ?? "never";
    return { ...shared, sent: [sent, address, "body", fragment], input: `${envelope}["data"]` };
  }
  if (body) {
    const kind = type === "multipart/form-data" ? "form" : "body";
    return { ...shared, sent: [sent, address, kind], input: typeText(body.schema) };
  }
  if (inAddress.length === 0) return { ...shared, sent: [sent, address, "none"], input: "void" };
  const properties = Object.fromEntries(inAddress.map((parameter) => [parameter.name, parameter.schema]));
  const required = inAddress.flatMap((parameter) => (parameter.required ? [parameter.name] : []));
  return { ...shared, sent: [sent, address, "query"], input: typeText({ type: "object", properties, required }) };
}

/** The part of the client that is the same for every shop. */
const runtime = `/** An error of the API. \`code\` identifies it for programs, \`body\` has its further fields. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly requestId: string | null;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>, requestId: string | null) {
    super(String(body["error"] ?? \`The shop answered \${status}\`));
    this.name = "ApiError";
    this.status = status;
    this.code = body["code"] as string | undefined;
    this.requestId = requestId;
    this.body = body;
  }
}

export interface ClientOptions {
  /** The shop's address: \`https://shop.example\`. */
  origin: string;
  /** A key of the shop, for calls that ask for a permission. Never send one from a browser. */
  key?: string;
  fetch?: (request: Request) => Promise<Response>;
}

export type Client = {
  [Name in keyof Operations]: (input: Operations[Name]["input"]) => Promise<Operations[Name]["answer"]>;
};

/** A client for a shop. Its calls reject with an \`ApiError\` for what the shop refuses, and with what \`fetch\` rejects with. */
export function createClient({ origin, key, fetch: send = (request) => fetch(request) }: ClientOptions): Client {
  const call = async (name: string, input: unknown): Promise<unknown> => {
    const response = await send(requestOf(name as keyof Operations, input, origin, key));
    const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    if (!response.ok) throw new ApiError(response.status, body, response.headers.get("X-Request-Id"));
    return body;
  };
  const calls = Object.keys(addresses).map((name) => [name, (input: unknown) => call(name, input)]);
  return Object.fromEntries(calls) as Client;
}

function requestOf(name: keyof Operations, input: unknown, origin: string, key: string | undefined): Request {
  const [method = "POST", path = "", kind, command] = addresses[name];
  const fields = new Map(Object.entries((input ?? {}) as Record<string, unknown>));
  const named = path.replaceAll(/\\{(\\w+)\\}/g, (_, field: string) => {
    const value = encodeURIComponent(String(fields.get(field)));
    fields.delete(field);
    return value;
  });
  const url = new URL(named, origin);
  const headers = new Headers({ Accept: "application/json" });
  if (key !== undefined) headers.set("Authorization", \`Bearer \${key}\`);
  let body: BodyInit | undefined;
  if (kind === "query") {
    for (const [field, value] of fields)
      for (const one of Array.isArray(value) ? value : [value])
        if (one !== undefined && one !== null) url.searchParams.append(field, String(one));
  } else if (kind === "form") {
    const form = new FormData();
    for (const [field, value] of fields)
      if (value !== undefined) form.set(field, value instanceof Blob ? value : String(value));
    body = form;
  } else if (kind === "body") {
    headers.set("Content-Type", "application/json");
    const [collection, verb] = (command ?? "").split("--");
    body = JSON.stringify(
      command === undefined ? (input ?? {}) : { collection_name: collection, command: \`--\${verb}\`, data: input ?? {} },
    );
  }
  return new Request(url, { method, headers, ...(body !== undefined && { body }) });
}
`;
