import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { defineMail, languageOfOrder } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailFacts, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { mailWords, refundWords } from "#app/features/shop/mail/mail-words.texts.tsx";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";

interface RefundRow {
  orderId: string;
  orderNumber: string;
  currency: Currency;
  amountOre: number;
  shippingOre: number;
  isByBank: number;
  creditNote: string | null;
}

/**
 * Tells the buyer that money of an order went back while its items stayed with them: its shipping, or a part of the price. A trigger
 * queues it with the refund's success, whoever made it, so that each refund is told once.
 */
export const orderRefunded = defineMail({
  type: "order_refunded",
  about: "refund of an order",
  language: (id) => languageOfOrder(sql`SELECT order_id FROM refunds WHERE id = ${id}`),
  async read(id, { db, env }, now) {
    const [refund] = await statement<RefundRow>(
      db,
      sql`SELECT o.id AS orderId, o.order_number AS orderNumber, o.currency, f.amount_ore AS amountOre, f.shipping_ore AS shippingOre,
        f.transfer_on IS NOT NULL AS isByBank, (SELECT number FROM receipts WHERE refund_id = f.id) AS creditNote
      FROM refunds f JOIN orders o ON o.id = f.order_id WHERE f.id = ${id}`,
    );
    return refund && { refund, links: await orderLinks(refund.orderId, env, now) };
  },
  write({ refund: { orderNumber, currency, shippingOre, isByBank, creditNote, ...refund }, links }) {
    const [texts, words] = [refundWords(), mailWords()];
    const price = (ore: number) => formatPrice(ore, currency);
    const amount = price(refund.amountOre);
    return {
      subject: texts.subject(orderNumber),
      preview: texts.refunded(amount),
      heading: texts.onItsWay,
      footer: words.becauseOrdered,
      blocks: (
        <>
          <MailFacts
            facts={[
              { name: words.order, fact: orderNumber },
              { name: words.refund, fact: amount },
              ...(shippingOre > 0 && shippingOre < refund.amountOre
                ? [{ name: texts.ofWhichShipping, fact: price(shippingOre) }]
                : []),
            ]}
          />
          <MailText style={{ margin: "24px 0 16px" }}>
            {isByBank ? texts.byBank(amount) : texts.asPaid(amount)}
          </MailText>
          {creditNote === null ? (
            <MailButton href={links.order}>{words.viewOrder}</MailButton>
          ) : (
            <MailButton href={`${links.receipt}&${new URLSearchParams({ number: creditNote })}`}>
              {texts.creditNote}
            </MailButton>
          )}
        </>
      ),
    };
  },
});
