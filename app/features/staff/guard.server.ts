import { createContext, type MiddlewareFunction, redirect, type RouterContextProvider } from "react-router";

import { shopOf } from "#app/platform/context.ts";

import { readStaffSession, type StaffMember } from "./session.server.ts";

const staffContext = createContext<StaffMember | null>(null);

/** The only page of the admin that answers people who are not signed in: it holds the sign-in form. */
const signInPath = "/admin";
const signInPattern = "admin";

/** Keeps every answer of the admin out of caches and search engines. */
export const privatePages: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Robots-Tag", "noindex, nofollow");
  return response;
};

/**
 * Lets signed-in staff pass. Others are sent to the sign-in form, and refused when they would change something. It goes
 * by the matched route and not by the address, which can be written in more than one way.
 */
export const staffGuard: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const reading = request.method === "GET" || request.method === "HEAD";
  const session = await readStaffSession(request, shopOf(context), { prolong: reading });
  if (!session && pattern !== signInPattern) throw reading ? redirect(signInPath) : pleaseSignIn();
  context.set(staffContext, session?.staff ?? null);

  const response = await next();
  for (const cookie of session?.cookies ?? []) response.headers.append("Set-Cookie", cookie);
  return response;
};

/** Who is signed in; null at the sign-in form. */
export function staffOf(context: Readonly<RouterContextProvider>): StaffMember | null {
  return context.get(staffContext);
}

/** Who is signed in. Throws a 401 when nobody is: each loader and action of the admin asks, whatever the guard did. */
export function requireStaff(context: Readonly<RouterContextProvider>): StaffMember {
  const staff = staffOf(context);
  if (!staff) throw pleaseSignIn();
  return staff;
}

function pleaseSignIn(): Response {
  return new Response("Please sign in", { status: 401 });
}
