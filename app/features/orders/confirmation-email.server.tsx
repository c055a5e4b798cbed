import type { SiteConfiguration } from "#app/features/configuration/configuration.server.ts";
import type { TransactionalEmail } from "#app/features/mail/email.ts";
import { MailLayout } from "#app/features/mail/mail-layout.tsx";
import {
  MailButton,
  MailCell,
  MailFacts,
  MailHeading,
  MailImage,
  MailLink,
  MailSmallPrint,
  MailTable,
  MailText,
} from "#app/features/mail/mail-parts.tsx";
import { mailColors } from "#app/features/mail/mail-theme.ts";
import { reviewPathOf } from "#app/features/reviews/order-link.ts";
import { deliveryText } from "#app/features/shipping/delivery-dates.ts";
import { shippingMethodOf } from "#app/features/shipping/rates.ts";
import { acceptedImageUrl, imageAtWidth } from "#app/features/storage/image-url.ts";
import { signLink } from "#app/platform/signed-link.server.ts";
import { formatPrice } from "#app/shared/money.ts";

import { type OrderDetail, readOrder } from "./queries.server.ts";

/** Confirms a paid order. */
export const orderConfirmation = {
  type: "order_confirmation",
  purpose: "transactional",
  limit: { perHour: 6, perDay: 20, above: "delay" },
  async compose(orderId, { site, shop: { db, env } }) {
    const order = await readOrder(db, orderId);
    if (!order) throw new Error(`There is no order ${orderId}`);
    const key = await signLink("order-link", orderId, env.LINK_SECRET);
    const reviewPath = reviewPathOf({ id: orderId, key: await signLink("review-link", orderId, env.LINK_SECRET) });
    return {
      subject: `Order ${order.orderNumber} confirmed`,
      body: (
        <OrderConfirmationMail
          site={site}
          origin={env.PUBLIC_ORIGIN}
          order={order}
          orderUrl={`${env.PUBLIC_ORIGIN}/thank-you?orderId=${orderId}&key=${key}`}
          reviewUrl={`${env.PUBLIC_ORIGIN}${reviewPath}`}
        />
      ),
    };
  },
} satisfies TransactionalEmail;

interface OrderConfirmationMailProps {
  site: SiteConfiguration;
  /** The shop's origin. */
  origin: string;
  order: OrderDetail;
  /** The signed link to the order's page. */
  orderUrl: string;
  /** The signed link by which its buyer writes a review. */
  reviewUrl: string;
}

function OrderConfirmationMail({ site, origin, order, orderUrl, reviewUrl }: OrderConfirmationMailProps) {
  const sources = order.lines.map(({ source }) => source);
  const expected = deliveryText(order.estimatedDelivery, shippingMethodOf(order.shippingMethod), sources);
  return (
    <MailLayout
      site={site}
      origin={origin}
      preview={`Your order ${order.orderNumber} is confirmed. Estimated delivery: ${expected}.`}
      heading="Thank You for Your Order!"
      footer="You're getting this e-mail because you ordered from us. Questions? We're happy to help:"
    >
      <MailText>We have your order and are getting it ready. The button below always shows where it is.</MailText>
      <MailFacts
        facts={[
          { name: "Order", fact: order.orderNumber },
          { name: "Estimated delivery", fact: expected },
        ]}
      />
      <MailHeading>Your order</MailHeading>
      <OrderLines order={order} origin={origin} />
      <OrderSums order={order} />
      <MailHeading>Delivering to</MailHeading>
      <MailText style={{ margin: 0 }}>
        {`${order.firstName} ${order.lastName}`}
        <br />
        {order.address}
        <br />
        {`${order.postalCode} ${order.city}`}
        <br />
        {order.country}
      </MailText>
      <MailButton href={orderUrl}>View your order</MailButton>
      <MailSmallPrint>
        Worn it? <MailLink href={reviewUrl}>Write a review</MailLink> as a verified buyer.
      </MailSmallPrint>
    </MailLayout>
  );
}

function OrderLines({ order, origin }: { order: OrderDetail; origin: string }) {
  return (
    <MailTable purpose="data" width="100%" style={{ borderTop: `1px solid ${mailColors.ink}` }}>
      {order.lines.map((line) => (
        <tr key={line.id}>
          <MailCell width="72" style={lineStyle}>
            <LinePicture image={line.image} origin={origin} />
          </MailCell>
          <MailCell style={{ ...lineStyle, paddingLeft: 16 }}>
            <strong>{line.name}</strong>
            <br />
            <span style={{ color: mailColors.muted }}>
              {`${line.color}, ${line.size}`}
              <br />
              {`${line.quantity} × ${formatPrice(line.priceOre, order.currency)}`}
            </span>
          </MailCell>
          <MailCell align="right" style={{ ...lineStyle, paddingLeft: 12, fontWeight: 700, whiteSpace: "nowrap" }}>
            {formatPrice(line.priceOre * line.quantity, order.currency)}
          </MailCell>
        </tr>
      ))}
    </MailTable>
  );
}

/** A plain background of the same size in place of a missing picture. */
function LinePicture({ image, origin }: { image: string | null; origin: string }) {
  const size = { width: 72, height: 90 };
  const style = { ...size, background: mailColors.ground };
  const url = acceptedImageUrl(image);
  if (url === null) return <div style={style} />;
  const source = new URL(imageAtWidth(url, 160), origin).href;
  return <MailImage src={source} alt="" {...size} style={{ ...style, objectFit: "cover" }} />;
}

/** The order's totals, the grand total last. */
function OrderSums({ order }: { order: OrderDetail }) {
  const price = (ore: number) => formatPrice(ore, order.currency);
  const sums = [
    { name: "Subtotal", sum: price(order.subtotalOre) },
    ...(order.discountOre > 0 ? [{ name: `Discount (${order.discountCode})`, sum: price(-order.discountOre) }] : []),
    { name: "Shipping", sum: order.shippingOre === 0 ? "Free" : price(order.shippingOre) },
    { name: order.vatMode === "added" ? "VAT" : "of which VAT", sum: price(order.taxOre) },
    { name: "Total", sum: price(order.totalOre) },
  ];
  return (
    <MailTable purpose="data" width="100%" style={{ margin: "16px 0 0" }}>
      {sums.map(({ name, sum }) => {
        const style = name === "Total" ? totalStyle : sumStyle;
        return (
          <tr key={name}>
            <MailCell style={style}>{name}</MailCell>
            <MailCell align="right" style={{ ...style, whiteSpace: "nowrap" }}>
              {sum}
            </MailCell>
          </tr>
        );
      })}
    </MailTable>
  );
}

const lineStyle = {
  padding: "14px 0",
  borderBottom: `1px solid ${mailColors.line}`,
  verticalAlign: "top",
  fontSize: 15,
  lineHeight: "22px",
} as const;

const sumStyle = { padding: "0 0 8px", fontSize: 15, color: mailColors.muted };

const totalStyle = { padding: "12px 0 0", borderTop: `1px solid ${mailColors.ink}`, fontSize: 18, fontWeight: 700 };
