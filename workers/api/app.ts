import { Hono } from "hono";

import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { allowNamedOrigins } from "./cors.ts";
import { databaseCall, findCommand } from "./database.ts";
import { documents } from "./documents.ts";
import { tellProblems } from "./problem-details.ts";
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
  refuseWrongKeys,
  requireAccess,
  sameOriginOnly,
} from "./steps.ts";

// Paths are compared without decoding: a path with percent signs is not another spelling of a call.
const api = new Hono<ApiEnv>({ getPath: (request) => new URL(request.url).pathname });

api.use(allowNamedOrigins);
api.use(tellProblems);

const all = [...routes, ...documents];
const methodsAt = Object.groupBy(all, ({ path }) => path);

for (const route of all) {
  const path = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
  api.use(path, allowMethods((methodsAt[route.path] ?? []).map(({ method }) => method)));
  api.on(
    route.method,
    path,
    setCall(route),
    sameOriginOnly,
    limitCalls,
    refuseWrongKeys,
    requireAccess,
    limitAnonymous,
    readBody,
    handleCall,
  );
}

// The generic call has many commands: which one, its limit and its access are known once the body is read.
api.use(databaseCall.path, allowMethods([databaseCall.method]));
api.on(
  databaseCall.method,
  databaseCall.path,
  setCall(databaseCall),
  sameOriginOnly,
  readBody,
  findCommand,
  limitCalls,
  refuseWrongKeys,
  requireAccess,
  handleCall,
);

api.notFound(() => refusalResponse(refuse(unknownCall)));

api.onError((error, c) => {
  logError(`${c.req.raw.method} ${c.req.path} failed (request ${c.var.requestId})`, error);
  return refusalResponse(refuse(unavailable));
});

/** The calls by method and path, for tests that must reach each of them. */
export const callNames = [...all, databaseCall].map(({ method, path }) => `${method} ${path}`);

/** Handles an /api request. Never throws: every failure is a JSON response without internal details. */
export async function handleApi(request: Request, shop: Shop): Promise<Response> {
  return api.fetch(request, shop);
}
