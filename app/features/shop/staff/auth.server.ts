import type { BetterAuthOptions } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import { username } from "better-auth/plugins/username";
import { eq } from "drizzle-orm";

import {
  staff,
  staffAccounts,
  staffPasskeys,
  staffSessions,
  staffTwoFactors,
  staffVerifications,
} from "#app/db/schema/staff.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { authSecrets } from "#app/platform/env/env.server.ts";

import type { PasswordFunctions } from "./check-password.server.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";
import { renewCookieSignatures } from "./renew-cookie-signatures.server.ts";
import { sessionCookie } from "./session-cookie.ts";

/** Seconds that a session lasts after its last page view, and between two extensions of it. */
const sessionSeconds = 12 * 60 * 60;
const refreshSeconds = 5 * 60;

/** What every instance of better-auth has in common; `passkey-auth.server.ts` adds the passkeys. */
export function authOptions({ env, db }: Shop, origin: string) {
  return {
    baseURL: origin,
    secret: env.AUTH_SECRET,
    database: drizzleAdapter(db, {
      provider: "sqlite",
      schema: {
        user: staff,
        session: staffSessions,
        account: staffAccounts,
        verification: staffVerifications,
        twoFactor: staffTwoFactors,
        passkey: staffPasskeys,
      },
    }),
    user: {
      additionalFields: {
        role: { type: "string", input: false },
        disabledAt: { type: "string", required: false, input: false },
      },
    },
    emailAndPassword: { enabled: true, disableSignUp: true, maxPasswordLength: 500 },
    // No cookie cache: a session that is revoked in D1 is refused at once. No fresh age: who adds a passkey gives the password.
    session: { expiresIn: sessionSeconds, updateAge: refreshSeconds, freshAge: 0, cookieCache: { enabled: false } },
    databaseHooks: {
      // However somebody signs in, a disabled account gets no session.
      session: { create: { before: async ({ userId }: { userId: string }) => refuseDisabled(db, userId) } },
    },
    // better-auth checks cookies with one secret: those of the secret before are signed anew before it looks at them.
    hooks: {
      before: createAuthMiddleware(async ({ headers }) =>
        headers && env.AUTH_SECRET_PREVIOUS
          ? { context: { headers: await renewCookieSignatures(headers, authSecrets(env)) } }
          : undefined,
      ),
    },
    rateLimit: { enabled: false },
    advanced: { cookiePrefix: sessionCookie.prefix, ipAddress: { ipAddressHeaders: ["cf-connecting-ip"] } },
    telemetry: { enabled: false },
    logger: { level: "error" },
  } satisfies BetterAuthOptions;
}

/** The plugins of every instance: usernames and second factors. */
export function authPlugins() {
  // No validation: a malformed username gets the same answer as an unknown one.
  const usernames = username({ minUsernameLength: 1, maxUsernameLength: 100, usernameValidator: () => true });
  const secondFactors = twoFactor({
    // Its lock would shut everybody out, known devices too: `second-step.server.ts` counts failures by place.
    accountLockout: { enabled: false },
    backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
  });
  return [usernames, secondFactors] as [typeof usernames, typeof secondFactors];
}

/**
 * The staff's sign-in: accounts, password hashes, second factors and sessions in D1. Its own HTTP routes are not served; only
 * the functions in this folder call it. `password` replaces how passwords are hashed and verified. Import it dynamically: it is large, and only staff need it.
 */
export function openAuth(shop: Shop, origin: string, password: Partial<PasswordFunctions> = {}) {
  const { emailAndPassword, ...options } = authOptions(shop, origin);
  return betterAuth({ ...options, emailAndPassword: { ...emailAndPassword, password }, plugins: authPlugins() });
}

/** Whether an error of the sign-in is a refusal (4xx) rather than a failure. */
export function isRefusal(error: unknown): boolean {
  return isAPIError(error) && error.statusCode < 500;
}

async function refuseDisabled(db: Shop["db"], userId: string): Promise<void> {
  const [member] = await db.select({ disabledAt: staff.disabledAt }).from(staff).where(eq(staff.id, userId));
  if (!member || member.disabledAt) throw new APIError("UNAUTHORIZED");
}
