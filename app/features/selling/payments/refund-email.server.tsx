import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { defineMail, languageOfOrder } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailFacts, MailText } from "#app/features/shop/mail/mail-parts.tsx";
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
    const price = (ore: number) => formatPrice(ore, currency);
    const amount = price(refund.amountOre);
    return {
      subject: `Your refund for order ${orderNumber}`,
      preview: `We refunded ${amount}.`,
      heading: "Your refund is on its way",
      footer: "You're getting this email because you ordered from us. Questions? We're happy to help:",
      blocks: (
        <>
          <MailFacts
            facts={[
              { name: "Order", fact: orderNumber },
              { name: "Refund", fact: amount },
              ...(shippingOre > 0 && shippingOre < refund.amountOre
                ? [{ name: "Of which shipping", fact: price(shippingOre) }]
                : []),
            ]}
          />
          <MailText style={{ margin: "24px 0 16px" }}>
            {isByBank
              ? `We sent ${amount} to you by bank transfer.`
              : `We refunded ${amount} to the card or account you paid with. It can take a few days to show.`}
          </MailText>
          {creditNote === null ? (
            <MailButton href={links.order}>View your order</MailButton>
          ) : (
            <MailButton href={`${links.receipt}&${new URLSearchParams({ number: creditNote })}`}>
              Download the credit note
            </MailButton>
          )}
        </>
      ),
    };
  },
});
