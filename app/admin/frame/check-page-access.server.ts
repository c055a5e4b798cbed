import { data, type MiddlewareFunction, redirect } from "react-router";

import { staffOf, unauthorized } from "#app/features/shop/staff/guard.server.ts";
import { builtInRoles, type Role } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import { type Demand, meetsDemand, type PageAccess, pageAccess } from "./page-access.ts";
import { type FrameData, readFrame } from "./read-frame.server.ts";

/** What a request has to meet; nothing does for a page that is not in the table. */
type Demands = readonly (Demand | undefined)[] | undefined;

/** The admin page for people who are not signed in. */
const signInPath = "/admin";

/**
 * Lets those pass whom `pageAccess` lets in. It checks the matched route and not the URL, which has more than one spelling.
 * Throws a redirect to the sign-in form or a 401 response when nobody is signed in, a 403 response when a role may not, and a 405
 * response for a form to a page that takes none.
 */
export const checkPageAccess: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const reading = reads(request.method);
  const access = accessOf(pattern);
  const demands = access && [access.read, ...(reading ? [] : [access.write])];
  const staff = staffOf(context);
  if (!staff && !demands?.every((demand) => demand === "anyone")) throw reading ? redirect(signInPath) : unauthorized();
  if (staff && demands?.includes(undefined))
    throw new Response("This page takes no forms", { status: 405, headers: { Allow: "GET, HEAD" } });
  if (staff && !areMet(demands, staff.role)) {
    if (access?.pageless) throw new Response(refusal(request, demands, staff.role), { status: 403 });
    // With what the page's frame shows: no loader runs after a refusal here.
    throw data<FrameData>(await readFrame(shopOf(context), staff), { status: 403 });
  }
  return next();
};

function reads(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

function accessOf(pattern: string): PageAccess | undefined {
  const pages: Readonly<Record<string, PageAccess>> = pageAccess;
  const path = `/${pattern}`;
  return Object.hasOwn(pages, path) ? pages[path] : undefined;
}

function areMet(demands: Demands, role: Role): boolean {
  return demands?.every((demand) => demand !== undefined && meetsDemand(role, demand)) ?? false;
}

/** What somebody may not open or do, and the built-in roles that may. */
function refusal({ method, url }: Request, demands: Demands, role: Role): string {
  const allowed = Object.values(builtInRoles)
    .filter((other) => areMet(demands, other))
    .map(({ name }) => name);
  const what = reads(method) ? "open" : "send forms to";
  return `Your role (${role.name}) can't ${what} ${new URL(url).pathname}. Roles that can: ${allowed.join(", ")}.`;
}
