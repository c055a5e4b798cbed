import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { Companion } from "#app/features/selling/orders/order-additions.server.ts";
import { Notice } from "#app/ui/notice.tsx";

import { sendChosenPath } from "./chosen-orders.ts";

/** Says which orders go into the same parcel, and leads to sending them together. */
export function CompanionsNotice({
  orderId,
  companions,
  className,
}: {
  orderId: string;
  companions: readonly Companion[];
  className?: string;
}) {
  if (companions.length === 0) return null;
  const ids = [orderId, ...companions.map(({ id }) => id)];
  return (
    <Notice tone="warning" {...(className && { className })}>
      Goes in the same parcel as{" "}
      {companions.map(({ id, orderNumber }, index) => (
        <span key={id}>
          {index > 0 ? ", " : null}
          <RowLink to={`/admin/orders/${id}`}>{`#${orderNumber}`}</RowLink>
        </span>
      ))}
      .{" "}
      <RowLink to={sendChosenPath(ids, `/admin/orders/${orderId}`)}>
        {ids.length === 2 ? "Send both orders" : `Send all ${ids.length} orders`}
      </RowLink>
    </Notice>
  );
}
