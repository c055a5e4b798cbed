import { eq } from "drizzle-orm";

import { staff, staffPasskeys, staffSessions } from "#app/db/schema/staff.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";

import { finishSignIn, type SignedIn } from "./finish-sign-in.server.ts";
import type { PasskeyProof } from "./schemas.ts";

/** The options of a WebAuthn call as JSON, for `parse…OptionsFromJSON` in the browser, with the cookie of their challenge. */
export interface PasskeyOptions {
  options: object;
  cookies: string[];
}

/** What the browser needs to ask for a passkey. Anyone may have it. */
export async function passkeySignInOptions(request: Request, shop: Shop): Promise<PasskeyOptions> {
  const { openPasskeyAuth } = await import("./passkey-auth.server.ts");
  const auth = openPasskeyAuth(shop, new URL(request.url).origin);
  const { response, headers } = await auth.api.generatePasskeyAuthenticationOptions({
    headers: withoutSession(request),
    returnHeaders: true,
  });
  return { options: { ...response, userVerification: "required" }, cookies: headers.getSetCookie() };
}

/**
 * Signs in whoever has the passkey, without a second step: the passkey is something they have, and unlocking it something they
 * know or are.
 */
export async function signInWithPasskey(
  request: Request,
  shop: Shop,
  passkey: PasskeyProof,
  now: Date,
): Promise<SignedIn | { kind: "invalid" } | { kind: "too-many" }> {
  if (await isOverLimit(request, shop.env, "password")) return { kind: "too-many" };
  const [{ openPasskeyAuth }, { isRefusal }] = await Promise.all([
    import("./passkey-auth.server.ts"),
    import("./auth.server.ts"),
  ]);
  const auth = openPasskeyAuth(shop, new URL(request.url).origin);
  try {
    const { response, headers } = await auth.api.verifyPasskeyAuthentication({
      body: { response: passkey },
      headers: request.headers,
      returnHeaders: true,
    });
    const { userId, token } = response.session;
    const [[member], used] = await shop.db.batch([
      shop.db.select({ id: staff.id, username: staff.username }).from(staff).where(eq(staff.id, userId)),
      shop.db
        .update(staffPasskeys)
        .set({ lastUsedAt: now.toISOString() })
        .where(eq(staffPasskeys.credentialID, passkey.id))
        .returning({ id: staffPasskeys.id }),
    ]);
    // It may have been removed between better-auth's look at it and the session.
    if (!member || used.length === 0) {
      await shop.db.delete(staffSessions).where(eq(staffSessions.token, token));
      return { kind: "invalid" };
    }
    return await finishSignIn(request, shop, { ...member, cookies: headers.getSetCookie() }, now);
  } catch (error) {
    if (isRefusal(error)) return { kind: "invalid" };
    throw error;
  }
}

/** A browser that is signed in already may still sign in as somebody else. */
function withoutSession(request: Request): Headers {
  const headers = new Headers(request.headers);
  headers.delete("Cookie");
  return headers;
}
