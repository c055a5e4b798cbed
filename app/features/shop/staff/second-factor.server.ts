import { and, eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { staff as staffTable, staffTwoFactors } from "#app/db/schema/staff.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import { newRecoveryCodes } from "./recovery-codes.ts";
import { decryptSecret, encryptSecret } from "./secrets.server.ts";
import type { StaffMember, StaffSession } from "./session.server.ts";
import { endSessionsStatements } from "./sessions.server.ts";
import { claimAttempt, clearSignInFailures, codePlace } from "./sign-in-attempts.server.ts";
import { timeStepOf } from "./time-step.ts";

/** `isOn`: signing in asks for a code. `codesLeft` counts recovery codes that were not used. */
export interface SecondFactorState {
  isOn: boolean;
  codesLeft: number;
}

/** Whether a staff member has a second factor. */
export async function readSecondFactor(shop: Shop, { id }: StaffMember): Promise<SecondFactorState> {
  const [factor] = await shop.db.select().from(staffTwoFactors).where(eq(staffTwoFactors.userId, id));
  if (!factor?.verified) return { isOn: false, codesLeft: 0 };
  const codes: unknown = JSON.parse(await decryptSecret(shop, factor.backupCodes));
  return { isOn: true, codesLeft: Array.isArray(codes) ? codes.length : 0 };
}

/** Makes a new secret for an authenticator app, in place of one that was never confirmed. Null when a second factor is on. */
export async function startSecondFactor(shop: Shop, { id }: StaffMember): Promise<string | null> {
  const { generateRandomString } = await import("better-auth/crypto");
  const secret = generateRandomString(32);
  const values = {
    secret: await encryptSecret(shop, secret),
    backupCodes: await encryptSecret(shop, JSON.stringify(newRecoveryCodes())),
  };
  const { meta } = await shop.db
    .insert(staffTwoFactors)
    .values({ id: newId("tfa"), userId: id, verified: false, ...values })
    .onConflictDoUpdate({ target: staffTwoFactors.userId, set: values, setWhere: eq(staffTwoFactors.verified, false) });
  return meta.changes > 0 ? secret : null;
}

/** `secret` is the one that waits to be confirmed, to be shown again. */
export type Confirmation =
  | { kind: "on"; recoveryCodes: string[] }
  | { kind: "wrong-code"; secret: string }
  | { kind: "locked" }
  | { kind: "not-started" };

/** Turns the second factor on, once a code shows that the app has the secret; ends all other sessions. */
export async function confirmSecondFactor(
  shop: Shop,
  { id: sessionId, staff }: StaffSession,
  code: string,
  now: Date,
): Promise<Confirmation> {
  const { db } = shop;
  const at = { username: staff.username, place: codePlace(`account:${staff.id}`) };
  if (!(await claimAttempt(db, at, now))) return { kind: "locked" };
  const isWaiting = and(eq(staffTwoFactors.userId, staff.id), eq(staffTwoFactors.verified, false));
  const [factor] = await db.select().from(staffTwoFactors).where(isWaiting);
  if (!factor) return { kind: "not-started" };
  const secret = await decryptSecret(shop, factor.secret);
  const step = await timeStepOf(code, secret, now);
  if (step === null) return { kind: "wrong-code", secret };
  const [, , audited] = await db.batch([
    db
      .update(staffTwoFactors)
      .set({ verified: true, lastUsedStep: step })
      .where(and(isWaiting, eq(staffTwoFactors.secret, factor.secret))),
    db
      .update(staffTable)
      .set({ twoFactorEnabled: true, updatedAt: now })
      .where(and(eq(staffTable.id, staff.id), sql`changes() > 0`)),
    audit(db, staff, "staff.second-factor-on", now),
    ...endSessionsStatements(db, staff.id, { except: sessionId, condition: sql`changes() > 0` }),
  ]);
  if (audited.length === 0) return { kind: "not-started" };
  await clearSignInFailures(db, at, now);
  return { kind: "on", recoveryCodes: JSON.parse(await decryptSecret(shop, factor.backupCodes)) as string[] };
}

/** Turns the second factor off and ends all other sessions. False when it was off. */
export async function turnOffSecondFactor(
  { db }: Shop,
  { id: sessionId, staff }: StaffSession,
  now: Date,
): Promise<boolean> {
  const [, audited] = await db.batch([
    db
      .update(staffTable)
      .set({ twoFactorEnabled: false, updatedAt: now })
      .where(and(eq(staffTable.id, staff.id), eq(staffTable.twoFactorEnabled, true))),
    audit(db, staff, "staff.second-factor-off", now),
    ...endSessionsStatements(db, staff.id, { except: sessionId, condition: sql`changes() > 0` }),
    db.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, staff.id)),
  ]);
  return audited.length > 0;
}

/** Makes new recovery codes; the earlier ones work no longer. Null when the second factor is off. */
export async function renewRecoveryCodes(shop: Shop, staff: StaffMember, now: Date): Promise<string[] | null> {
  const { db } = shop;
  const codes = newRecoveryCodes();
  const [, audited] = await db.batch([
    db
      .update(staffTwoFactors)
      .set({ backupCodes: await encryptSecret(shop, JSON.stringify(codes)) })
      .where(and(eq(staffTwoFactors.userId, staff.id), eq(staffTwoFactors.verified, true))),
    audit(db, staff, "staff.recovery-codes", now),
  ]);
  return audited.length > 0 ? codes : null;
}

type OwnChange = "staff.second-factor-on" | "staff.second-factor-off" | "staff.recovery-codes";

function audit(db: Database, { id, username }: StaffMember, action: OwnChange, now: Date) {
  const subject = { type: "staff", id, name: username };
  return auditStatement(db, { actor: username, action, subject, condition: sql`changes() > 0` }, now);
}
