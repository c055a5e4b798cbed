import { asc, eq } from "drizzle-orm";

import { fulfilmentLines, fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { orderLines } from "#app/db/schema/orders.server.ts";
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
import { carrierName, trackingUrl } from "#app/features/shop/shipping/carriers.ts";
import { deliveryTextOf } from "#app/features/shop/shipping/delivery-dates.ts";

import { orderLinks } from "./order-links.server.ts";
import { unitsToSend } from "./order-units.ts";
import { type OrderDetail, readOrder } from "./queries.server.ts";

/** Says that a parcel of an order is on its way, and where to follow it. Its cause is the fulfilment. */
export const orderShipped = {
  type: "order_shipped",
  purpose: "transactional",
  causedBy: "proof",
  limit: { perHour: 20, perDay: 40, above: "delay" },
  async compose(fulfilmentId, { site, shop: { db, env } }) {
    const [[parcel], contents] = await db.batch([
      db.select().from(fulfilments).where(eq(fulfilments.id, fulfilmentId)),
      db
        .select({
          id: orderLines.id,
          name: orderLines.name,
          color: orderLines.color,
          size: orderLines.size,
          quantity: fulfilmentLines.quantity,
        })
        .from(fulfilmentLines)
        .innerJoin(orderLines, eq(orderLines.id, fulfilmentLines.orderLineId))
        .where(eq(fulfilmentLines.fulfilmentId, fulfilmentId))
        .orderBy(asc(orderLines.position)),
    ]);
    const order = parcel && (await readOrder(db, parcel.orderId));
    if (!order) throw new Error(`There is no fulfilment ${fulfilmentId}`);
    const links = await orderLinks(order.id, env, new Date());
    return {
      subject: `Order ${order.orderNumber} is on its way`,
      body: (
        <OrderShippedMail
          site={site}
          origin={env.PUBLIC_ORIGIN}
          order={order}
          contents={contents}
          carrier={carrierName(parcel.carrier)}
          trackingId={parcel.trackingId}
          carrierUrl={trackingUrl(parcel.carrier, parcel.trackingId)}
          orderUrl={links.order}
          withdrawUrl={links.withdraw}
        />
      ),
    };
  },
} satisfies TransactionalEmail;

interface OrderShippedMailProps {
  site: SiteConfiguration;
  origin: string;
  order: OrderDetail;
  contents: readonly { id: string; name: string; color: string; size: string; quantity: number }[];
  carrier: string;
  trackingId: string;
  /** The carrier's page about the parcel; null when it has none. */
  carrierUrl: string | null;
  /** The signed link to the order's page in the shop. */
  orderUrl: string;
  /** The signed link by which its buyer withdraws. */
  withdrawUrl: string;
}

function OrderShippedMail(props: OrderShippedMailProps) {
  const { site, origin, order, contents, carrier, trackingId, carrierUrl, orderUrl, withdrawUrl } = props;
  const expected = deliveryTextOf(order);
  const isPart = order.lines.some((line) => unitsToSend(line) > 0);
  return (
    <MailLayout
      site={site}
      origin={origin}
      preview={`${carrier} has your parcel. Estimated delivery: ${expected}.`}
      heading="Your order is on its way"
      footer="You're getting this e-mail because you ordered from us. Questions? We're happy to help:"
    >
      <MailText>
        {isPart
          ? `A part of order ${order.orderNumber} has left our warehouse. The rest follows in a parcel of its own.`
          : `Order ${order.orderNumber} has left our warehouse.`}
      </MailText>
      <MailFacts
        facts={[
          { name: "Carrier", fact: carrier },
          ...(trackingId ? [{ name: "Tracking ID", fact: trackingId }] : []),
          { name: "Estimated delivery", fact: expected },
        ]}
      />
      <MailHeading>In this parcel</MailHeading>
      <MailTable purpose="data" width="100%" style={{ borderTop: `1px solid ${mailColors.ink}` }}>
        {contents.map(({ id, name, color, size, quantity }) => (
          <tr key={id}>
            <MailCell style={rowStyle}>
              <strong>{name}</strong>
              <br />
              <span style={{ color: mailColors.muted }}>{`${color}, ${size}`}</span>
            </MailCell>
            <MailCell align="right" style={{ ...rowStyle, whiteSpace: "nowrap" }}>
              {`${quantity} ×`}
            </MailCell>
          </tr>
        ))}
      </MailTable>
      <MailButton href={carrierUrl ?? orderUrl}>{carrierUrl ? "Track your parcel" : "Track your order"}</MailButton>
      {carrierUrl ? (
        <MailText style={{ margin: "16px 0 0" }}>
          Or see <MailLink href={orderUrl}>your whole order</MailLink> with us.
        </MailText>
      ) : null}
      <MailSmallPrint>
        Changed your mind? <MailLink href={withdrawUrl}>Withdraw from contract here</MailLink>, also before it arrives.
      </MailSmallPrint>
    </MailLayout>
  );
}

const rowStyle = {
  padding: "12px 0",
  borderBottom: `1px solid ${mailColors.line}`,
  verticalAlign: "top",
  fontSize: 15,
  lineHeight: "22px",
} as const;
