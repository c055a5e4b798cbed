import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { retentionCutoff } from "#app/features/shop/retention/retention-periods.ts";
import { newId } from "#app/shared/ids.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";

import { backInStockConfirmation } from "./confirmation-email.server.tsx";
import { backInStockRules } from "./rules.ts";
import { canBeBought, variantJoins } from "./waiting.server.ts";

/** `outboxId` is the e-mail to enqueue, if one was written; who asked is not told whether one was. */
export type AskResult = { kind: "asked"; outboxId: string | null } | { kind: "in-stock" } | { kind: "unknown" };

/**
 * Takes a request to be told when a sold-out variant is back, with the e-mail that asks the address's owner to confirm it (double
 * opt-in). Asking again while the first request is open, also at the same moment, changes nothing and sends nothing. `email` is in
 * lower case.
 */
export async function askToBeNotified(
  db: Database,
  { variant, email }: { variant: string; email: string },
  now: Date,
): Promise<AskResult> {
  const id = newId("bis");
  const time = now.toISOString();
  const [[found], , , mails] = await db.batch([
    statement<{ inStock: number }>(
      db,
      sql`SELECT ${canBeBought} AS inStock FROM ${variantJoins} WHERE v.id = ${variant} AND ${forSale}`,
    ),
    // One that can no longer be confirmed stands in nobody's way.
    statement(
      db,
      sql`DELETE FROM back_in_stock_requests WHERE variant_id = ${variant} AND email = ${email}
        AND confirmed_at IS NULL AND notified_at IS NULL AND created_at <= ${retentionCutoff("backInStockOpen", now)}`,
    ),
    statement(
      db,
      sql`INSERT INTO back_in_stock_requests (id, variant_id, email, locale, created_at)
        SELECT ${id}, v.id, ${email}, ${currentLocale()}, ${time} FROM ${variantJoins}
        WHERE v.id = ${variant} AND ${forSale} AND NOT ${canBeBought} AND (SELECT count(*) FROM back_in_stock_requests open
          WHERE open.email = ${email} COLLATE NOCASE AND open.notified_at IS NULL) < ${backInStockRules.openPerAddress}
        ON CONFLICT DO NOTHING`,
    ),
    outboxStatement(
      db,
      backInStockConfirmation,
      sql`SELECT email AS recipient, id AS cause_id FROM back_in_stock_requests WHERE id = ${id}`,
      now,
    ),
    // An address that gets too many such e-mails got none: it can ask again later.
    statement(
      db,
      sql`DELETE FROM back_in_stock_requests WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM email_outbox
        WHERE type = ${backInStockConfirmation.type} AND cause_id = ${id})`,
    ),
  ]);
  if (!found) return { kind: "unknown" };
  return found.inStock === 1 ? { kind: "in-stock" } : { kind: "asked", outboxId: mails[0]?.id ?? null };
}
