import { apiKeys } from "#app/db/schema/keys.server.ts";
import { hashKey, newKeySecret } from "#app/features/shop/keys/key-secret.ts";
import type { Permission } from "#app/features/shop/staff/permissions.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

type Row = typeof apiKeys.$inferInsert;

/** Stores a key whose row has exactly these permissions, and answers with its secret. */
export async function storeKey(
  { db }: Shop,
  permissions: readonly Permission[],
  row: Partial<Row> = {},
): Promise<string> {
  const secret = newKeySecret();
  const id = newId("key");
  await db.insert(apiKeys).values({
    id,
    name: id,
    hash: await hashKey(secret),
    lastFour: secret.slice(-4),
    permissions,
    createdBy: "olga",
    createdAt: new Date().toISOString(),
    ...row,
  });
  return secret;
}
