import { hashPassword } from "better-auth/crypto";

import { staff, staffAccounts } from "#app/db/schema/staff.server.ts";
import { signIn } from "#app/features/staff/sign-in.server.ts";
import type { Shop } from "#app/platform/context.ts";

export const origin = "http://localhost:8787";
export const password = "correct horse battery staple";

/** Creates a staff member whose password is `password`. */
export async function createStaffMember(db: Shop["db"], username: string): Promise<void> {
  const createdAt = new Date();
  const person = {
    id: `stf_${username}`,
    name: `${username} of the shop`,
    email: `${username}@shop.example`,
    username,
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
