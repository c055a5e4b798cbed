import { and, eq, inArray, sql } from "drizzle-orm";

import { orderEvents, orders } from "#app/db/schema/orders.server.ts";
import { defineMail, languageOfOrder } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailFacts, MailText } from "#app/features/shop/mail/mail-parts.tsx";

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
    const what = isItem ? `${item} is now ${to}.` : "It ships to another address now.";
    return {
      subject: `Order ${order.orderNumber} has changed`,
      preview: what,
      heading: "Your order has changed",
      footer: "You're getting this email because you ordered from us. Questions? We're happy to help:",
      blocks: (
        <>
          <MailText>{`We changed order ${order.orderNumber} before shipping it.`}</MailText>
          <MailFacts
            facts={
              isItem
                ? [
                    { name: "Item", fact: units === "1" ? item : `${units} × ${item}` },
                    { name: "Before", fact: from },
                    { name: "Now", fact: to },
                  ]
                : [
                    { name: "Name", fact: `${order.firstName} ${order.lastName}` },
                    { name: "Address", fact: `${order.address}, ${order.postalCode} ${order.city}, ${order.country}` },
                  ]
            }
          />
          <MailText style={{ margin: "24px 0 16px" }}>
            {isItem ? "You keep the price you paid. " : ""}Everything else in your order confirmation stays the same.
            Not what you wanted? Email us before it ships.
          </MailText>
          <MailButton href={links.order}>View your order</MailButton>
        </>
      ),
    };
  },
});
