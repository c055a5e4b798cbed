import { hashPassword } from "better-auth/crypto";

import { staff, staffAccounts } from "#app/db/schema/staff.server.ts";
import { signIn } from "#app/features/staff/sign-in.server.ts";
import type { Shop } from "#app/platform/context.ts";

export const origin = "http://localhost:8787";
export const password = "correct horse battery staple";

/** Hires someone whose password is `password`. */
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

/** A request as a browser that holds `cookies` makes it. */
export function requestWith(cookies: readonly string[] = [], headers: Record<string, string> = {}): Request {
  return new Request(`${origin}/admin`, {
    headers: { ...headers, ...(cookies.length > 0 ? { Cookie: cookies.join("; ") } : {}) },
  });
}

/** A request from an address that made none before: sign-ins are limited by address. */
export function requestFromNewAddress(): Request {
  return requestWith([], { "CF-Connecting-IP": crypto.randomUUID() });
}

/** Signs someone in; answers the cookies that a browser would hold then. */
export async function sessionCookiesOf(shop: Shop, username: string): Promise<string[]> {
  const result = await signIn(requestFromNewAddress(), shop, { username, password }, new Date());
  if (result.kind !== "signed-in") throw new Error(`${username} was not signed in: ${result.kind}`);
  return result.cookies.map((cookie) => cookie.split(";")[0] ?? "");
}
