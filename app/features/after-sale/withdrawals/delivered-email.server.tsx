import { isToldAnew } from "#app/features/selling/orders/arrived-mail.server.ts";
import { deliveredMail } from "#app/features/selling/orders/delivered-mail.ts";
import { type OrderLinks, orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { readParcels } from "#app/features/selling/orders/order-parcels.server.ts";
import { type OrderDetail, readOrder } from "#app/features/selling/orders/queries.server.ts";
import { readDelivery } from "#app/features/selling/orders/record-delivery.server.ts";
import type { SiteConfiguration } from "#app/features/shop/configuration/configuration.server.ts";
import type { TransactionalEmail } from "#app/features/shop/mail/email.ts";
import { MailLayout } from "#app/features/shop/mail/mail-layout.tsx";
import {
  MailButton,
  MailCell,
  MailFacts,
  MailHeading,
  MailLink,
  MailSmallPrint,
  MailTable,
  MailText,
} from "#app/features/shop/mail/mail-parts.tsx";
import { mailColors } from "#app/features/shop/mail/mail-theme.ts";
import { carrierName, unrecordedCarrier } from "#app/features/shop/shipping/carriers.ts";
import { formatDate } from "#app/shared/dates.ts";

import type { WithdrawalPeriod } from "./deadline.ts";
import { replacedTexts } from "./receipt-texts.ts";
import { readWithdrawable } from "./withdrawable-order.server.ts";

/** Says that an order has arrived, until when it can be withdrawn from or exchanged, and how. Its cause is the order. */
export const orderDelivered = {
  ...deliveredMail,
  purpose: "transactional",
  async compose(orderId, { site, shop: { db, env } }) {
    const [order, { deliveredAt }, withdrawable, parcels, isCorrected] = await Promise.all([
      readOrder(db, orderId),
      readDelivery(db, orderId),
      readWithdrawable(db, orderId),
      readParcels(db, orderId),
      isToldAnew(db, orderId),
    ]);
    if (!order || !withdrawable) throw new Error(`There is no order ${orderId}`);
    if (deliveredAt === null) throw new Error(`Order ${orderId} has not arrived`);
    return {
      subject: `Order ${order.orderNumber} has arrived`,
      body: (
        <OrderDeliveredMail
          site={site}
          origin={env.PUBLIC_ORIGIN}
          order={order}
          deliveredAt={deliveredAt}
          isCorrected={isCorrected}
          parcels={parcels.filter(({ carrier }) => carrier !== unrecordedCarrier).map(parcelText)}
          period={withdrawable.period}
          replaced={withdrawable.lines.flatMap((line) => replacedTexts(line).map((text) => `${line.name}: ${text}`))}
          links={await orderLinks(orderId, env, new Date())}
        />
      ),
    };
  },
} satisfies TransactionalEmail;

type Parcel = Awaited<ReturnType<typeof readParcels>>[number];

interface OrderDeliveredMailProps {
  site: SiteConfiguration;
  origin: string;
  order: OrderDetail;
  /** ISO time. */
  deliveredAt: string;
  /** Whether we told another date before. */
  isCorrected: boolean;
  /** Each with its tracking number and day, in words. */
  parcels: readonly string[];
  period: WithdrawalPeriod;
  /** Until when what was sent in exchange can be withdrawn from, a sentence each. */
  replaced: readonly string[];
  links: OrderLinks;
}

function OrderDeliveredMail({
  site,
  origin,
  order,
  deliveredAt,
  isCorrected,
  parcels,
  period,
  replaced,
  links,
}: OrderDeliveredMailProps) {
  const { statutoryUntil, promiseUntil } = period;
  const arrived = order.lines.filter((line) => line.quantity > line.cancelledQuantity);
  return (
    <MailLayout
      site={site}
      origin={origin}
      preview={`Everything in order ${order.orderNumber} has arrived. What you can do if something is not right.`}
      heading="Your order has arrived"
      footer="You're getting this e-mail because you ordered from us. Questions? We're happy to help:"
    >
      <MailFacts
        facts={[
          { name: "Order", fact: order.orderNumber },
          { name: "Delivered", fact: formatDate(deliveredAt) },
          ...parcels.map((fact, i) => ({ name: parcels.length === 1 ? "Parcel" : `Parcel ${i + 1}`, fact })),
        ]}
      />
      {isCorrected ? (
        <MailText>We told you another day of delivery before, and corrected it. What this e-mail says counts.</MailText>
      ) : null}
      <MailHeading>What arrived</MailHeading>
      <MailTable purpose="data" width="100%" style={{ borderTop: `1px solid ${mailColors.ink}` }}>
        {arrived.map(({ id, name, color, size, quantity, cancelledQuantity }) => (
          <tr key={id}>
            <MailCell style={rowStyle}>
              <strong>{name}</strong>
              <br />
              <span style={{ color: mailColors.muted }}>{`${color}, ${size}`}</span>
            </MailCell>
            <MailCell align="right" style={{ ...rowStyle, whiteSpace: "nowrap" }}>
              {`${quantity - cancelledQuantity} ×`}
            </MailCell>
          </tr>
        ))}
      </MailTable>
      <MailHeading>Changed your mind?</MailHeading>
      <MailText>
        <MailLink href={links.withdraw}>Withdraw from contract here</MailLink>, without giving a reason
        {statutoryUntil ? `, until ${formatDate(statutoryUntil)}` : ""}.
        {promiseUntil ? ` Unused goods we take back until ${formatDate(promiseUntil)}, beyond what the law asks.` : ""}
      </MailText>
      {replaced.map((text) => (
        <MailText key={text}>{text}</MailText>
      ))}
      <MailText>
        Wrong size or color? <MailLink href={links.exchange}>Exchange it</MailLink>
        {promiseUntil ? ` until ${formatDate(promiseUntil)}` : ""}. Something wrong with it?{" "}
        <MailLink href={links.complain}>Make a complaint</MailLink>.
      </MailText>
      <MailText style={{ margin: 0 }}>
        <MailLink href={links.receipt}>Receipt (PDF)</MailLink>
      </MailText>
      <MailButton href={links.order}>View your order</MailButton>
      <MailSmallPrint>
        Worn it? <MailLink href={links.review}>Write a review</MailLink>. A review by this link counts as bought here.
      </MailSmallPrint>
    </MailLayout>
  );
}

/** `PostNord RR123, delivered 21 November 2026` */
function parcelText({ carrier, trackingId, sentAt, deliveredAt }: Parcel): string {
  const when = deliveredAt ? `delivered ${formatDate(deliveredAt)}` : `sent ${formatDate(sentAt)}`;
  return `${[carrierName(carrier), trackingId].filter(Boolean).join(" ")}, ${when}`;
}

const rowStyle = {
  padding: "12px 0",
  borderBottom: `1px solid ${mailColors.line}`,
  verticalAlign: "top",
  fontSize: 15,
  lineHeight: "22px",
} as const;
