import { lt } from "drizzle-orm";

import { staffSessions } from "#app/db/schema/staff.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { isOverLimit } from "#app/platform/rate-limit.server.ts";

import type { Credentials } from "./schemas.ts";
import { claimAttempt, forgetFailures } from "./sign-in-attempts.server.ts";

/** `cookies` are `Set-Cookie` values. `locked` is answered for known and unknown usernames alike. */
export type SignInResult =
  | { kind: "signed-in"; cookies: string[] }
  | { kind: "invalid" }
  | { kind: "locked" }
  | { kind: "too-many" };

/** Signs a staff member in, unless the caller's address or the username has tried too often. */
export async function signIn(
  request: Request,
  shop: Shop,
  { username, password }: Credentials,
  now: Date,
): Promise<SignInResult> {
  if (await isOverLimit(request, shop.env, "password")) return { kind: "too-many" };
  if (!(await claimAttempt(shop.db, username, now))) return { kind: "locked" };

  const { isRefusal, openAuth } = await import("./auth.server.ts");
  const auth = openAuth(shop, new URL(request.url).origin);
  try {
    const { headers } = await auth.api.signInUsername({
      body: { username, password },
      headers: request.headers,
      returnHeaders: true,
    });
    await forgetFailures(shop.db, username, now);
    await shop.db.delete(staffSessions).where(lt(staffSessions.expiresAt, now));
    return { kind: "signed-in", cookies: headers.getSetCookie() };
  } catch (error) {
    if (isRefusal(error)) return { kind: "invalid" };
    throw error;
  }
}

/** Ends the session of a request in D1; answers the `Set-Cookie` values that clear it in the browser. */
export async function signOut(request: Request, shop: Shop): Promise<string[]> {
  const { openAuth } = await import("./auth.server.ts");
  const auth = openAuth(shop, new URL(request.url).origin);
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
  return headers.getSetCookie();
}
