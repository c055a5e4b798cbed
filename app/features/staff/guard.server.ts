import { createContext, type MiddlewareFunction, redirect, type RouterContextProvider } from "react-router";

import { shopOf } from "#app/platform/context.ts";

import { isAllowed, type Permission } from "./permissions.ts";
import { readStaffSession, type StaffMember } from "./session.server.ts";

const staffContext = createContext<StaffMember | null>(null);

/** The only admin page for people who are not signed in: it has the sign-in form. */
const signInPath = "/admin";
const signInPattern = "admin";

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
  if (!session && pattern !== signInPattern) throw reading ? redirect(signInPath) : unauthorized();
  context.set(staffContext, session?.staff ?? null);

  const response = await next();
  for (const cookie of session?.cookies ?? []) response.headers.append("Set-Cookie", cookie);
  return response;
};

/** Who is signed in; null at the sign-in form. */
export function staffOf(context: Readonly<RouterContextProvider>): StaffMember | null {
  return context.get(staffContext);
}

/** Who is signed in. Throws a 401 response when nobody is: every admin loader and action checks, despite the guard. */
export function requireStaff(context: Readonly<RouterContextProvider>): StaffMember {
  const staff = staffOf(context);
  if (!staff) throw unauthorized();
  return staff;
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
