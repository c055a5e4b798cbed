import { and, eq } from "drizzle-orm";

import { webhooks } from "#app/db/schema/webhooks.server.ts";
import { decryptSecret, encryptSecret, isEncryptedWithCurrentSecret } from "#app/features/shop/staff/secrets.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

/**
 * Encrypts signing secrets with the AUTH_SECRET of now that the one before it encrypted. Does nothing unless it is being rotated. Throws
 * when D1 fails, or when a secret was encrypted with neither.
 */
export async function renewWebhookSecrets(shop: Shop): Promise<void> {
  if (!shop.env.AUTH_SECRET_PREVIOUS) return;
  for (const { id, secret, previousSecret } of await shop.db.select().from(webhooks)) {
    if (await isEncryptedWithCurrentSecret(shop, secret)) continue;
    const renew = async (text: string) => encryptSecret(shop, await decryptSecret(shop, text));
    await shop.db
      .update(webhooks)
      .set({ secret: await renew(secret), previousSecret: previousSecret && (await renew(previousSecret)) })
      // One that was rotated meanwhile is encrypted with the secret of now.
      .where(and(eq(webhooks.id, id), eq(webhooks.secret, secret)));
  }
}
