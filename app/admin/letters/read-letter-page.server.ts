import { sql } from "drizzle-orm";

import { readPickedProducts } from "#app/admin/products/find-products.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { readResults } from "#app/features/catalogue/letters/letter-results.server.ts";
import { letterCards, reasonOf } from "#app/features/catalogue/letters/letter-texts.ts";
import { countRecipients, type Letter, readLetter } from "#app/features/catalogue/letters/read-letters.server.ts";
import { listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import { purposeNames } from "#app/features/people/newsletter/purpose-names.texts.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { consentPurposes } from "#app/shared/states.ts";

import type { LetterFigures } from "./letter-results-card.tsx";

/** The address of a letter that is not saved yet. */
export const newLetterId = "new";
/** Days after its sending in which an order counts as one of a letter. */
const orderDays = 30;

/** All that a letter's page shows; undefined when there is none of this id. */
export async function readLetterPage(shop: Shop, id: string, now: Date) {
  const { db } = shop;
  const letter = id === newLetterId ? null : await readLetter(db, id);
  if (letter === undefined) return undefined;
  const shown = letterCards(letter?.blocks ?? []);
  const [{ identity, contact, vat }, recipients, picked, cards, figures] = await Promise.all([
    readSiteConfiguration(shop),
    countRecipients(db),
    readPickedProducts(db, shown),
    listProductsById(db, shown),
    letter && readFigures(db, letter, now),
  ]);
  const site = { identity, contact, vat };
  const audiences = consentPurposes.map((purpose) => ({
    purpose,
    name: purposeNames()[purpose],
    recipients: recipients[purpose],
    reason: reasonOf(purpose, identity.siteName),
  }));
  return { letter, requestKey: newId("ltr"), press: newId(), audiences, figures, picked, cards, site };
}

async function readFigures(db: Database, letter: Letter, now: Date): Promise<LetterFigures> {
  const { startedAt, discountCode } = letter;
  const results = await readResults(db, letter, now);
  if (startedAt === null || discountCode === null) return { results, orders: null };
  const [orders] = await statement<{ count: number; totalOre: number }>(
    db,
    sql`SELECT count(*) AS count, coalesce(sum(total_ore), 0) AS totalOre FROM orders INDEXED BY orders_by_code_use
      WHERE discount_code IS NOT NULL AND discount_code = ${discountCode} AND currency = 'SEK'
        AND payment_status IN ${paymentStatusesWhere({ hasMoney: true })}
        AND created_at BETWEEN ${startedAt} AND ${addDays(new Date(startedAt), orderDays).toISOString()}`,
  );
  return { results, orders: orders ?? null };
}
