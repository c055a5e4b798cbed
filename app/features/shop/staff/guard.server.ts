import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";

import { shopOf } from "#app/platform/env/context.ts";

import { isAllowed, type Permission } from "./permissions.ts";
import { readStaffSession, type StaffMember, type StaffSession } from "./session.server.ts";

const sessionContext = createContext<StaffSession | null>(null);

/** Keeps every admin response out of caches and search engines. */
export const privatePages: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Robots-Tag", "noindex, nofollow");
  return response;
};

/** Reads who is signed in, for `staffOf` and all that asks it, and extends the session of who looks at a page. */
export const staffSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const reading = request.method === "GET" || request.method === "HEAD";
  const session = await readStaffSession(request, shopOf(context), { extend: reading });
  context.set(sessionContext, session);
  const response = await next();
  for (const cookie of session?.cookies ?? []) response.headers.append("Set-Cookie", cookie);
  return response;
};

/** Who is signed in; null at the pages for everyone. */
export function staffOf(context: Readonly<RouterContextProvider>): StaffMember | null {
  return sessionOf(context)?.staff ?? null;
}

/** The session of who is signed in; null at the pages for everyone. */
export function sessionOf(context: Readonly<RouterContextProvider>): StaffSession | null {
  return context.get(sessionContext);
}

/** Who is signed in. Throws a 401 response when nobody is, which no page lets happen that asks for staff. */
export function requireStaff(context: Readonly<RouterContextProvider>): StaffMember {
  return requireSession(context).staff;
}

/** The session of who is signed in. Throws a 401 response when nobody is. */
export function requireSession(context: Readonly<RouterContextProvider>): StaffSession {
  const session = context.get(sessionContext);
  if (!session) throw unauthorized();
  return session;
}

/** Who is signed in and may do this, where a page demands more for a part of it. Throws a 401 response when nobody is signed in, a 403 when their role may not. */
export function requirePermission(context: Readonly<RouterContextProvider>, permission: Permission): StaffMember {
  const staff = requireStaff(context);
  if (!isAllowed(staff.role, permission)) throw new Response("Your role can't do this", { status: 403 });
  return staff;
}

/** The response to a form that somebody sent who is not signed in. */
export function unauthorized(): Response {
  return new Response("Please sign in", { status: 401 });
}
