import type { Shop } from "#app/platform/env/context.ts";
import { addDays } from "#app/shared/dates.ts";

import type { Role } from "./permissions.ts";
import { readRole } from "./read-role.server.ts";
import { hasSessionCookie } from "./session-cookie.ts";

/** Days after which a session ends even when it is used all the time. */
export const maxSessionDays = 7;

export interface StaffMember {
  id: string;
  username: string;
  name: string;
  role: Role;
}

export interface StaffSession {
  /** The id of the session. */
  id: string;
  staff: StaffMember;
  /** `Set-Cookie` values that extend the session in the browser; empty when that is not due. */
  cookies: string[];
}

/** Who is signed in; null for anyone else. Never extends the session: an API answer has no page view behind it. */
export async function currentStaff(request: Request, shop: Shop): Promise<StaffMember | null> {
  const session = await readStaffSession(request, shop, { extend: false });
  return session?.staff ?? null;
}

/** The session of a request, read from D1 each time. With `extend` it lasts its full time again from now. */
export async function readStaffSession(
  request: Request,
  shop: Shop,
  { extend }: { extend: boolean },
): Promise<StaffSession | null> {
  if (!hasSessionCookie(request)) return null;
  const { isRefusal, openAuth } = await import("./auth.server.ts");
  const auth = openAuth(shop, new URL(request.url).origin);
  try {
    const { response, headers } = await auth.api.getSession({
      headers: request.headers,
      query: { disableRefresh: !extend },
      returnHeaders: true,
    });
    if (!response) return null;
    const { id, username, name, disabledAt } = response.user;
    if (response.session.createdAt <= addDays(new Date(), -maxSessionDays)) return null;
    if (disabledAt) return null;
    const role = await readRole(shop.db, response.user.role ?? "");
    if (!role) return null;
    return {
      id: response.session.id,
      staff: { id, username: username ?? "", name, role },
      cookies: headers.getSetCookie(),
    };
  } catch (error) {
    // The session was revoked between reading and extending it.
    if (isRefusal(error)) return null;
    throw error;
  }
}
