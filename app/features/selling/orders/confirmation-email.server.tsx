import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { orderAttachments, orderDocuments } from "#app/features/shop/documents/order-documents.server.ts";
import { defineMail, languageOfOrder } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailFacts, MailHeading, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { mailWords } from "#app/features/shop/mail/mail-words.texts.tsx";
import { PlaceLines } from "#app/features/shop/pickup-points/place-lines.tsx";
import { deliveryTextOf } from "#app/features/shop/shipping/delivery-dates.ts";
import { languageOf } from "#app/shared/language/languages.ts";
import { paymentMethodName } from "#app/shared/payment-methods.ts";

import { OrderLines, OrderSums } from "./mail-order-lines.tsx";
import { confirmationTexts, orderMailWords } from "./order-emails.texts.tsx";
import { orderLinks } from "./order-links.server.ts";
import { type OrderDetail, readOrder } from "./queries.server.ts";
import { ReturnsAndHelp } from "./returns-and-help.tsx";

/**
 * Confirms a paid order on a durable medium, with everything that the buyer was told before (Distance Contracts Act 2005:59, 2:4): what
 * is particular to the order stands in the email; the terms, the information on withdrawal with its form, and the receipt are its
 * files, in the versions of the order.
 */
export const orderConfirmation = defineMail({
  type: "order_confirmation",
  about: "order",
  language: languageOfOrder,
  async read(orderId, { db, env }, now) {
    const order = await readOrder(db, orderId);
    if (!order) return null;
    const documents = await orderDocuments(db, order);
    return {
      order,
      described: await readDescriptions(db, order),
      links: await orderLinks(orderId, env, now),
      attachments: await orderAttachments(db, orderId, documents, env.PUBLIC_ORIGIN),
    };
  },
  write({ order, described, links, attachments }, { origin, site }) {
    const [texts, words] = [confirmationTexts(), orderMailWords()];
    const expected = deliveryTextOf(order);
    return {
      subject: texts.subject(order.orderNumber),
      preview: texts.preview(order.orderNumber, expected),
      heading: texts.heading,
      footer: mailWords().becauseOrdered,
      attachments,
      blocks: (
        <>
          <MailText>{texts.intro}</MailText>
          <MailFacts
            facts={[
              { name: mailWords().order, fact: order.orderNumber },
              { name: words.estimated, fact: expected },
            ]}
          />
          <MailButton href={links.order}>{words.trackOrder}</MailButton>
          <MailHeading>{texts.yourOrder}</MailHeading>
          <OrderLines order={order} origin={origin} described={described} />
          <OrderSums order={order} />
          <MailText style={{ margin: "12px 0 0" }}>{texts.paidWith(paymentMethodName(order.paymentMethod))}</MailText>
          <MailHeading>{texts.shipsTo}</MailHeading>
          <MailText style={{ margin: 0 }}>
            {`${order.firstName} ${order.lastName}`}
            <br />
            <PlaceLines order={order} />
            {countryName(order.country)}
          </MailText>
          <ReturnsAndHelp links={links} returnDays={site.promotions.returnDays} />
        </>
      ),
    };
  },
  /** From then the buyer has the information on withdrawal, also when the checkout did not show it. */
  async afterSent(orderId, { db }, now) {
    await db
      .update(orders)
      .set({ withdrawalInfoMailedAt: now.toISOString() })
      .where(sql`${orders.id} = ${orderId} AND ${orders.withdrawalInfoMailedAt} IS NULL`);
  },
});

/** What each product of an order is, in a sentence of the order's language, by its id: the main characteristics of the goods (2:2 p. 1). */
async function readDescriptions(db: Database, { lines, locale }: OrderDetail): Promise<Map<string, string>> {
  const ids = JSON.stringify(lines.map(({ productId }) => productId));
  const rows = await statement<{ id: string; text: string }>(
    db,
    sql`SELECT p.id, coalesce((SELECT text FROM translations WHERE kind = 'product' AND item_id = p.id AND field = 'shortDescription'
        AND language = ${languageOf(locale)}), p.short_description) AS text
      FROM products p WHERE p.id IN (SELECT value FROM json_each(${ids}))`,
  );
  return new Map(rows.map(({ id, text }) => [id, text]));
}
