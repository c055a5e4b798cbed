import type { Database } from "#app/db/client.server.ts";
import { readColorNames } from "#app/features/catalogue/products/color-names.server.ts";
import { withSizeName } from "#app/shared/size-name.ts";

import { type ExchangePage, readExchangePage } from "./read-exchange.server.ts";

/** What of an order its buyer may exchange, as its page shows it: colors and sizes in the current language; null for an unknown order. */
export async function readShownExchange(db: Database, orderId: string, now: Date): Promise<ExchangePage | null> {
  const [page, nameOf] = await Promise.all([readExchangePage(db, orderId, now), readColorNames(db)]);
  if (!page) return null;
  const named = <Item extends { color: string; size: string }>(item: Item) =>
    withSizeName({ ...item, color: nameOf(item.color) });
  return {
    ...page,
    lines: page.lines.map((line) => ({ ...named(line), choices: line.choices.map(named) })),
    exchanges: page.exchanges.map(named),
  };
}
