import { and, asc, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { staffPasskeys } from "#app/db/schema/staff.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import type { PasskeyOptions } from "./passkey-sign-in.server.ts";
import type { NewPasskey } from "./schemas.ts";
import type { StaffMember } from "./session.server.ts";

/** Passkeys that one person may have. */
export const maxPasskeys = 10;

/** A passkey as its owner sees it. Times are ISO. */
export interface ListedPasskey {
  id: string;
  name: string;
  addedAt: string;
  lastUsedAt: string | null;
}

/** The passkeys of a staff member, oldest first. */
export async function listPasskeys(db: Database, { id: userId }: StaffMember): Promise<ListedPasskey[]> {
  const rows = await db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.userId, userId))
    .orderBy(asc(staffPasskeys.createdAt))
    .limit(maxPasskeys);
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name: name ?? "Passkey",
    addedAt: createdAt?.toISOString() ?? "",
    lastUsedAt,
  }));
}

/** What the browser needs to make a passkey for who is signed in; null when they have as many as may be. */
export async function newPasskeyOptions(
  request: Request,
  shop: Shop,
  staff: StaffMember,
): Promise<PasskeyOptions | null> {
  if ((await listPasskeys(shop.db, staff)).length >= maxPasskeys) return null;
  const { openPasskeyAuth } = await import("./passkey-auth.server.ts");
  const auth = openPasskeyAuth(shop, new URL(request.url).origin);
  const { response, headers } = await auth.api.generatePasskeyRegistrationOptions({
    query: { name: staff.username },
    headers: request.headers,
    returnHeaders: true,
  });
  return { options: response, cookies: headers.getSetCookie() };
}

/**
 * Stores a passkey that the browser made. False when it does not answer the challenge, is there already, or is one too many. better-auth writes
 * it by itself, so the audit entry follows in a batch of its own.
 */
export async function addPasskey(
  request: Request,
  shop: Shop,
  staff: StaffMember,
  { name, response }: { name: string; response: NewPasskey },
  now: Date,
): Promise<boolean> {
  const [{ openPasskeyAuth }, { isRefusal }] = await Promise.all([
    import("./passkey-auth.server.ts"),
    import("./auth.server.ts"),
  ]);
  const auth = openPasskeyAuth(shop, new URL(request.url).origin);
  try {
    await auth.api.verifyPasskeyRegistration({ body: { response, name }, headers: request.headers });
  } catch (error) {
    if (isRefusal(error) || isRefusedPasskey(error)) return false;
    throw error;
  }
  // Several may have been begun before any was added.
  const [, audited] = await shop.db.batch([
    statement(
      shop.db,
      sql`DELETE FROM staff_passkeys WHERE credential_id = ${response.id} AND user_id = ${staff.id}
      AND (SELECT count(*) FROM staff_passkeys WHERE user_id = ${staff.id}) > ${maxPasskeys}`,
    ),
    auditStatement(
      shop.db,
      { ...passkeyEntry(staff, "staff.passkey-added"), after: { name }, condition: sql`changes() = 0` },
      now,
    ),
  ]);
  return audited.length > 0;
}

/** Gives a passkey another name. False when it is gone. */
export async function renamePasskey(
  db: Database,
  { id }: StaffMember,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<boolean> {
  const { meta } = await db.update(staffPasskeys).set({ name }).where(isPasskeyOf(id, passkeyId));
  return meta.changes > 0;
}

/** Removes a passkey: it signs nobody in any more. False when it is gone. */
export async function removePasskey(db: Database, staff: StaffMember, passkeyId: string, now: Date): Promise<boolean> {
  const [, audited] = await db.batch([
    statement(db, sql`DELETE FROM staff_passkeys WHERE id = ${passkeyId} AND user_id = ${staff.id}`),
    auditStatement(db, { ...passkeyEntry(staff, "staff.passkey-removed"), condition: sql`changes() > 0` }, now),
  ]);
  return audited.length > 0;
}

const isPasskeyOf = (userId: string, passkeyId: string) =>
  and(eq(staffPasskeys.id, passkeyId), eq(staffPasskeys.userId, userId));

function passkeyEntry({ id, username }: StaffMember, action: "staff.passkey-added" | "staff.passkey-removed") {
  return { actor: username, action, subject: { type: "staff", id, name: username } };
}

/** better-auth answers 500 for a passkey that does not verify. */
function isRefusedPasskey(error: unknown): boolean {
  return (error as { body?: { code?: string } }).body?.code === "FAILED_TO_VERIFY_REGISTRATION";
}
