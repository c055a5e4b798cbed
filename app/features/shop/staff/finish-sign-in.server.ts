import { eq } from "drizzle-orm";

import { staff } from "#app/db/schema/staff.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { rememberDevice } from "./known-device.server.ts";

/** `cookies` are `Set-Cookie` values: the session, and what makes the device known. */
export interface SignedIn {
  kind: "signed-in";
  cookies: string[];
}

/** What follows every sign-in, by whichever way: its time is noted, and the device becomes known. */
export async function finishSignIn(
  request: Request,
  shop: Shop,
  { id, username, cookies }: { id: string; username: string; cookies: readonly string[] },
  now: Date,
): Promise<SignedIn> {
  await shop.db.update(staff).set({ lastSignInAt: now.toISOString() }).where(eq(staff.id, id));
  return { kind: "signed-in", cookies: [...cookies, await rememberDevice(request, shop, username)] };
}
