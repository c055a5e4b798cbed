import { and, eq } from "drizzle-orm";

import { staffTwoFactors } from "#app/db/schema/staff.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { decryptSecret, encryptSecret, isEncryptedWithCurrentSecret } from "./secrets.server.ts";

/**
 * Encrypts second factors with the secret of now that the one before it encrypted: those of one member of staff, or of all.
 * Does nothing unless AUTH_SECRET is being rotated. Throws when D1 fails, or when a factor was encrypted with neither secret,
 * after all others are done.
 */
export async function renewEncryption(shop: Shop, userId?: string): Promise<void> {
  if (!shop.env.AUTH_SECRET_PREVIOUS) return;
  const factors = await shop.db
    .select()
    .from(staffTwoFactors)
    .where(userId === undefined ? undefined : eq(staffTwoFactors.userId, userId));
  const unreadable: unknown[] = [];
  for (const factor of factors) {
    try {
      await renewFactor(shop, factor);
    } catch (error) {
      unreadable.push(error);
    }
  }
  if (unreadable.length > 0)
    throw new Error(`${unreadable.length} second factors could not be encrypted anew`, { cause: unreadable[0] });
}

async function renewFactor(shop: Shop, factor: typeof staffTwoFactors.$inferSelect): Promise<void> {
  const { id, secret, backupCodes } = factor;
  const texts = await Promise.all([secret, backupCodes].map((text) => isEncryptedWithCurrentSecret(shop, text)));
  if (texts.every(Boolean)) return;
  const renewed = {
    secret: await encryptSecret(shop, await decryptSecret(shop, secret)),
    backupCodes: await encryptSecret(shop, await decryptSecret(shop, backupCodes)),
  };
  // A recovery code used meanwhile has changed the row: the next run finds it again.
  const isUnchanged = and(
    eq(staffTwoFactors.id, id),
    eq(staffTwoFactors.secret, secret),
    eq(staffTwoFactors.backupCodes, backupCodes),
  );
  await shop.db.update(staffTwoFactors).set(renewed).where(isUnchanged);
}
