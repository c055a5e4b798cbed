import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { OrderDetail } from "#app/features/selling/orders/queries.server.ts";
import { pointLine } from "#app/features/shop/pickup-points/destination.ts";
import type { FoundPoints } from "#app/features/shop/pickup-points/find-points.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { toTheDoor } from "./to-the-door.ts";

interface Props {
  order: OrderDetail;
  /** Whether nothing of it was sent or cancelled. */
  isOpen: boolean;
  /** The points near its postal code; `not-offered` too for an order that can't go to one. */
  near: FoundPoints;
  changeId: string;
  error: string | null;
}

/** Where the parcel of an order waits for its buyer, to change while nothing of it was sent. */
export function ChangePointScreen({ order, isOpen, near, changeId, error }: Props) {
  const busy = useNavigation().state !== "idle";
  const { pickupPoint } = order;
  const points = near.kind === "found" ? near.points : [];
  const isListed = points.some(({ id }) => id === pickupPoint?.id);
  const chosen = pickupPoint ? pickupPoint.id : toTheDoor;
  return (
    <div className="mx-auto max-w-3xl">
      <RowLink to={`/admin/orders/${order.id}`}>Back to the order</RowLink>
      <h1 className="display mt-2 text-display-sm lg:text-display-md">Change pickup point</h1>
      <p className="mt-3 text-sm text-muted tabular-nums">Order {order.orderNumber}</p>
      {!isOpen ? (
        <Notice className="mt-6">This order was shipped or canceled. Its pickup point can't be changed.</Notice>
      ) : near.kind === "not-offered" && !pickupPoint ? (
        <Notice className="mt-6">There are no pickup points for this order. It goes to the buyer's address.</Notice>
      ) : (
        <Form method="post" className="mt-6 grid gap-4 lg:gap-6">
          <input type="hidden" name="changeId" value={changeId} />
          <input type="hidden" name="seen" value={order.updatedAt} />
          {error ? <Notice tone="error">{error}</Notice> : null}
          {near.kind === "unreachable" ? (
            <Notice tone="warning">
              The carrier can't be asked for points right now. Try again in a minute, or send it to the buyer's address.
            </Notice>
          ) : null}
          {pickupPoint && !isListed ? <Notice>Now: {pointLine(pickupPoint)}.</Notice> : null}
          <Card title={`Near ${order.postalCode}`}>
            <ul className="ruled border-y border-line">
              <Choice value={toTheDoor} isChosen={chosen === toTheDoor}>
                <span className="block font-semibold">To the buyer's address</span>
                {order.address}, {order.postalCode} {order.city}
              </Choice>
              {points.map((point) => (
                <Choice key={point.id} value={point.id} isChosen={chosen === point.id}>
                  <span className="block font-semibold">{point.name}</span>
                  {pointLine(point)}
                </Choice>
              ))}
            </ul>
            {near.kind === "found" && points.length === 0 ? (
              <p className="mt-4 text-sm text-muted">No pickup points near this postal code.</p>
            ) : null}
          </Card>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit" busy={busy}>
              {busy ? "Saving..." : "Save and email customer"}
            </Button>
            <p className="min-w-0 text-sm wrap-anywhere text-muted">
              The price stays. Items that were added to this order go along.
            </p>
          </div>
        </Form>
      )}
    </div>
  );
}

function Choice({ value, isChosen, children }: { value: string; isChosen: boolean; children: ReactNode }) {
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-center gap-3.5 py-3 text-sm">
        <input type="radio" name="pickupPointId" value={value} required defaultChecked={isChosen} />
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </label>
    </li>
  );
}
