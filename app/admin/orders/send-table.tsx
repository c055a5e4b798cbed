import type { ClipboardEvent, KeyboardEvent } from "react";

import { DataTable } from "#app/admin/frame/data-table.tsx";
import type { OrderToSend } from "#app/features/selling/orders/orders-to-send.server.ts";
import { type CarrierId, carrierIds, carrierName } from "#app/features/shop/shipping/carriers.ts";
import { selectArrow } from "#app/ui/select-arrow.ts";

import { chosenField } from "./chosen-orders.ts";
import { pastedTracking } from "./pasted-tracking.ts";
import { UnitField } from "./unit-field.tsx";

/** An order to send, and the id of its parcel: the same form twice sends once. */
export interface SendRow extends OrderToSend {
  fulfilmentId: string;
}

interface Props {
  orders: readonly SendRow[];
  carrier: CarrierId;
  /** Why a row was not sent, by the id of its order. */
  failed: Record<string, string>;
  /** What was entered before; null before the form was sent. */
  fields: Record<string, string> | null;
}

const field = "min-h-11 border border-line-strong bg-white px-3 text-base hover:border-ink";
/** The scanner is in hand: the first number can be scanned at once. */
const scannedFirst = { autoFocus: true };
const trackingName = (orderId: string) => `tracking.${orderId}`;

/** The parcels to send, one row an order. All that is left of each is in its parcel, unless parts are left out. */
export function SendTable({ orders, carrier, failed, fields: entered }: Props) {
  const fields = entered ?? {};
  const rows = orders.map(({ id, orderNumber }) => ({ orderId: id, orderNumber }));
  return (
    <DataTable
      caption="Orders to send"
      rows={orders}
      empty=""
      columns={[
        {
          title: "Order",
          lead: true,
          cell: (order) => (
            <>
              <input type="hidden" name={`fulfilment.${order.id}`} value={order.fulfilmentId} />
              <input type="hidden" name={`seen.${order.id}`} value={order.updatedAt} />
              <input type="hidden" name={`lines.${order.id}`} value={order.lines.map(({ id }) => id).join(" ")} />
              <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold whitespace-nowrap tabular-nums">
                <input
                  type="checkbox"
                  name={chosenField(order.id)}
                  defaultChecked={entered === null || chosenField(order.id) in entered}
                  aria-label={`Send order ${order.orderNumber}`}
                />
                {order.orderNumber}
              </label>
              <span className="block text-muted">
                {order.firstName} {order.lastName}, {order.city}
              </span>
              {order.goesWith.length > 0 ? (
                <span className="block font-medium">
                  Same parcel as <span className="whitespace-nowrap">{order.goesWith.join(", ")}</span>
                </span>
              ) : null}
              {order.customsGaps === "" ? null : (
                <span className="block text-danger">{`For customs: ${order.customsGaps}`}</span>
              )}
              {failed[order.id] ? <p className="mt-1 text-danger">{failed[order.id]}</p> : null}
            </>
          ),
        },
        { title: "Items", cell: (order) => <Items order={order} fields={fields} /> },
        {
          title: "Weight, kg",
          // Proposed of what it holds; whoever weighs the parcel writes over it.
          cell: ({ id, orderNumber, weightGrams }) => (
            <input
              name={`weight.${id}`}
              inputMode="decimal"
              autoComplete="off"
              pattern="\d{1,3}([.,]\d{1,3})?"
              defaultValue={fields[`weight.${id}`] ?? (weightGrams === null ? "" : weightGrams / 1000)}
              aria-label={`Weight of ${orderNumber} in kilograms`}
              className={`${field} w-20`}
            />
          ),
        },
        {
          title: "Carrier",
          cell: ({ id, orderNumber }) => (
            <select
              name={`carrier.${id}`}
              aria-label={`Carrier of ${orderNumber}`}
              defaultValue={fields[`carrier.${id}`] ?? carrier}
              className={`${field} w-40 ${selectArrow}`}
            >
              {carrierIds.map((known) => (
                <option key={known} value={known}>
                  {carrierName(known)}
                </option>
              ))}
            </select>
          ),
        },
        {
          title: "Tracking ID",
          cell: ({ id, orderNumber }) => (
            <input
              name={trackingName(id)}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              {...(id === orders[0]?.id ? scannedFirst : {})}
              defaultValue={fields[trackingName(id)]}
              aria-label={`Tracking ID of ${orderNumber}`}
              onKeyDown={(event) => focusNext(event, rows, id)}
              onPaste={(event) => fillDown(event, rows, id)}
              className={`${field} w-full min-w-44`}
            />
          ),
        },
      ]}
    />
  );
}

type Rows = { orderId: string; orderNumber: string }[];

function trackingField(form: HTMLFormElement | null, orderId: string | undefined) {
  const found = orderId === undefined ? null : form?.elements.namedItem(trackingName(orderId));
  return found instanceof HTMLInputElement ? found : null;
}

/** A scanner ends a number with Enter: on to the next row, and from the last one to the button. */
function focusNext(event: KeyboardEvent<HTMLInputElement>, rows: Rows, orderId: string) {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const next = rows[rows.findIndex((row) => row.orderId === orderId) + 1];
  (trackingField(form, next?.orderId) ?? form?.querySelector<HTMLElement>("button[type=submit]"))?.focus();
}

/** A column of numbers fills the rows from this one down. */
function fillDown(event: ClipboardEvent<HTMLInputElement>, rows: Rows, orderId: string) {
  const from = rows.findIndex((row) => row.orderId === orderId);
  const filled = pastedTracking(event.clipboardData.getData("text"), rows, from);
  if (!filled) return;
  event.preventDefault();
  for (const [id, number] of filled) {
    const target = trackingField(event.currentTarget.form, id);
    if (target) target.value = number;
  }
}

/** What is in the parcel, and the fields to leave parts out. */
function Items({ order, fields }: { order: SendRow; fields: Record<string, string> }) {
  return (
    <>
      <ul>
        {order.lines.map(({ id, name, color, size, left }) => (
          <li key={id} className="tabular-nums">
            {left} × {name}, {color}, {size}
          </li>
        ))}
      </ul>
      <details>
        <summary className="inline-flex min-h-6 cursor-pointer items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink">
          Leave parts out<span className="sr-only"> of {order.orderNumber}</span>
        </summary>
        <div className="mt-1 grid gap-2">
          {order.lines.map(({ id, name, color, size, left }) => (
            <div key={`${id} ${left}`}>
              {order.lines.length > 1 ? (
                <p aria-hidden="true" className="text-muted">
                  {name}, {size}
                </p>
              ) : null}
              <UnitField
                label={`of ${left}`}
                name={`send.${id}`}
                of={`${name}, ${color}, ${size} to send`}
                max={left}
                defaultValue={fields[`send.${id}`] ?? String(left)}
              />
            </div>
          ))}
        </div>
      </details>
    </>
  );
}
