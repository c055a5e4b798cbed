import type { Shop } from "#app/platform/context.ts";
import { callerOf, isOverLimit } from "#app/platform/rate-limit.server.ts";
import { signLink } from "#app/platform/signed-link.server.ts";

import { knownDevice, rememberDevice } from "./known-device.server.ts";
import { delaySeconds } from "./lockout.ts";
import type { Credentials } from "./schemas.ts";
import { claimAttempt, failuresEverywhere, clearSignInFailures } from "./sign-in-attempts.server.ts";

/** `cookies` are `Set-Cookie` values. `locked` is the same for known and unknown usernames, for the place that failed. */
export type SignInResult =
  | { kind: "signed-in"; cookies: string[] }
  | { kind: "invalid" }
  | { kind: "locked" }
  | { kind: "too-many" };

/**
 * Signs a staff member in, unless this place has tried too often: a known device, or else a network address. While a
 * username is attacked from many places, unknown devices are delayed but never refused; `wait` is how they wait. Throws
 * when the database fails.
 */
export async function signIn(
  request: Request,
  shop: Shop,
  { username, password }: Credentials,
  now: Date,
  wait = waitSeconds,
): Promise<SignInResult> {
  if (await isOverLimit(request, shop.env, "password")) return { kind: "too-many" };
  const device = await knownDevice(request, shop, username);
  const at = { username, place: device ? `device:${device}` : await addressPlace(request, shop) };
  const delay = device ? 0 : delaySeconds(await failuresEverywhere(shop.db, username, now));
  if (!(await claimAttempt(shop.db, at, now))) return { kind: "locked" };
  if (delay > 0) await wait(delay);

  const { isRefusal, openAuth } = await import("./auth.server.ts");
  const auth = openAuth(shop, new URL(request.url).origin);
  try {
    const { headers } = await auth.api.signInUsername({
      body: { username, password },
      headers: request.headers,
      returnHeaders: true,
    });
    await clearSignInFailures(shop.db, at, now);
    const deviceCookie = await rememberDevice(request, shop, username);
    return { kind: "signed-in", cookies: [...headers.getSetCookie(), deviceCookie] };
  } catch (error) {
    if (isRefusal(error)) return { kind: "invalid" };
    throw error;
  }
}

function waitSeconds(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1_000);
  });
}

/** A network address as a keyed hash: distinct, but not readable. */
async function addressPlace(request: Request, { env }: Shop): Promise<string> {
  return `address:${await signLink("staff-device", callerOf(request), env.AUTH_SECRET)}`;
}

/** Ends the session of a request in D1; returns the `Set-Cookie` values that clear it in the browser. */
export async function signOut(request: Request, shop: Shop): Promise<string[]> {
  const { openAuth } = await import("./auth.server.ts");
  const auth = openAuth(shop, new URL(request.url).origin);
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
  return headers.getSetCookie();
}
