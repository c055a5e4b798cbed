import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { undoMinutes } from "#app/features/selling/orders/undo-minutes.ts";
import { carrierName, trackingUrl, unrecordedCarrier } from "#app/features/shop/shipping/carriers.ts";
import { addMinutes, formatDate, formatDateTime } from "#app/shared/dates.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";

import { deliveryReasonLength } from "./order-field-lengths.ts";
import type { OrderPage } from "./read-order-page.server.ts";

interface Props extends Pick<OrderPage, "order" | "parcels" | "press" | "today"> {
  mayWrite: boolean;
}

/** The parcels of an order: what is in them, where they are, and their e-mail to send again. */
export function ParcelsCard({ order, parcels, press, today, mayWrite }: Props) {
  if (parcels.length === 0) return null;
  const nameOf = new Map(order.lines.map(({ id, name, color, size }) => [id, `${name}, ${color}, ${size}`]));
  return (
    <Card title="Parcels">
      <ul className="divide-y divide-line text-sm">
        {parcels.map((parcel, index) => (
          <li key={parcel.id} className="grid gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-medium">
                {parcel.carrier === unrecordedCarrier ? "No parcel was recorded" : carrierName(parcel.carrier)}
                {parcel.trackingId ? (
                  <>
                    {", "}
                    <TrackingLink {...parcel} />
                  </>
                ) : null}
              </p>
              <p className="mt-0.5 text-muted tabular-nums">
                {parcel.createdBy}, <time dateTime={parcel.createdAt}>{formatDateTime(parcel.createdAt)}</time>
              </p>
              <p className="mt-0.5 tabular-nums">
                {parcel.deliveredAt ? (
                  <>
                    Delivered <time dateTime={parcel.deliveredAt}>{formatDate(parcel.deliveredAt)}</time>
                  </>
                ) : (
                  "Not delivered yet, as far as we know"
                )}
              </p>
              {parcel.corrections.length > 0 ? <Corrections corrections={parcel.corrections} /> : null}
              <ul className="mt-2 tabular-nums">
                {parcel.lines.map(({ orderLineId, quantity }) => (
                  <li key={orderLineId}>
                    {quantity} × {nameOf.get(orderLineId)}
                  </li>
                ))}
                {parcel.replacements.map(({ returnId, number, quantity, name, color, size }) => (
                  <li key={returnId}>
                    {`${quantity} × ${name}, ${color}, ${size}, in exchange `}
                    <RowLink to={`/admin/returns/${returnId}`}>{number}</RowLink>
                  </li>
                ))}
                {parcel.forComplaints.map(({ complaintId, quantity, name, color, size }) => (
                  <li key={complaintId}>
                    {`${quantity} × ${name}, ${color}, ${size}, for complaint `}
                    <RowLink to={`/admin/complaints/${complaintId}`}>{complaintId}</RowLink>
                  </li>
                ))}
              </ul>
            </div>
            {mayWrite && parcel.mayUndo ? (
              <UndoSending orderId={order.id} parcel={parcel} name={`parcel ${index + 1}`} />
            ) : null}
            {mayWrite && !parcel.deliveredAt && !parcel.mayUndo ? (
              <DeliveryForm orderId={order.id} parcel={parcel} today={today} name={`parcel ${index + 1}`} />
            ) : null}
            {mayWrite && parcel.deliveredAt ? (
              <CorrectDelivery
                // Another answer of the page empties and closes the form.
                key={press}
                orderId={order.id}
                parcel={parcel}
                today={today}
                name={`parcel ${index + 1}`}
              />
            ) : null}
            {mayWrite && parcel.lines.length > 0 && parcel.carrier !== unrecordedCarrier ? (
              <Form
                method="post"
                action={`/admin/orders/${order.id}/resend`}
                preventScrollReset
                className="sm:col-start-2 sm:row-start-1"
              >
                <input type="hidden" name="press" value={press} />
                <input type="hidden" name="type" value="order_shipped" />
                <input type="hidden" name="fulfilmentId" value={parcel.id} />
                <Button type="submit" size="small" look="outline">
                  Send email again<span className="sr-only"> for parcel {index + 1}</span>
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface DeliveryFormProps {
  orderId: string;
  parcel: { id: string; createdAt: string };
  /** ISO day. */
  today: string;
  /** What the parcel is called. */
  name: string;
}

/** What was recorded of a delivery, after the first record: who, when and why. */
function Corrections({ corrections }: { corrections: OrderPage["parcels"][number]["corrections"] }) {
  return (
    <ul className="mt-0.5 text-muted tabular-nums">
      {corrections.map(({ sequence, deliveredAt, recordedAt, recordedBy, reason }) => (
        <li key={sequence}>
          {deliveredAt ? `Corrected to ${formatDate(deliveredAt)}` : "Corrected: not delivered"} by {recordedBy},{" "}
          <time dateTime={recordedAt}>{formatDateTime(recordedAt)}</time>
          {reason ? `: ${reason}` : null}
        </li>
      ))}
    </ul>
  );
}

/** How a delivery really was. The record of before is kept; the buyer's days to withdraw are counted from the new one. */
function CorrectDelivery({ orderId, parcel, today, name }: DeliveryFormProps) {
  return (
    <details className="sm:col-span-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink">
        Correct the delivery<span className="sr-only"> of {name}</span>
      </summary>
      <Form
        method="post"
        action={`/admin/orders/${orderId}/correct-delivery`}
        preventScrollReset
        className="mt-2 grid max-w-md gap-3"
      >
        <input type="hidden" name="fulfilmentId" value={parcel.id} />
        <TextField
          label="Delivered on"
          name="day"
          type="date"
          min={stockholmDay(new Date(parcel.createdAt))}
          max={today}
          hint="The buyer's days to withdraw are counted from it."
        />
        <TextField label="Why" name="reason" autoComplete="off" required maxLength={deliveryReasonLength} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="arrived" value="yes" size="small">
            Correct the day
          </Button>
          <Button type="submit" name="arrived" value="no" size="small" look="outline">
            It has not arrived
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** Takes a parcel back while nothing of it has left. */
function UndoSending({ orderId, parcel, name }: Omit<DeliveryFormProps, "today">) {
  return (
    <Form
      method="post"
      action={`/admin/orders/${orderId}/undo-sending`}
      preventScrollReset
      className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2"
    >
      <input type="hidden" name="fulfilmentId" value={parcel.id} />
      <Button type="submit" size="small" look="outline">
        Undo sending<span className="sr-only"> of {name}</span>
      </Button>
      <span className="text-muted tabular-nums">
        Until {formatDateTime(addMinutes(new Date(parcel.createdAt), undoMinutes).toISOString())}, when its e-mail goes
        out.
      </span>
    </Form>
  );
}

/** The day on which a parcel arrived: the buyer's days to withdraw are counted from it. */
function DeliveryForm({ orderId, parcel, today, name }: DeliveryFormProps) {
  return (
    <Form
      method="post"
      action={`/admin/orders/${orderId}/delivery`}
      preventScrollReset
      className="flex flex-wrap items-end gap-2 sm:col-span-2"
    >
      <input type="hidden" name="fulfilmentId" value={parcel.id} />
      <label className="grid gap-1 text-sm">
        Delivered on<span className="sr-only"> ({name})</span>
        <input
          type="date"
          name="day"
          required
          min={stockholmDay(new Date(parcel.createdAt))}
          max={today}
          className="h-10 border border-line-strong bg-paper px-3 text-base"
        />
      </label>
      <Button type="submit" size="small" look="outline">
        Record delivery<span className="sr-only"> of {name}</span>
      </Button>
    </Form>
  );
}

function TrackingLink({ carrier, trackingId }: { carrier: string; trackingId: string }) {
  const url = trackingUrl(carrier, trackingId);
  if (!url) return trackingId;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {trackingId}
    </a>
  );
}
