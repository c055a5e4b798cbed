import { z } from "zod";

import type { StaffMember } from "#app/features/staff/session.server.ts";
import type { Shop } from "#app/platform/context.ts";
import type { LimitName } from "#app/platform/limits.ts";

import type { Access, Collection, Command } from "./access.ts";
import { jsonResponse } from "./json-response.ts";
import { invalid, type PlainRefusal, type Refusal, refusalResponse, type Refused } from "./refusals.ts";

/** What a handler works with beside its input. */
interface CallContext {
  request: Request;
  shop: Shop;
  /** Who is signed in. Looked up when first asked, and at most once a request. */
  staff: () => Promise<StaffMember | null>;
}

/** The bodies of the successful answers, by status. Each has `status: true` beside what its schema says. */
export type ResponseSchemas = Readonly<Record<number, z.ZodObject>>;

type SuccessResponse<A extends ResponseSchemas> = {
  [S in keyof A & number]: { status: S; body: z.input<A[S]> };
}[keyof A & number];

interface Definition<I extends z.core.$ZodType, A extends ResponseSchemas, R extends Refusal> {
  /** What it does, in a sentence for the documentation. */
  summary: string;
  /** How often a caller may call it, by the table of `app/platform/limits.ts`. */
  limit: LimitName;
  input: I;
  /** An input that fits, for the documentation and the fuzz test. */
  example: unknown;
  responses: A;
  /** What the handler itself refuses. What the steps before it refuse is documented without being named here. */
  refusals?: readonly R[];
  /** What is told of an input that does not fit, and whether the answer lists its wrong fields. */
  invalidText?: string | ((data: unknown) => string);
  listsInvalidFields?: boolean;
  /** Request headers that stand for a field of the input. */
  headerFields?: Readonly<Record<string, string>>;
}

interface RouteAddress {
  method: "GET" | "POST";
  path: `/api/${string}`;
  access: Access;
  /** A second limit, for those who are not signed in. */
  anonymousLimit?: LimitName;
  /** Takes a multipart form of at most so many bytes in place of JSON. */
  form?: { maxBytes: number; tooLarge: PlainRefusal };
}

/** A command of `POST /api/db`. Who may give it stands in the access table. */
interface CommandAddress {
  collection: Collection;
  command: Command;
}

type Handler<I extends z.core.$ZodType, A extends ResponseSchemas, R extends Refusal> = (
  input: z.output<I>,
  context: CallContext,
) => Promise<SuccessResponse<A> | Refused<R>>;

/** What is known of every call once its own types have been checked. */
interface Call extends Definition<z.core.$ZodType, ResponseSchemas, Refusal> {
  /** Holds the data against the schema of the input and answers. Throws what the handler throws. */
  handle: (data: unknown, context: CallContext) => Promise<Response>;
}
export type ApiRoute = Call & RouteAddress;
export type DatabaseCommand = Call & CommandAddress;

/** Defines a call with an address of its own. What the handler answers is checked against the definition. */
export function createRoute<I extends z.core.$ZodType, A extends ResponseSchemas, R extends Refusal = never>(
  definition: Definition<I, A, R> & RouteAddress,
  handler: Handler<I, NoInfer<A>, NoInfer<R>>,
): ApiRoute {
  return { ...definition, handle: withValidation(definition, handler) };
}

/** Defines a command of `POST /api/db`, as `createRoute` does a call. */
export function createCommand<I extends z.core.$ZodType, A extends ResponseSchemas, R extends Refusal = never>(
  definition: Definition<I, A, R> & CommandAddress,
  handler: Handler<I, NoInfer<A>, NoInfer<R>>,
): DatabaseCommand {
  return { ...definition, handle: withValidation(definition, handler) };
}

function withValidation<I extends z.core.$ZodType, A extends ResponseSchemas, R extends Refusal>(
  { input, invalidText, listsInvalidFields = true, headerFields = {} }: Definition<I, A, R>,
  handler: Handler<I, A, R>,
): Call["handle"] {
  return async (data, context) => {
    const parsed = z.safeParse(input, withHeaders(data, context.request, headerFields));
    if (!parsed.success) {
      const text = typeof invalidText === "function" ? invalidText(data) : invalidText;
      return refusalResponse(invalid(listsInvalidFields ? parsed.error : null, text));
    }
    const result = await handler(parsed.data, context);
    return "refusal" in result
      ? refusalResponse(result)
      : jsonResponse(result.status, { status: true, ...result.body });
  };
}

/** The data with what was sent in headers in place of their fields. */
function withHeaders(data: unknown, request: Request, fields: Readonly<Record<string, string>>): unknown {
  return Object.entries(fields).reduce((known, [header, field]) => {
    const value = request.headers.get(header);
    return value ? { ...(known as object), [field]: value } : known;
  }, data);
}
