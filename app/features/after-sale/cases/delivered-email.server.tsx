import { isToldAnew } from "#app/features/selling/orders/arrived-mail.server.ts";
import { SentGoods } from "#app/features/selling/orders/mail-order-lines.tsx";
import { returnsAndHelpTexts } from "#app/features/selling/orders/order-emails.texts.tsx";
import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { readParcels } from "#app/features/selling/orders/order-parcels.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { readDelivery } from "#app/features/selling/orders/record-delivery.server.ts";
import { defineMail, languageOfOrder } from "#app/features/shop/mail/define-mail.server.tsx";
import { mailCarrierName } from "#app/features/shop/mail/mail-carrier-name.ts";
import {
  linkTo,
  MailButton,
  MailFacts,
  MailHeading,
  MailLink,
  MailSmallPrint,
  MailText,
} from "#app/features/shop/mail/mail-parts.tsx";
import { mailWords } from "#app/features/shop/mail/mail-words.texts.tsx";
import { RightByLaw } from "#app/features/shop/mail/right-by-law.tsx";
import { unrecordedCarrier } from "#app/features/shop/shipping/carriers.ts";
import { formatDate } from "#app/shared/dates.ts";

import { deliveredTexts } from "./order-mails.texts.tsx";
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
    const [texts, words] = [deliveredTexts(), mailWords()];
    const { statutoryUntil, promiseUntil } = withdrawable.period;
    const [withdraw, exchange] = [linkTo(links.withdraw), linkTo(links.exchange)];
    const recorded = parcels.filter(({ carrier }) => carrier !== unrecordedCarrier);
    // Of a single one the day is that of the order.
    const known = recorded.map((parcel) => parcelText(parcel, recorded.length > 1));
    const arrived = order.lines
      .map((line) => ({
        ...line,
        color: line.localColor,
        size: line.localSize,
        quantity: line.quantity - line.cancelledQuantity,
      }))
      .filter(({ quantity }) => quantity > 0);
    return {
      subject: texts.subject(order.orderNumber),
      preview: texts.preview(order.orderNumber),
      heading: texts.heading,
      footer: words.becauseOrdered,
      blocks: (
        <>
          <MailFacts
            facts={[
              { name: words.order, fact: order.orderNumber },
              { name: texts.delivered, fact: formatDate(deliveredAt) },
              ...known.map((fact, i) => ({
                name: known.length === 1 ? texts.parcel : `${texts.parcel} ${i + 1}`,
                fact,
              })),
            ]}
          />
          {isCorrected ? <MailText>{texts.corrected}</MailText> : null}
          <MailHeading>{texts.whatArrived}</MailHeading>
          <SentGoods goods={arrived} />
          <MailHeading>{texts.changedMind}</MailHeading>
          <MailText>
            {statutoryUntil ? texts.returnItBy(withdraw, formatDate(statutoryUntil)) : texts.returnIt(withdraw)}
            {promiseUntil ? ` ${texts.unusedUntil(formatDate(promiseUntil))}` : ""}
          </MailText>
          {withdrawable.lines
            .flatMap((line) => replacedTexts(line).map((text) => `${line.name}: ${text}`))
            .map((text) => (
              <MailText key={text}>{text}</MailText>
            ))}
          <MailText>
            {promiseUntil ? texts.exchangeBy(exchange, formatDate(promiseUntil)) : texts.exchange(exchange)}{" "}
            {returnsAndHelpTexts().faulty(linkTo(links.complain))}
          </MailText>
          <MailText style={{ margin: 0 }}>
            <MailLink href={links.receipt}>{texts.receipt}</MailLink>
          </MailText>
          <MailButton href={links.order}>{words.viewOrder}</MailButton>
          <MailSmallPrint>
            {texts.review(linkTo(links.review))} <RightByLaw href={links.withdraw} />
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
  const texts = deliveredTexts();
  const name = [mailCarrierName(carrier), trackingId].filter(Boolean).join(" ");
  if (!isDated) return name;
  return deliveredAt
    ? texts.parcelDelivered(name, formatDate(deliveredAt))
    : texts.parcelSent(name, formatDate(sentAt));
}
