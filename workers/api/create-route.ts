import { z } from "zod";

import type { Shop } from "#app/platform/env/context.ts";
import { claimWrite } from "#app/platform/http/claim-write.server.ts";
import { type LimitName, limits } from "#app/platform/http/rate-limits.ts";

import type { Access, Collection, Command } from "./access.ts";
import { jsonResponse } from "./json-response.ts";
import type { Principal } from "./principal.ts";
import {
  invalid,
  type PlainRefusal,
  type Refusal,
  refuse,
  refusalResponse,
  type Refused,
  whatIsWrong,
  writtenOut,
} from "./refusals.ts";

/** The context of a call, passed to its handler with the input. */
export interface CallContext {
  request: Request;
  shop: Shop;
  /** Who gives the call, or null for a stranger. Looked up on first use, at most once per request. */
  principal: () => Promise<Principal | null>;
  /** The body as it was sent, for a call that is signed. */
  rawBody?: Uint8Array<ArrayBuffer> | undefined;
}

/** The schemas of the successful response bodies, by status. Each body also has `status: true`. */
export type ResponseSchemas = Readonly<Record<number, z.ZodObject>>;

type SuccessResponse<A extends ResponseSchemas> = {
  [S in keyof A & number]: { status: S; body: z.input<A[S]> };
}[keyof A & number];

interface Definition<I extends z.core.$ZodType, A extends ResponseSchemas, R extends Refusal> {
  /** What it does, in a sentence for the documentation. */
  summary: string;
  /** Its rate limit, a name in the table of `app/platform/http/rate-limits.ts`. */
  limit: LimitName;
  input: I;
  /** A valid input, for the documentation and the fuzz test. */
  example: unknown;
  responses: A;
  /** The errors that the handler returns. Those of the steps before it are documented without being listed here. */
  refusals?: readonly R[];
  /** The error text for an invalid input, and whether the response lists the invalid fields. */
  invalidText?: string | ((data: unknown) => string);
  listsInvalidFields?: boolean;
  /** Request headers, each with the input field that it sets. */
  headerFields?: Readonly<Record<string, string>>;
}

interface RouteAddress {
  method: "GET" | "POST";
  /** With its parameters in braces, as the OpenAPI document has them: their values are fields of the input. */
  path: `/api/${string}`;
  access: Access;
  /** Its input is the parameters of its address: text, or a list where one stands several times. */
  takesQuery?: true;
  /** Everyone is answered alike: the answer has a tag of its content, and is kept so many seconds. */
  cachedSeconds?: number;
  /** Its `Authorization` header is a token of its own, and no key. */
  hasOwnToken?: true;
  /** A second rate limit, for strangers. */
  anonymousLimit?: LimitName;
  /** Takes a body of at most so many bytes, in place of the usual limit. */
  maxBytes?: number;
  /** Takes a multipart form of at most so many bytes in place of JSON. */
  form?: { maxBytes: number; tooLarge: PlainRefusal };
  /** Its sender signs the body of at most so many bytes of JSON: the handler gets it as it was sent, too. */
  signed?: { maxBytes: number };
}

/** A command of `POST /api/db`. Its access is in the access table. */
interface CommandAddress {
  collection: Collection;
  command: Command;
}

type Handler<I extends z.core.$ZodType, A extends ResponseSchemas, R extends Refusal> = (
  input: z.output<I>,
  context: CallContext,
) => Promise<SuccessResponse<A> | Refused<R>>;

/** A call without its own types, once they have been checked. */
interface Call extends Definition<z.core.$ZodType, ResponseSchemas, Refusal> {
  /** Validates the data and responds. Throws what the handler throws. */
  handle: (data: unknown, context: CallContext) => Promise<Response>;
}
export type ApiRoute = Call & RouteAddress;
export type DatabaseCommand = Call & CommandAddress;

/** Defines a call with its own path. What the handler returns is type-checked against the definition. */
export function createRoute<I extends z.core.$ZodType, A extends ResponseSchemas, R extends Refusal = never>(
  definition: Definition<I, A, R> & RouteAddress,
  handler: Handler<I, NoInfer<A>, NoInfer<R>>,
): ApiRoute {
  return { ...definition, handle: withValidation(definition, handler, whatIsWrong) };
}

/** Defines a command of `POST /api/db`, as `createRoute` defines a call. */
export function createCommand<I extends z.core.$ZodType, A extends ResponseSchemas, R extends Refusal = never>(
  definition: Definition<I, A, R> & CommandAddress,
  handler: Handler<I, NoInfer<A>, NoInfer<R>>,
): DatabaseCommand {
  return { ...definition, handle: withValidation(definition, handler) };
}

function withValidation<I extends z.core.$ZodType, A extends ResponseSchemas, R extends Refusal>(
  { input, limit, invalidText, listsInvalidFields = true, headerFields = {} }: Definition<I, A, R>,
  handler: Handler<I, A, R>,
  textOf: (problems: z.core.$ZodError | null) => string | undefined = () => undefined,
): Call["handle"] {
  return async (data, context) => {
    const parsed = parseInput(input, withHeaders(data, context.request, headerFields));
    if (!parsed.success) {
      const problems = listsInvalidFields ? parsed.error : null;
      const text = typeof invalidText === "function" ? invalidText(data) : invalidText;
      return refusalResponse(invalid(problems, text ?? textOf(problems)));
    }
    const { stores } = limits[limit];
    if (
      stores !== null &&
      stores !== "own-claim" &&
      !(await claimWrite(context.request, context.shop, stores, new Date()))
    )
      return refusalResponse(refuse(writtenOut));
    const result = await handler(parsed.data, context);
    return "refusal" in result
      ? refusalResponse(result)
      : jsonResponse(result.status, { status: true, ...result.body });
  };
}

/**
 * What the schema says of a call's data. Zod compares the `length` of what is no text as well, which throws for a `length` that has no
 * primitive value: invalid like any other, with no field to name.
 */
function parseInput<I extends z.core.$ZodType>(input: I, data: unknown) {
  try {
    return z.safeParse(input, data);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { success: false, error: null } as const;
  }
}

/** The data with the fields that headers set. */
function withHeaders(data: unknown, request: Request, fields: Readonly<Record<string, string>>): unknown {
  return Object.entries(fields).reduce((known, [header, field]) => {
    const value = request.headers.get(header);
    return value ? { ...(known as object), [field]: value } : known;
  }, data);
}
