import type { MiddlewareHandler } from "hono";

import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { bearerTokenOf, hasKeyInAddress } from "#app/platform/http/bearer-token.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { readFormData, readLimited } from "#app/platform/http/read-limited.ts";
import { isSameOrigin } from "#app/platform/http/same-origin.ts";

import type { Access } from "./access.ts";
import type { ApiRoute } from "./create-route.ts";
import { type Principal, principalOf } from "./principal.ts";
import { queryOf } from "./query-fields.ts";
import {
  bodyTooLarge,
  crossSite,
  keyInAddress,
  notJson,
  rateLimited,
  type PlainRefusal,
  refuse,
  refusalResponse,
  roleDenied,
  signInRequired,
  wrongKey,
  wrongMethod,
} from "./refusals.ts";
import { withTag } from "./validated.ts";

/** The parts of a call that the steps need. */
export type CallInProgress = Pick<
  ApiRoute,
  | "handle"
  | "limit"
  | "anonymousLimit"
  | "form"
  | "maxBytes"
  | "signed"
  | "hasOwnToken"
  | "takesQuery"
  | "cachedSeconds"
> & {
  /** `staff`: whoever is signed in or has a key. They are told that there is no such call; others are asked to sign in. */
  access: Access | "staff";
};

export interface ApiEnv {
  Bindings: Shop;
  Variables: {
    /** By which the call is found in the log. */
    requestId: string;
    call: CallInProgress;
    principal: () => Promise<Principal | null>;
    /** The parsed body, once it has been read. */
    data: unknown;
    /** The body as it was sent, of a call that is signed. */
    rawBody: Uint8Array<ArrayBuffer> | undefined;
  };
}
export type Step = MiddlewareHandler<ApiEnv>;

const refuseCall = (refusal: PlainRefusal): Response => refusalResponse(refuse(refusal));

/** Refuses methods that a path does not have. HEAD is refused too: no response is useful without its body. */
export function allowMethods(methods: readonly string[]): Step {
  const refused: PlainRefusal = { ...wrongMethod, headers: { Allow: methods.join(", ") } };
  return async (c, next) => (methods.includes(c.req.raw.method) ? next() : refuseCall(refused));
}

/** Sets the call for the following steps, and how to look up who gives it. */
export function setCall(call: CallInProgress): Step {
  return async (c, next) => {
    c.set("call", call);
    let principal: Promise<Principal | null> | undefined;
    c.set("principal", () => (principal ??= principalOf(c.req.raw, c.env)));
    return next();
  };
}

/** Whether a call is given by key. */
const isByKey: (c: Parameters<Step>[0]) => boolean = (c) =>
  !c.var.call.hasOwnToken && bearerTokenOf(c.req.raw) !== null;

/**
 * Refuses requests from pages of other sites. A signed call is from another server, and its signature says from whose; a page of another
 * site can send nobody's key.
 */
export const sameOriginOnly: Step = async (c, next) =>
  c.var.call.signed || isByKey(c) || isSameOrigin(c.req.raw) ? next() : refuseCall(crossSite);

/** Refuses callers over the call's rate limit. */
export const limitCalls: Step = async (c, next) =>
  (await isOverLimit(c.req.raw, c.env.env, c.var.call.limit)) ? refuseCall(rateLimited) : next();

/** Refuses a key that does not work, at every call, and one in an address. A wrong key is never a stranger. */
export const refuseWrongKeys: Step = async (c, next) => {
  if (hasKeyInAddress(c.req.raw)) return refuseCall(keyInAddress);
  if (!isByKey(c) || (await c.var.principal())) return next();
  return refuseCall((await isOverLimit(c.req.raw, c.env.env, "key")) ? rateLimited : wrongKey);
};

/** Refuses strangers, and staff and keys who may not, where the call asks for a permission. */
export const requireAccess: Step = async (c, next) => {
  const { access } = c.var.call;
  if (access === "public") return next();
  const principal = await c.var.principal();
  if (!principal) return refuseCall(signInRequired);
  return access === "staff" || isAllowed(principal, access) ? next() : refuseCall(roleDenied);
};

/** Checks the second rate limit for strangers, where the call has one. */
export const limitAnonymous: Step = async (c, next) => {
  const { anonymousLimit } = c.var.call;
  if (!anonymousLimit || (await c.var.principal())) return next();
  return (await isOverLimit(c.req.raw, c.env.env, anonymousLimit)) ? refuseCall(rateLimited) : next();
};

/** Reads the parameters of the address, or reads and parses the body, up to its limit in bytes. The content type is ignored. */
export const readBody: Step = async (c, next) => {
  const { form, maxBytes, signed, takesQuery } = c.var.call;
  if (takesQuery) c.set("data", { ...queryOf(c.req.raw), ...c.req.param() });
  if (c.req.raw.method === "GET") return next();
  if (form) {
    const sent = await readFormData(c.req.raw, form.maxBytes);
    if (sent === "too-large") return refuseCall(form.tooLarge);
    c.set("data", sent === "not-a-form" ? {} : Object.fromEntries(sent));
    return next();
  }
  const bytes = await readLimited(c.req.raw, signed?.maxBytes ?? maxBytes);
  if (!bytes) return refuseCall(bodyTooLarge);
  if (signed) c.set("rawBody", bytes);
  try {
    c.set("data", JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch {
    return refuseCall(notJson);
  }
  return next();
};

/** The last step: the call itself. */
export const handleCall: Step = async (c) => {
  const { call, data, principal, rawBody } = c.var;
  const response = await call.handle(data, { request: c.req.raw, shop: c.env, principal, rawBody });
  return call.cachedSeconds === undefined ? response : withTag(c.req.raw, response, call.cachedSeconds);
};
