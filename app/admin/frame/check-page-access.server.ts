import { data, type MiddlewareFunction, redirect } from "react-router";

import { staffOf, unauthorized } from "#app/features/staff/guard.server.ts";
import { isAllowed } from "#app/features/staff/permissions.ts";
import type { StaffMember } from "#app/features/staff/session.server.ts";
import { shopOf } from "#app/platform/context.ts";

import { type Demand, type PageAccess, pageAccess } from "./page-access.ts";
import { type AdminFrame, readFrame } from "./read-frame.server.ts";

/** The admin page for people who are not signed in. */
const signInPath = "/admin";

/**
 * Lets those pass whom `pageAccess` lets in. It checks the matched route and not the URL, which has more than one spelling.
 * Throws a redirect to the sign-in form or a 401 response when nobody is signed in, a 403 response when a role may not, and a 405
 * response for a form to a page that takes none.
 */
export const checkPageAccess: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const reading = request.method === "GET" || request.method === "HEAD";
  const access = accessOf(pattern);
  const demands = access && [access.read, ...(reading ? [] : [access.write])];
  const staff = staffOf(context);
  if (!staff && !demands?.every((demand) => demand === "anyone")) throw reading ? redirect(signInPath) : unauthorized();
  if (staff && demands?.includes(undefined))
    throw new Response("This page takes no forms", { status: 405, headers: { Allow: "GET, HEAD" } });
  if (staff && !demands?.every((demand) => isMet(demand, staff)))
    // With what the page's frame shows: no loader runs after a refusal here.
    throw data<AdminFrame>(await readFrame(shopOf(context), staff), { status: 403 });
  return next();
};

function accessOf(pattern: string): PageAccess | undefined {
  const pages: Readonly<Record<string, PageAccess>> = pageAccess;
  const path = `/${pattern}`;
  return Object.hasOwn(pages, path) ? pages[path] : undefined;
}

function isMet(demand: Demand | undefined, { role }: StaffMember): boolean {
  if (demand === undefined) return false;
  return demand === "anyone" || demand === "staff" || isAllowed(role, demand);
}
