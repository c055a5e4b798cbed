import type { DocumentedCall, JsonSchema } from "./documented-calls.ts";
import { type Components, pascalCase } from "./openapi-components.ts";

/** One operation of the document: a call, or all commands that share an address. */
export function operation(calls: readonly [DocumentedCall, ...DocumentedCall[]], components: Components) {
  const [first] = calls;
  const inputs = calls.flatMap((call) =>
    call.input && !call.takesQuery
      ? [components.reference(`${pascalCase(call.operationId)}Input`, call.input, call.tag)]
      : [],
  );
  const headers = Object.entries(Object.assign({}, ...calls.map((call) => call.headers)) as Record<string, string>);
  const permitted = [{ staffSession: [] }, { key: [] }];
  return {
    operationId: first.operationId,
    tags: [first.tag],
    summary: firstSentence(first.summary),
    description: first.summary,
    "x-access": [...new Set(calls.map(({ access }) => access))],
    "x-calls-per-minute": Math.max(...calls.map(({ callsPerMinute }) => callsPerMinute)),
    security: [
      ...(calls.some(({ access }) => access === "public") ? [{}] : []),
      ...(calls.some(({ access }) => access !== "public") ? permitted : []),
    ],
    parameters: [
      ...(first.takesQuery ? addressParameters(first) : []),
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
          [first.isForm ? "multipart/form-data" : "application/json"]: {
            schema: eitherOf("oneOf", inputs),
            examples: Object.fromEntries(
              calls.map(({ operationId, summary, example }) => [
                operationId,
                { summary: firstSentence(summary), value: example },
              ]),
            ),
          },
        },
      },
    }),
    responses: responsesOf(calls, components),
  };
}

/** The parameters of an address: those in its path, and those of its query. */
function addressParameters({ path, input, example }: DocumentedCall) {
  const examples = (example ?? {}) as Record<string, unknown>;
  return Object.entries(input?.properties ?? {}).map(([name, schema]) => {
    const inPath = path.includes(`{${name}}`);
    const required = inPath || (input?.required ?? []).includes(name);
    const given = name in examples && { example: examples[name] };
    return { name, in: inPath ? "path" : "query", required, schema, ...given };
  });
}

interface Told {
  status: number;
  text: string;
  schema: JsonSchema;
}

function responsesOf(calls: readonly DocumentedCall[], components: Components) {
  const all = calls.flatMap(({ responses, refusals, tag }): Told[] => [
    ...responses.map(({ status, schema }) => ({ status, schema, text: "Success" })),
    ...refusals.map(({ status, code, schema, error }) => ({
      status,
      text: error,
      schema: components.reference(`${pascalCase(code ?? "plain")}Error`, schema, tag),
    })),
  ]);
  const byStatus = Map.groupBy(all, ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, told]) => {
      const schema = eitherOf(
        "anyOf",
        told.map((each) => each.schema),
      );
      const description = [...new Set(told.map(({ text }) => text))].join("; ");
      const content = {
        "application/json": { schema },
        ...(status >= 400 && { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } }),
      };
      return [
        status,
        { description, headers: { "X-Request-Id": { $ref: "#/components/headers/RequestId" } }, content },
      ];
    }),
  );
}

/** The different schemas as one. */
function eitherOf(keyword: "oneOf" | "anyOf", schemas: readonly JsonSchema[]): JsonSchema {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return different.length === 1 && different[0] ? different[0] : { [keyword]: different };
}

/** The first sentence of a text. */
function firstSentence(text: string): string {
  return /^.*?[.:;](?=\s|$)/.exec(text)?.[0].replace(/[:;]$/, ".") ?? text;
}
