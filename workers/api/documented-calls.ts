import { z } from "zod";

import { builtInRoles, isAllowed } from "#app/features/shop/staff/permissions.ts";
import { bindingLimits, type LimitName, limits } from "#app/platform/http/rate-limits.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import { type StaffRole, staffRoles } from "#app/shared/states.ts";

import { type Access, accessTable, denials } from "./access.ts";
import type { ApiRoute, DatabaseCommand } from "./create-route.ts";
import { databaseCall, databaseCommands } from "./database.ts";
import {
  bodyTooLarge,
  crossSite,
  invalidInput,
  keyInAddress,
  notJson,
  rateLimited,
  type Refusal,
  roleDenied,
  signInRequired,
  wrongKey,
  unavailable,
} from "./refusals.ts";
import { routes } from "./routes.ts";
import { schemaNames } from "./schema-names.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A call for documentation: the source of both the OpenAPI document and the page. */
export interface DocumentedCall {
  /** `POST /api/orders/track`, or `orders --create` for a command of `POST /api/db`. */
  name: string;
  /** What generated clients call it: `ordersTrack`, `createOrders`. */
  operationId: string;
  /** What it is about: the first word of its address, or its collection. */
  tag: string;
  method: string;
  path: string;
  summary: string;
  access: Access;
  /** The roles that may call it; null for everyone. */
  roles: readonly StaffRole[] | null;
  callsPerMinute: number;
  /** Request headers, and the field of the input that each stands for. */
  headers: Readonly<Record<string, string>>;
  isForm: boolean;
  /** Its input is the parameters of its address. */
  takesQuery: boolean;
  /** Null for a call without a body and parameters. */
  input: JsonSchema | null;
  example: unknown;
  responses: { status: number; schema: JsonSchema }[];
  refusals: { status: number; code: string | null; error: string; schema: JsonSchema }[];
}

/** Every call with an address of its own, in the order of the route table. */
export function documentedRoutes(): DocumentedCall[] {
  return routes.map((route) => {
    const { method, path, access, form } = route;
    const read =
      method === "GET"
        ? [crossSite, ...(route.takesQuery ? [invalidInput] : [])]
        : [crossSite, ...(form ? [form.tooLarge] : [notJson, bodyTooLarge]), invalidInput];
    const isForm = form !== undefined;
    const words = path
      .split("/")
      .slice(2)
      .filter((word) => !word.startsWith("{"));
    return {
      ...documented(route, access, read),
      name: `${method} ${path}`,
      operationId: camelCase([...(method === "GET" ? ["get"] : []), ...words]),
      tag: words[0] ?? "",
      method,
      path,
      isForm,
      takesQuery: method === "GET",
    };
  });
}

/** Every command of the generic database call: its input is the whole envelope. */
export function documentedCommands(): DocumentedCall[] {
  return databaseCommands.map((command) => {
    const { collection } = command;
    const access = accessTable[collection]?.[command.command];
    if (!access) throw new Error(`${collection} ${command.command} is not in the access table`);
    const call = documented(command, access, [crossSite, notJson, bodyTooLarge, invalidInput]);
    const name = `${collection} ${command.command}`;
    return {
      ...call,
      name,
      operationId: commandId(command),
      tag: collection,
      method: databaseCall.method,
      path: databaseCall.path,
      isForm: false,
      takesQuery: false,
      input: objectSchema(
        {
          database_name: { type: "string" },
          collection_name: { const: collection },
          command: { const: command.command },
          data: call.input ?? {},
        },
        ["collection_name", "command", "data"],
      ),
      example: { collection_name: collection, command: command.command, data: command.example },
    };
  });
}

/** `createOrders`, `updateUsersField`. */
function commandId({ collection, command }: Pick<DatabaseCommand, "collection" | "command">): string {
  const [verb = "", ...rest] = command.slice(2).split("-");
  return camelCase([verb, ...collection.split("_"), ...rest]);
}

function camelCase(words: readonly string[]): string {
  const [first = "", ...rest] = words.flatMap((word) => word.split("-"));
  return first + rest.map(capitalize).join("");
}

/** The commands that nobody may give, and why. */
export function deniedCommands(): { name: string; reason: string }[] {
  return Object.entries(denials).flatMap(([collection, reasons]) =>
    Object.entries(reasons).map(([command, reason]) => ({ name: `${collection} ${command}`, reason })),
  );
}

function documented(call: ApiRoute | DatabaseCommand, access: Access, read: readonly Refusal[]) {
  const own = call.refusals ?? [];
  const takesKeys = !("hasOwnToken" in call);
  const steps = [
    ...read,
    keyInAddress,
    ...(takesKeys ? [wrongKey] : []),
    ...(access === "public" ? [] : [signInRequired, roleDenied]),
    rateLimited,
    unavailable,
  ];
  const refusals = [...new Set([...own, ...steps])].toSorted((a, b) => a.status - b.status);
  const hasInput = !(call.input instanceof z.ZodUndefined);
  return {
    summary: call.summary,
    access,
    roles: access === "public" ? null : staffRoles.filter((role) => isAllowed(builtInRoles[role], access)),
    callsPerMinute: callsPerMinute(call.limit),
    headers: call.headerFields ?? {},
    input: hasInput ? schemaOf(call.input) : null,
    example: call.example,
    responses: Object.entries(call.responses).map(([status, schema]) => ({
      status: Number(status),
      schema: withStatus(true, schemaOf(schema)),
    })),
    refusals: refusals.map((refused) => ({
      status: refused.status,
      code: refused.code,
      error: refused.error,
      schema: refusalSchema(refused),
    })),
  };
}

function callsPerMinute(name: LimitName): number {
  return bindingLimits[limits[name].binding];
}

/** What is sent, as JSON Schema 2020-12, the dialect of OpenAPI 3.1; a shape with a name of its own by that. Rules that it cannot express are left to the errors. */
function schemaOf(schema: z.core.$ZodType): JsonSchema {
  const whole = z.toJSONSchema(schema, options);
  const { $schema: _, $defs: __, ...rest } = whole;
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', `"${namedPrefix}`)) as JsonSchema;
}

const namedPrefix = "#/components/schemas/";

const options = {
  io: "input",
  unrepresentable: "any",
  metadata: schemaNames,
  // Most programs read patterns without the flag `u`, by which `\\p{Cc}` is another rule.
  override: ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
    if (jsonSchema.pattern?.includes("\\p{")) delete jsonSchema.pattern;
    // What reads the document tells the shapes of `oneOf` apart by what each requires; of one that requires nothing it can't.
    const { oneOf } = jsonSchema;
    if (oneOf?.some(({ required }) => !required)) {
      delete jsonSchema.oneOf;
      jsonSchema.anyOf = oneOf;
    }
  },
} as const;

/** The shapes with a name of their own, by it. */
export function namedSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(schemaNames, { ...options, uri: (id) => `${namedPrefix}${id}` });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema as JsonSchema]),
  );
}

/** The name that a schema stands for; null when it says its shape itself. */
export function nameOfReference({ $ref }: JsonSchema): string | null {
  return $ref?.startsWith(namedPrefix) ? $ref.slice(namedPrefix.length) : null;
}

function refusalSchema({ code, extra }: Refusal): JsonSchema {
  const told: JsonSchema = extra ? schemaOf(z.object(extra)) : objectSchema({}, []);
  const coded = code === null ? {} : { code: { const: code } };
  return withStatus(false, {
    ...told,
    properties: { error: { type: "string" }, ...coded, ...told.properties },
    required: ["error", ...Object.keys(coded), ...(told.required ?? [])],
  });
}

function withStatus(status: boolean, schema: JsonSchema): JsonSchema {
  return {
    ...schema,
    properties: { status: { const: status }, ...schema.properties },
    required: ["status", ...(schema.required ?? [])],
  };
}

function objectSchema(properties: Record<string, JsonSchema>, required: string[]): JsonSchema {
  return { type: "object", properties, required };
}
