import type { Shop } from "#app/platform/env/context.ts";
import { claimWrite } from "#app/platform/http/claim-write.server.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";

import { oneVerification, verifyPassword } from "./check-password.server.ts";
import { finishSignIn, type SignedIn } from "./finish-sign-in.server.ts";
import { delaySeconds } from "./lockout.ts";
import type { Credentials } from "./schemas.ts";
import { secondStepCookie } from "./session-cookie.ts";
import { claimAttempt, failuresEverywhere, clearSignInFailures } from "./sign-in-attempts.server.ts";
import { placeOf } from "./sign-in-source.server.ts";

/**
 * `cookies` are `Set-Cookie` values. `second-step`: the password is right, and a code is needed, too. `locked` is the same for
 * known and unknown usernames, for the place that failed.
 */
export type SignInResult =
  | SignedIn
  | { kind: "second-step"; cookies: string[] }
  | { kind: "invalid" }
  | { kind: "locked" }
  | { kind: "too-many" };

/**
 * Signs a staff member in, unless this place has tried too often: a known device, or else a network address. While a
 * username is attacked from many places, unknown devices are delayed but never refused; `wait` is how they wait. Every
 * attempt verifies one hash, so its time tells nothing about a username. Throws when the database fails.
 */
export async function signIn(
  request: Request,
  shop: Shop,
  { username, password }: Credentials,
  now: Date,
  wait = waitSeconds,
  verify = verifyPassword,
): Promise<SignInResult> {
  if (await isOverLimit(request, shop.env, "password")) return { kind: "too-many" };
  const place = await placeOf(request, shop, username);
  if (!place.isKnownDevice && !(await claimWrite(request, shop, "sign-in", now))) return { kind: "too-many" };
  const at = { username, place: place.name };
  const delay = place.isKnownDevice ? 0 : delaySeconds(await failuresEverywhere(shop.db, username, now));
  if (!(await claimAttempt(shop.db, at, now))) return { kind: "locked" };
  if (delay > 0) await wait(delay);

  const { isRefusal, openAuth } = await import("./auth.server.ts");
  const passwords = oneVerification(verify);
  const auth = openAuth(shop, new URL(request.url).origin, passwords.functions);
  try {
    const { response, headers } = await auth.api.signInUsername({
      body: { username, password },
      headers: request.headers,
      returnHeaders: true,
    });
    await clearSignInFailures(shop.db, at, now);
    const cookies = headers.getSetCookie();
    // The session that better-auth made before it asked for the second factor is deleted; its cookies are dropped, too.
    if ("twoFactorRedirect" in response)
      return { kind: "second-step", cookies: cookies.filter((cookie) => cookie.includes(`${secondStepCookie}=`)) };
    return await finishSignIn(request, shop, { id: response.user.id, username, cookies }, now);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await passwords.finish(password);
    return { kind: "invalid" };
  }
}

function waitSeconds(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1_000);
  });
}

/** Ends the session of a request in D1; returns the `Set-Cookie` values that clear it in the browser. */
export async function signOut(request: Request, shop: Shop): Promise<string[]> {
  const { openAuth } = await import("./auth.server.ts");
  const auth = openAuth(shop, new URL(request.url).origin);
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
  return headers.getSetCookie();
}
