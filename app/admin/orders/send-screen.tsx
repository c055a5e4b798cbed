import { Form, useNavigation } from "react-router";

import { EmptyTable } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { NotSent } from "#app/features/selling/orders/orders-to-send.server.ts";
import { undoMinutes } from "#app/features/selling/orders/undo-minutes.ts";
import type { CarrierId } from "#app/features/shop/shipping/carriers.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { parcelRefusals } from "./parcel-refusals.ts";
import type { SentOrders } from "./send-orders.server.ts";
import { type SendRow, SendTable } from "./send-table.tsx";
import { SentList } from "./sent-list.tsx";

interface Props {
  orders: readonly SendRow[];
  refused: readonly { id: string; orderNumber: string; why: NotSent }[];
  isCapped: boolean;
  /** The carrier that was used last. */
  carrier: CarrierId;
  /** Who books the parcels without a tracking id; null when nobody does. */
  booksWith: string | null;
  returnTo: string;
  /** The path of this page, with the orders it is of. */
  here: string;
  answer: (Partial<SentOrders> & { error?: string; fields: Record<string, string> }) | null;
}

/** Sends several orders at once: what is in each parcel, who carries it and its number, and one button. */
export function SendScreen({ orders, refused, isCapped, carrier, booksWith, returnTo, here, answer }: Props) {
  const busy = useNavigation().state !== "idle";
  const sent = answer?.sent ?? [];
  const failed = answer?.failed ?? {};
  const others = refused.filter(({ id }) => !sent.some((one) => one.id === id));
  return (
    <>
      <RowLink to={returnTo}>Back to orders</RowLink>
      <h1 className="display mt-2 mb-6 text-display-sm lg:text-display-md">
        {orders.length === 0 ? "Send orders" : `Send ${orders.length} ${orders.length === 1 ? "order" : "orders"}`}
      </h1>
      <SentList sent={sent} here={here} />
      {others.length > 0 ? <NotSendable orders={others} /> : null}
      {answer?.error ? (
        <Notice tone="error" className="mb-6">
          {answer.error}
        </Notice>
      ) : null}
      {isCapped ? (
        <Notice className="mb-6">
          {`These ${orders.length} have waited longest. More are shown once they are sent.`}
        </Notice>
      ) : null}
      {orders.length === 0 ? (
        <EmptyTable text="Nothing is left to send." icon="check" />
      ) : (
        <Form method="post" aria-label="Parcels" key={sent[0]?.fulfilmentId}>
          <SendTable
            orders={orders}
            carrier={carrier}
            failed={failed}
            fields={answer && fieldsLeft(answer.fields, sent)}
          />
          <div className="foot-actions sticky bottom-0 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-paper py-4 max-md:bottom-14">
            {booksWith === null ? null : (
              <Checkbox
                name="book"
                defaultChecked={!answer || answer.fields["book"] === "on"}
                label={`Book parcels without a tracking ID with ${booksWith}`}
                className="w-full"
              />
            )}
            <Button type="submit" busy={busy}>
              {busy ? "Sending..." : "Ship and email customers"}
            </Button>
            <p className="text-sm text-muted">
              {`Each customer is emailed in ${undoMinutes} minutes. Until then you can undo it.`}
            </p>
          </div>
        </Form>
      )}
    </>
  );
}

/** What was entered, without the orders that were sent: what was left out of one begins again, not chosen and without the number. */
function fieldsLeft(fields: Record<string, string>, sent: SentOrders["sent"]): Record<string, string> {
  const ids = new Set(sent.map(({ id }) => id));
  const lines = new Set(sent.flatMap(({ id }) => fields[`lines.${id}`]?.split(" ") ?? []));
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => {
      const [field, id = ""] = name.split(".");
      return !(field === "send" ? lines : ids).has(id);
    }),
  );
}

/** The chosen orders that cannot be sent, and why. */
function NotSendable({ orders }: { orders: Props["refused"] }) {
  return (
    <Notice tone="warning" className="mb-6">
      <ul>
        {orders.map(({ id, orderNumber, why }) => (
          <li key={id}>
            <RowLink to={`/admin/orders/${id}`}>{orderNumber}</RowLink>{" "}
            {why === "nothing-left" ? "Nothing is left to send." : parcelRefusals[why]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
