import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { flag, isoDate, isoTime, json } from "./columns.server.ts";

/* The columns of staff, sessions, accounts, verifications, second factors and passkeys are what better-auth reads and writes. */

export const staff = sqliteTable("staff", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: flag("email_verified").notNull().default(false),
  image: text("image"),
  username: text("username").notNull().unique(),
  displayUsername: text("display_username"),
  /** One of `staffRoles`, or the id of a role of the shop's own. What a role may do: `staff/permissions.ts`. */
  role: text("role").notNull().default("owner"),
  /** Set while the account is disabled: no session of it counts. */
  disabledAt: isoTime("disabled_at"),
  /** Whether signing in with the password asks for a code, too. */
  twoFactorEnabled: flag("two_factor_enabled").notNull().default(false),
  lastSignInAt: isoTime("last_sign_in_at"),
  createdAt: isoDate("created_at").notNull(),
  updatedAt: isoDate("updated_at").notNull(),
});

/** Roles of the shop's own, beside the built-in ones. Who has one may do what it holds, from their next request on. */
export const staffRolesOfShop = sqliteTable(
  "staff_roles",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    summary: text("summary").notNull(),
    permissions: json<readonly string[]>("permissions").notNull(),
    /** Counts changes: a form that shows an older one is refused. */
    version: integer("version").notNull().default(1),
    updatedAt: isoTime("updated_at").notNull(),
  },
  (t) => [uniqueIndex("staff_roles_by_name").on(sql`${t.name} COLLATE NOCASE`)],
);

export const staffSessions = sqliteTable(
  "staff_sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => staff.id),
    token: text("token").notNull().unique(),
    expiresAt: isoDate("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: isoDate("created_at").notNull(),
    updatedAt: isoDate("updated_at").notNull(),
  },
  (t) => [index("staff_sessions_by_user").on(t.userId), index("staff_sessions_by_expiry").on(t.expiresAt)],
);

export const staffAccounts = sqliteTable(
  "staff_accounts",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => staff.id),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    /** Salted scrypt hash. */
    password: text("password"),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: isoDate("access_token_expires_at"),
    refreshTokenExpiresAt: isoDate("refresh_token_expires_at"),
    scope: text("scope"),
    createdAt: isoDate("created_at").notNull(),
    updatedAt: isoDate("updated_at").notNull(),
  },
  (t) => [index("staff_accounts_by_user").on(t.userId)],
);

export const staffVerifications = sqliteTable("staff_verifications", {
  id: text("id").primaryKey(),
  identifier: text("identifier").notNull(),
  value: text("value").notNull(),
  expiresAt: isoDate("expires_at").notNull(),
  createdAt: isoDate("created_at").notNull(),
  updatedAt: isoDate("updated_at").notNull(),
});

/** The second factor of a staff member: one authenticator app, and recovery codes for when it is lost. */
export const staffTwoFactors = sqliteTable("staff_two_factors", {
  id: text("id").primaryKey(),
  userId: text("user_id")
    .notNull()
    .unique()
    .references(() => staff.id),
  /** Encrypted with AUTH_SECRET, as are the recovery codes. */
  secret: text("secret").notNull(),
  backupCodes: text("backup_codes").notNull(),
  /** False until a first code has shown that the app has the secret. */
  verified: flag("verified").notNull().default(true),
  /** better-auth's own lock, which is off: `staff/second-factor.server.ts` counts failures by place. */
  failedVerificationCount: integer("failed_verification_count").notNull().default(0),
  lockedUntil: isoDate("locked_until"),
  /** The time step, of 30 seconds, of the last code that was used: neither it nor an earlier one is taken again. */
  lastUsedStep: integer("last_used_step").notNull().default(0),
});

export const staffPasskeys = sqliteTable(
  "staff_passkeys",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => staff.id),
    name: text("name"),
    publicKey: text("public_key").notNull(),
    credentialID: text("credential_id").notNull().unique(),
    counter: integer("counter").notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: flag("backed_up").notNull(),
    transports: text("transports"),
    aaguid: text("aaguid"),
    createdAt: isoDate("created_at"),
    lastUsedAt: isoTime("last_used_at"),
  },
  (t) => [index("staff_passkeys_by_user").on(t.userId)],
);

/**
 * Browsers that tell a staff member of new orders.
 */
export const staffPushSubscriptions = sqliteTable(
  "staff_push_subscriptions",
  {
    id: text("id").primaryKey(),
    staffId: text("staff_id")
      .notNull()
      .references(() => staff.id),
    /** The session it was asked for in. It goes on when that one ends by itself, and ends when its owner ends it. */
    sessionId: text("session_id").notNull(),
    /** Its address at the push service of the browser. */
    endpoint: text("endpoint").notNull().unique(),
    /** What a message to it is encrypted with, in base64url: its public key, and the secret that it shares with the shop. */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: isoTime("created_at").notNull(),
    notifiedAt: isoTime("notified_at"),
  },
  (t) => [
    index("staff_push_subscriptions_by_staff").on(t.staffId),
    index("staff_push_subscriptions_by_created").on(t.createdAt),
  ],
);

/** Invitations to become staff. The link in the e-mail is signed; a new sending makes those before it void. */
export const staffInvitations = sqliteTable(
  "staff_invitations",
  {
    id: text("id").primaryKey(),
    /** In lower case. */
    email: text("email").notNull(),
    role: text("role").notNull(),
    /** The username of who invited. */
    invitedBy: text("invited_by").notNull(),
    createdAt: isoTime("created_at").notNull(),
    /** How often its e-mail was sent. */
    sendings: integer("sendings").notNull().default(1),
    expiresAt: isoTime("expires_at").notNull(),
    acceptedAt: isoTime("accepted_at"),
    revokedAt: isoTime("revoked_at"),
  },
  (t) => [
    // One open invitation an address.
    uniqueIndex("staff_invitations_open")
      .on(t.email)
      .where(sql`accepted_at IS NULL AND revoked_at IS NULL`),
    index("staff_invitations_by_expiry").on(t.expiresAt),
  ],
);

/**
 * Failed sign-ins of a username from one place: a network address, as a keyed hash, or a device that signed in before. Enough
 * of them lock that place out for a while. In D1, because a lock must hold at once everywhere.
 */
export const signInFailures = sqliteTable(
  "sign_in_failures",
  {
    username: text("username").notNull(),
    place: text("place").notNull(),
    failures: integer("failures").notNull(),
    lockedUntil: isoTime("locked_until"),
    updatedAt: isoTime("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.username, t.place] }),
    check("sign_in_failures_count", sql`${t.failures} >= 0`),
    index("sign_in_failures_by_updated").on(t.updatedAt),
  ],
);
