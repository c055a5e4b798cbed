import { isToldAnew } from "#app/features/selling/orders/arrived-mail.server.ts";
import { SentGoods } from "#app/features/selling/orders/mail-order-lines.tsx";
import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { readParcels } from "#app/features/selling/orders/order-parcels.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { readDelivery } from "#app/features/selling/orders/record-delivery.server.ts";
import { defineMail, languageOfOrder } from "#app/features/shop/mail/define-mail.server.tsx";
import {
  MailButton,
  MailFacts,
  MailHeading,
  MailLink,
  MailSmallPrint,
  MailText,
} from "#app/features/shop/mail/mail-parts.tsx";
import { carrierName, unrecordedCarrier } from "#app/features/shop/shipping/carriers.ts";
import { formatDate } from "#app/shared/dates.ts";

import { readWithdrawable } from "./withdrawable-order.server.ts";
import { replacedTexts } from "./withdrawal-texts.ts";

/** Says that an order has arrived, until when it can be withdrawn from or exchanged, and how: once, and again when the date was corrected. */
export const orderDelivered = defineMail({
  type: "order_delivered",
  about: "order",
  language: languageOfOrder,
  async read(orderId, { db, env }, now) {
    const [order, { deliveredAt }, withdrawable, parcels, isCorrected] = await Promise.all([
      readOrder(db, orderId),
      readDelivery(db, orderId),
      readWithdrawable(db, orderId),
      readParcels(db, orderId),
      isToldAnew(db, orderId),
    ]);
    if (!order || !withdrawable) return null;
    if (deliveredAt === null) throw new Error(`Order ${orderId} has not arrived`);
    const links = await orderLinks(orderId, env, now);
    return { order, deliveredAt, withdrawable, parcels, isCorrected, links };
  },
  write({ order, deliveredAt, withdrawable, parcels, isCorrected, links }) {
    const { statutoryUntil, promiseUntil } = withdrawable.period;
    const recorded = parcels.filter(({ carrier }) => carrier !== unrecordedCarrier);
    // Of a single one the day is that of the order.
    const known = recorded.map((parcel) => parcelText(parcel, recorded.length > 1));
    const arrived = order.lines
      .map((line) => ({ ...line, quantity: line.quantity - line.cancelledQuantity }))
      .filter(({ quantity }) => quantity > 0);
    return {
      subject: `Order ${order.orderNumber} has arrived`,
      preview: `Everything in order ${order.orderNumber} has arrived. Not right? Return or exchange it.`,
      heading: "Your order has arrived",
      footer: "You're getting this email because you ordered from us. Questions? We're happy to help:",
      blocks: (
        <>
          <MailFacts
            facts={[
              { name: "Order", fact: order.orderNumber },
              { name: "Delivered", fact: formatDate(deliveredAt) },
              ...known.map((fact, i) => ({ name: known.length === 1 ? "Parcel" : `Parcel ${i + 1}`, fact })),
            ]}
          />
          {isCorrected ? (
            <MailText>
              We first gave you a different delivery date. The dates in this email are the right ones.
            </MailText>
          ) : null}
          <MailHeading>What arrived</MailHeading>
          <SentGoods goods={arrived} />
          <MailHeading>Changed your mind?</MailHeading>
          <MailText>
            <MailLink href={links.withdraw}>Return it</MailLink> for any reason
            {statutoryUntil ? ` by ${formatDate(statutoryUntil)}` : ""}.
            {promiseUntil ? ` Unused with tags on, you have until ${formatDate(promiseUntil)}.` : ""}
          </MailText>
          {withdrawable.lines
            .flatMap((line) => replacedTexts(line).map((text) => `${line.name}: ${text}`))
            .map((text) => (
              <MailText key={text}>{text}</MailText>
            ))}
          <MailText>
            Wrong size or color? <MailLink href={links.exchange}>Exchange it</MailLink>
            {promiseUntil ? ` by ${formatDate(promiseUntil)}` : ""}. Something faulty?{" "}
            <MailLink href={links.complain}>Tell us</MailLink> and we'll put it right.
          </MailText>
          <MailText style={{ margin: 0 }}>
            <MailLink href={links.receipt}>Receipt (PDF)</MailLink>
          </MailText>
          <MailButton href={links.order}>View your order</MailButton>
          <MailSmallPrint>
            Worn it? <MailLink href={links.review}>Write a review</MailLink> as a verified buyer. Your right by law:{" "}
            <MailLink href={links.withdraw}>Withdraw from contract here</MailLink>.
          </MailSmallPrint>
        </>
      ),
    };
  },
});

/** `PostNord RR123`, of several `PostNord RR123, delivered 21 November 2026`. */
function parcelText(
  { carrier, trackingId, sentAt, deliveredAt }: Awaited<ReturnType<typeof readParcels>>[number],
  isDated: boolean,
) {
  const name = [carrierName(carrier), trackingId].filter(Boolean).join(" ");
  if (!isDated) return name;
  const when = deliveredAt ? `delivered ${formatDate(deliveredAt)}` : `sent ${formatDate(sentAt)}`;
  return `${name}, ${when}`;
}
