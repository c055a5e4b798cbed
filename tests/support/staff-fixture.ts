import { hashPassword } from "better-auth/crypto";

import { staff, staffAccounts } from "#app/db/schema/staff.server.ts";
import { readStaffSession, type StaffSession } from "#app/features/shop/staff/session.server.ts";
import { signIn } from "#app/features/shop/staff/sign-in.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import type { StaffRole } from "#app/shared/states.ts";

export const origin = "http://localhost:8787";
export const password = "correct horse battery staple";

/** Creates a staff member whose password is `password`: an owner, unless said otherwise. */
export async function createStaffMember(
  db: Shop["db"],
  username: string,
  { role = "owner" }: { role?: StaffRole } = {},
): Promise<void> {
  const createdAt = new Date();
  const person = {
    id: `stf_${username}`,
    name: `${username} of the shop`,
    email: `${username}@shop.example`,
    username,
    role,
  };
  await db.batch([
    db.insert(staff).values({ ...person, createdAt, updatedAt: createdAt }),
    db.insert(staffAccounts).values({
      id: `acc_${username}`,
      userId: person.id,
      accountId: person.id,
      providerId: "credential",
      password: await hashPassword(password),
      createdAt,
      updatedAt: createdAt,
    }),
  ]);
}

/** A request of a browser that has `cookies`. */
export function requestWith(cookies: readonly string[] = [], headers: Record<string, string> = {}): Request {
  return new Request(`${origin}/admin`, {
    headers: { ...headers, ...(cookies.length > 0 ? { Cookie: cookies.join("; ") } : {}) },
  });
}

/** A request from a new network address, because sign-ins are limited by address. */
export function requestFromNewAddress(): Request {
  return requestWith([], { "CF-Connecting-IP": crypto.randomUUID() });
}

/** Signs a staff member in and returns the session's cookies. Throws when sign-in is refused. */
export async function sessionCookiesOf(shop: Shop, username: string): Promise<string[]> {
  const result = await signIn(requestFromNewAddress(), shop, { username, password }, new Date());
  if (result.kind !== "signed-in") throw new Error(`${username} was not signed in: ${result.kind}`);
  return result.cookies.map((cookie) => cookie.split(";")[0] ?? "");
}

/** Signs a staff member in and returns the session, with the cookies of its browser. */
export async function sessionOf(shop: Shop, username: string): Promise<StaffSession & { request: Request }> {
  const request = requestWith(await sessionCookiesOf(shop, username), { "CF-Connecting-IP": crypto.randomUUID() });
  const session = await readStaffSession(request, shop, { extend: false });
  if (!session) throw new Error(`${username} has no session`);
  return { ...session, request };
}

/** The `Cookie` pairs of `Set-Cookie` values. */
export function cookiePairs(setCookies: readonly string[]): string[] {
  return setCookies.map((cookie) => cookie.split(";")[0] ?? "");
}
