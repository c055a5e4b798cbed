import { and, eq, inArray, sql } from "drizzle-orm";

import { orderEvents, orders } from "#app/db/schema/orders.server.ts";
import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { defineMail, languageOfOrder } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailFacts, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { mailWords } from "#app/features/shop/mail/mail-words.texts.tsx";

import { orderChangedTexts } from "./order-changes.texts.ts";
import { orderLinks } from "./order-links.server.ts";

/** The events of an order that its buyer is told of as changes. */
const toldChanges = ["item changed", "address changed"];

/**
 * Says what staff changed of an order before it was sent. The confirmation stays as it was sent: this is added to it. The address is the
 * order's own when the e-mail is written, since its events keep no address.
 */
export const orderChanged = defineMail({
  type: "order_changed",
  about: "change of an order",
  language: (id) => languageOfOrder(sql`SELECT order_id FROM order_events WHERE id = ${id}`),
  async read(eventId, { db, env }, now) {
    const [found] = await db
      .select({ event: orderEvents, order: orders })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderEvents.orderId))
      .where(and(eq(orderEvents.id, eventId), inArray(orderEvents.type, toldChanges)));
    return found && { ...found, links: await orderLinks(found.order.id, env, now) };
  },
  write({ event: { type, data }, order, links }) {
    const { item = "", from = "", to = "", units = "" } = data;
    const isItem = type === "item changed";
    const texts = orderChangedTexts();
    return {
      subject: texts.subject(order.orderNumber),
      preview: isItem ? texts.itemIsNow(item, to) : texts.otherAddress,
      heading: texts.heading,
      footer: mailWords().becauseOrdered,
      blocks: (
        <>
          <MailText>{texts.changed(order.orderNumber)}</MailText>
          <MailFacts
            facts={
              isItem
                ? [
                    { name: texts.item, fact: units === "1" ? item : `${units} × ${item}` },
                    { name: texts.before, fact: from },
                    { name: texts.now, fact: to },
                  ]
                : [
                    { name: texts.name, fact: `${order.firstName} ${order.lastName}` },
                    {
                      name: texts.address,
                      fact: `${order.address}, ${order.postalCode} ${order.city}, ${countryName(order.country)}`,
                    },
                  ]
            }
          />
          <MailText style={{ margin: "24px 0 16px" }}>
            {isItem ? `${texts.samePrice} ${texts.restStays}` : texts.restStays}
          </MailText>
          <MailButton href={links.order}>{mailWords().viewOrder}</MailButton>
        </>
      ),
    };
  },
});
