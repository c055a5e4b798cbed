import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

import type { StaffRole } from "../../shared/states.ts";
import { flag, isoDate, isoTime } from "./columns.server.ts";

/* The columns of staff, sessions, accounts and verifications are what better-auth reads and writes. */

export const staff = sqliteTable("staff", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: flag("email_verified").notNull().default(false),
  image: text("image"),
  username: text("username").notNull().unique(),
  displayUsername: text("display_username"),
  /** One of `staffRoles`. What a role may do: `staff/permissions.ts`. */
  role: text("role").$type<StaffRole>().notNull().default("owner"),
  /** Set while the account is disabled: no session of it counts. */
  disabledAt: isoTime("disabled_at"),
  createdAt: isoDate("created_at").notNull(),
  updatedAt: isoDate("updated_at").notNull(),
});

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
