import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { isAPIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { username } from "better-auth/plugins/username";

import { staff, staffAccounts, staffSessions, staffVerifications } from "#app/db/schema/staff.server.ts";
import type { Shop } from "#app/platform/context.ts";

import { sessionCookie } from "./session-cookie.ts";

/** Seconds that a session lasts after its last page view, and between two extensions of it. */
const sessionSeconds = 12 * 60 * 60;
const refreshSeconds = 5 * 60;

/**
 * The staff's sign-in: accounts, password hashes and sessions in D1. Its own HTTP routes are not served; only the
 * functions in this folder call it. Import it dynamically: it is large, and only staff need it.
 */
export function openAuth({ env, db }: Shop, origin: string) {
  return betterAuth({
    baseURL: origin,
    secret: env.AUTH_SECRET,
    database: drizzleAdapter(db, {
      provider: "sqlite",
      schema: { user: staff, session: staffSessions, account: staffAccounts, verification: staffVerifications },
    }),
    user: {
      additionalFields: {
        role: { type: "string", input: false },
        disabledAt: { type: "string", required: false, input: false },
      },
    },
    emailAndPassword: { enabled: true, disableSignUp: true, maxPasswordLength: 500 },
    // No validation: a malformed username gets the same answer as an unknown one.
    plugins: [username({ minUsernameLength: 1, maxUsernameLength: 100, usernameValidator: () => true })],
    // No cookie cache: a session that is revoked in D1 is refused at once.
    session: { expiresIn: sessionSeconds, updateAge: refreshSeconds, cookieCache: { enabled: false } },
    rateLimit: { enabled: false },
    advanced: { cookiePrefix: sessionCookie.prefix, ipAddress: { ipAddressHeaders: ["cf-connecting-ip"] } },
    telemetry: { enabled: false },
    logger: { level: "error" },
  });
}

/** Whether an error of the sign-in is a refusal (4xx) rather than a failure. */
export function isRefusal(error: unknown): boolean {
  return isAPIError(error) && error.statusCode < 500;
}
