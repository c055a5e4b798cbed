import { asc, eq, sql } from "drizzle-orm";

import { fulfilmentLines, fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { orderLines } from "#app/db/schema/orders.server.ts";
import { localColor } from "#app/features/catalogue/products/color-names.server.ts";
import { defineMail, languageOfOrder } from "#app/features/shop/mail/define-mail.server.tsx";
import {
  linkTo,
  MailButton,
  MailFacts,
  MailHeading,
  MailNumber,
  MailSmallPrint,
  MailText,
} from "#app/features/shop/mail/mail-parts.tsx";
import { mailWords } from "#app/features/shop/mail/mail-words.texts.tsx";
import { RightByLaw } from "#app/features/shop/mail/right-by-law.tsx";
import { pointLine } from "#app/features/shop/pickup-points/destination.ts";
import { pickupPointTexts } from "#app/features/shop/pickup-points/pickup-points.texts.ts";
import { carrierName, trackingUrl } from "#app/features/shop/shipping/carriers.ts";
import { deliveryTextOf } from "#app/features/shop/shipping/delivery-dates.ts";
import { withSizeName } from "#app/shared/size-name.ts";

import { SentGoods } from "./mail-order-lines.tsx";
import { orderMailWords, shippedTexts } from "./order-emails.texts.tsx";
import { orderLinks } from "./order-links.server.ts";
import { unitsToSend } from "./order-units.ts";
import { readOrder } from "./queries.server.ts";

/** Says that a parcel of an order is on its way, and where to follow it. */
export const orderShipped = defineMail({
  type: "order_shipped",
  about: "fulfilment",
  language: (id) => languageOfOrder(sql`SELECT order_id FROM fulfilments WHERE id = ${id}`),
  async read(fulfilmentId, { db, env }, now) {
    const { id, name, size, position } = orderLines;
    const color = localColor(orderLines.color).as("local_color");
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
    const [texts, words] = [shippedTexts(), { ...mailWords(), ...orderMailWords() }];
    // Nobody said who brings it.
    const carrier = parcel.carrier === "other" ? null : carrierName(parcel.carrier);
    const carrierUrl = trackingUrl(parcel.carrier, trackingId);
    const expected = deliveryTextOf(order);
    const isPart = order.lines.some((line) => unitsToSend(line) > 0);
    const number = <MailNumber>{order.orderNumber}</MailNumber>;
    return {
      subject: texts.subject(order.orderNumber),
      preview: carrier ? texts.previewWith(carrier, expected) : texts.preview(expected),
      heading: texts.heading,
      footer: words.becauseOrdered,
      blocks: (
        <>
          <MailText>{isPart ? texts.partLeft(number) : texts.left(number)}</MailText>
          <MailFacts
            facts={[
              ...(carrier ? [{ name: texts.carrier, fact: carrier }] : []),
              ...(trackingId ? [{ name: words.trackingId, fact: trackingId }] : []),
              ...(order.pickupPoint
                ? [{ name: pickupPointTexts().pickupPoint, fact: pointLine(order.pickupPoint) }]
                : []),
              { name: words.estimated, fact: expected },
            ]}
          />
          <MailHeading>{texts.inParcel}</MailHeading>
          <SentGoods goods={goods.map(withSizeName)} />
          <MailButton href={carrierUrl ?? links.order}>{carrierUrl ? words.trackParcel : words.trackOrder}</MailButton>
          {carrierUrl ? (
            <MailText style={{ margin: "16px 0 0" }}>{texts.wholeOrder(linkTo(links.order))}</MailText>
          ) : null}
          <MailSmallPrint>
            {texts.changedMind} <RightByLaw href={links.withdraw} />
          </MailSmallPrint>
        </>
      ),
    };
  },
});
