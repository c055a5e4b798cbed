import { createContext, type MiddlewareFunction, redirect, type RouterContextProvider } from "react-router";

import { shopOf } from "#app/platform/context.ts";

import { isAllowed, type Permission } from "./permissions.ts";
import { readStaffSession, type StaffMember, type StaffSession } from "./session.server.ts";

const sessionContext = createContext<StaffSession | null>(null);

/** The admin pages for people who are not signed in. */
const signInPath = "/admin";
const openPatterns = ["admin", "admin/invitation", "admin/forgotten-password", "admin/new-password"];

/** Keeps every admin response out of caches and search engines. */
export const privatePages: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Robots-Tag", "noindex, nofollow");
  return response;
};

/**
 * Lets signed-in staff pass. Others are redirected to the sign-in form; their writes get a 401. It checks the matched
 * route and not the URL, which has more than one spelling. Throws those responses.
 */
export const staffGuard: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const reading = request.method === "GET" || request.method === "HEAD";
  const session = await readStaffSession(request, shopOf(context), { extend: reading });
  if (!session && !openPatterns.includes(pattern)) throw reading ? redirect(signInPath) : unauthorized();
  context.set(sessionContext, session);

  const response = await next();
  for (const cookie of session?.cookies ?? []) response.headers.append("Set-Cookie", cookie);
  return response;
};

/** Who is signed in; null at the sign-in form. */
export function staffOf(context: Readonly<RouterContextProvider>): StaffMember | null {
  return context.get(sessionContext)?.staff ?? null;
}

/** Who is signed in. Throws a 401 response when nobody is: every admin loader and action checks, despite the guard. */
export function requireStaff(context: Readonly<RouterContextProvider>): StaffMember {
  return requireSession(context).staff;
}

/** The session of who is signed in. Throws a 401 response when nobody is. */
export function requireSession(context: Readonly<RouterContextProvider>): StaffSession {
  const session = context.get(sessionContext);
  if (!session) throw unauthorized();
  return session;
}

/** Who is signed in and may do this. Throws a 401 response when nobody is signed in, a 403 when their role may not. */
export function requirePermission(context: Readonly<RouterContextProvider>, permission: Permission): StaffMember {
  const staff = requireStaff(context);
  if (!isAllowed(staff.role, permission)) throw new Response("Your role may not do this", { status: 403 });
  return staff;
}

function unauthorized(): Response {
  return new Response("Please sign in", { status: 401 });
}
