import { asc, eq, sql } from "drizzle-orm";

import { fulfilmentLines, fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { orderLines } from "#app/db/schema/orders.server.ts";
import { defineMail, languageOfOrder } from "#app/features/shop/mail/define-mail.server.tsx";
import {
  MailButton,
  MailFacts,
  MailHeading,
  MailLink,
  MailNumber,
  MailSmallPrint,
  MailText,
} from "#app/features/shop/mail/mail-parts.tsx";
import { carrierName, trackingUrl } from "#app/features/shop/shipping/carriers.ts";
import { deliveryTextOf } from "#app/features/shop/shipping/delivery-dates.ts";

import { SentGoods } from "./mail-order-lines.tsx";
import { orderLinks } from "./order-links.server.ts";
import { unitsToSend } from "./order-units.ts";
import { readOrder } from "./queries.server.ts";

/** Says that a parcel of an order is on its way, and where to follow it. */
export const orderShipped = defineMail({
  type: "order_shipped",
  about: "fulfilment",
  language: (id) => languageOfOrder(sql`SELECT order_id FROM fulfilments WHERE id = ${id}`),
  async read(fulfilmentId, { db, env }, now) {
    const { id, name, color, size, position } = orderLines;
    const [[parcel], goods] = await db.batch([
      db.select().from(fulfilments).where(eq(fulfilments.id, fulfilmentId)),
      db
        .select({ id, name, color, size, quantity: fulfilmentLines.quantity })
        .from(fulfilmentLines)
        .innerJoin(orderLines, eq(id, fulfilmentLines.orderLineId))
        .where(eq(fulfilmentLines.fulfilmentId, fulfilmentId))
        .orderBy(asc(position)),
    ]);
    const order = parcel && (await readOrder(db, parcel.orderId));
    return order && { parcel, goods, order, links: await orderLinks(order.id, env, now) };
  },
  write({ parcel: { trackingId, ...parcel }, goods, order, links }) {
    // Nobody said who brings it.
    const carrier = parcel.carrier === "other" ? null : carrierName(parcel.carrier);
    const carrierUrl = trackingUrl(parcel.carrier, trackingId);
    const expected = deliveryTextOf(order);
    const isPart = order.lines.some((line) => unitsToSend(line) > 0);
    return {
      subject: `Order ${order.orderNumber} is on its way`,
      preview: `${carrier ? `${carrier} has your parcel. ` : ""}Estimated delivery: ${expected}.`,
      heading: "Your order is on its way",
      footer: "You're getting this email because you ordered from us. Questions? We're happy to help:",
      blocks: (
        <>
          <MailText>
            {isPart ? "Part of order " : "Order "}
            <MailNumber>{order.orderNumber}</MailNumber> has left our warehouse.
            {isPart ? " The rest ships in a separate parcel." : ""}
          </MailText>
          <MailFacts
            facts={[
              ...(carrier ? [{ name: "Carrier", fact: carrier }] : []),
              ...(trackingId ? [{ name: "Tracking ID", fact: trackingId }] : []),
              { name: "Estimated delivery", fact: expected },
            ]}
          />
          <MailHeading>In this parcel</MailHeading>
          <SentGoods goods={goods} />
          <MailButton href={carrierUrl ?? links.order}>
            {carrierUrl ? "Track your parcel" : "Track your order"}
          </MailButton>
          {carrierUrl ? (
            <MailText style={{ margin: "16px 0 0" }}>
              You can also <MailLink href={links.order}>view your whole order</MailLink>.
            </MailText>
          ) : null}
          <MailSmallPrint>
            Changed your mind? You can return your order, even before it arrives. Your right by law:{" "}
            <MailLink href={links.withdraw}>Withdraw from contract here</MailLink>.
          </MailSmallPrint>
        </>
      ),
    };
  },
});
