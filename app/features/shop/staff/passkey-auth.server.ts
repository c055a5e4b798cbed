import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";

import type { Shop } from "#app/platform/env/context.ts";

import { authOptions, authPlugins } from "./auth.server.ts";

/**
 * The staff's sign-in with passkeys, which are bound to the shop's host name. A passkey stands for both steps, so each use
 * must verify the person (by fingerprint, face or PIN). Import it dynamically: WebAuthn is large, and few requests need it.
 */
export function openPasskeyAuth(shop: Shop, origin: string) {
  const passkeys = passkey({
    rpID: new URL(origin).hostname,
    rpName: "Admin",
    origin,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      afterVerification: async ({ verification }) => requireVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) => requireVerified(verification.authenticationInfo.userVerified),
    },
  });
  const [usernames, secondFactors] = authPlugins();
  return betterAuth({ ...authOptions(shop, origin), plugins: [usernames, secondFactors, passkeys] });
}

/** better-auth asks for it, but takes a passkey without it, too. */
function requireVerified(isVerified: boolean | undefined): undefined {
  if (!isVerified) throw new APIError("UNAUTHORIZED", { code: "AUTHENTICATION_FAILED", message: "Not verified" });
}
