import { Hono } from "hono";

import type { Shop } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";

import { databaseCall, findCommand } from "./database.ts";
import { documents } from "./documents.ts";
import { refuse, refusalResponse, unavailable, unknownCall } from "./refusals.ts";
import { routes } from "./routes.ts";
import {
  allowMethods,
  handleCall,
  type ApiEnv,
  setCall,
  limitCalls,
  limitAnonymous,
  readBody,
  requireAccess,
  sameOriginOnly,
} from "./steps.ts";

// Addresses are compared as they are written: one with percent signs in it is no other spelling of a call.
const api = new Hono<ApiEnv>({ getPath: (request) => new URL(request.url).pathname });

for (const route of [...routes, ...documents]) {
  api.use(route.path, allowMethods([route.method]));
  api.on(
    route.method,
    route.path,
    setCall(route),
    sameOriginOnly,
    limitCalls,
    requireAccess,
    limitAnonymous,
    readBody,
    handleCall,
  );
}

// The generic call stands for many: which one, with its limit and who may call it, is known once its body is read.
api.use(databaseCall.path, allowMethods([databaseCall.method]));
api.on(
  databaseCall.method,
  databaseCall.path,
  setCall(databaseCall),
  sameOriginOnly,
  readBody,
  findCommand,
  limitCalls,
  requireAccess,
  handleCall,
);

api.notFound(() => refusalResponse(refuse(unknownCall)));

api.onError((error, c) => {
  logError(`${c.req.raw.method} ${c.req.path} failed`, error);
  return refusalResponse(refuse(unavailable));
});

/** The calls by method and path, for tests that must reach each of them. */
export const callNames = [...routes, ...documents, databaseCall].map(({ method, path }) => `${method} ${path}`);

/** Answers an /api request: every failure in JSON, without its inner details. */
export async function handleApi(request: Request, shop: Shop): Promise<Response> {
  return api.fetch(request, shop);
}
