import type { Shop } from "#app/platform/context.ts";

import { hasSessionCookie } from "./session-cookie.ts";

export interface StaffMember {
  id: string;
  username: string;
  name: string;
}

export interface StaffSession {
  staff: StaffMember;
  /** `Set-Cookie` values that prolong the session in the browser; empty when none is due. */
  cookies: string[];
}

/** Who is signed in; null for anyone else. Never prolongs the session: an API answer has no page view behind it. */
export async function currentStaff(request: Request, shop: Shop): Promise<StaffMember | null> {
  const session = await readStaffSession(request, shop, { prolong: false });
  return session?.staff ?? null;
}

/** The session of a request, read from D1 each time. With `prolong` it lasts its full time again from now. */
export async function readStaffSession(
  request: Request,
  shop: Shop,
  { prolong }: { prolong: boolean },
): Promise<StaffSession | null> {
  if (!hasSessionCookie(request)) return null;
  const { isRefusal, openAuth } = await import("./auth.server.ts");
  const auth = openAuth(shop, new URL(request.url).origin);
  try {
    const { response, headers } = await auth.api.getSession({
      headers: request.headers,
      query: { disableRefresh: !prolong },
      returnHeaders: true,
    });
    if (!response) return null;
    const { id, username, name } = response.user;
    return { staff: { id, username: username ?? "", name }, cookies: headers.getSetCookie() };
  } catch (error) {
    // The session was revoked between reading and prolonging it.
    if (isRefusal(error)) return null;
    throw error;
  }
}
