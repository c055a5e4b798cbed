import { lapseExchanges, remindOfExchanges } from "#app/features/after-sale/cases/lapse-exchanges.server.ts";
import { refundLateGoods } from "#app/features/after-sale/cases/refund-late-goods.server.ts";
import { pagesAffectedBy } from "#app/features/catalogue/inventory/shown-stock.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

/**
 * Ends the exchanges whose goods did not come in time, refunds goods that came after that, and reminds of those that are due within a
 * week. Throws when D1 fails: the next run goes on.
 */
export async function enforceExchangeDeadlines(
  shop: Shop,
  now: Date,
  provider: PaymentProvider | null = paymentProvider(shop.env),
): Promise<void> {
  const { outboxIds, moves } = await lapseExchanges(shop.db, now);
  enqueueMail(shop, ...outboxIds);
  invalidatePages(shop, pagesAffectedBy(moves));
  await refundLateGoods(shop.db, provider, now);
  enqueueMail(shop, ...(await remindOfExchanges(shop.db, now)));
}
