import { and, eq, inArray, sql } from "drizzle-orm";

import { orderEvents, orders } from "#app/db/schema/orders.server.ts";
import { readColorNames } from "#app/features/catalogue/products/color-names.server.ts";
import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { defineMail, languageOfOrder } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailFacts, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { mailWords } from "#app/features/shop/mail/mail-words.texts.tsx";
import { pointLine } from "#app/features/shop/pickup-points/destination.ts";
import { pickupPointTexts } from "#app/features/shop/pickup-points/pickup-points.texts.ts";
import { sizeName } from "#app/shared/size-name.ts";

import { orderChangedTexts } from "./order-changes.texts.ts";
import { orderLinks } from "./order-links.server.ts";

/** The events of an order that its buyer is told of as changes. */
const toldChanges = ["item changed", "address changed", "pickup point changed"];

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
    if (!found) return null;
    const [links, nameOf] = await Promise.all([orderLinks(found.order.id, env, now), readColorNames(db)]);
    return { ...found, links, nameOf };
  },
  write({ event: { type, data }, order, links, nameOf }) {
    const { item = "", units = "" } = data;
    const from = inLocalWords(data["from"] ?? "", nameOf);
    const to = inLocalWords(data["to"] ?? "", nameOf);
    const isItem = type === "item changed";
    const texts = orderChangedTexts();
    return {
      subject: texts.subject(order.orderNumber),
      preview: isItem ? texts.itemIsNow(item, to) : type === "address changed" ? texts.otherAddress : texts.otherPlace,
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
                    ...(order.pickupPoint
                      ? [{ name: pickupPointTexts().pickupPoint, fact: pointLine(order.pickupPoint) }]
                      : []),
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

/** A color and a size as the event has them, `Black, M`, in the language of the email. A size has no comma. */
function inLocalWords(choice: string, nameOf: (english: string) => string): string {
  const end = choice.lastIndexOf(", ");
  return end < 0 ? choice : `${nameOf(choice.slice(0, end))}, ${sizeName(choice.slice(end + 2))}`;
}
