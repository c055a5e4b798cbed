import { sql } from "drizzle-orm";

import { ledgerMoves } from "#app/features/catalogue/inventory/ledger-moves.server.ts";
import { pagesAffectedBy } from "#app/features/catalogue/inventory/shown-stock.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { addMinutes } from "#app/shared/dates.ts";

/** No page is cached for longer: whatever was given back before is on all of them. */
const pagesLiveMinutes = 2;

/**
 * What follows when an order turns out to be closed: the pages that show the units it has just given back are renewed. Asking again
 * later renews nothing. Never throws; without it the pages follow within two minutes.
 */
export async function afterClosed(shop: Shop, orderId: string, now: Date): Promise<void> {
  try {
    const since = addMinutes(now, -pagesLiveMinutes).toISOString();
    const isGivenBack = sql`m.order_id = ${orderId} AND m.reason = 'order-released' AND m.created_at > ${since}`;
    invalidatePages(shop, pagesAffectedBy(await ledgerMoves(shop.db, isGivenBack)));
  } catch (error) {
    logError(`The pages of what order ${orderId} gave back could not be renewed`, error);
  }
}
