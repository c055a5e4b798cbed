import { type SubmitEvent, useEffect, useState } from "react";
import { useFetcher } from "react-router";

import { type StatusMessage, useAnnounce } from "#app/admin/frame/status-messages.tsx";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import {
  type OrderStatus,
  orderStatuses,
  orderStatusFacts,
  type PaymentStatus,
  paymentStatusFacts,
} from "#app/shared/order-statuses.ts";
import { Button } from "#app/ui/button.tsx";
import { selectArrow } from "#app/ui/select-arrow.ts";

/** What the button says where another page asks for more. */
const leads: Partial<Record<string, string>> = { shipped: "Send…", delivered: "Set the day…" };

interface Props {
  order: { id: string; orderNumber: string; status: OrderStatus; paymentStatus: PaymentStatus };
  /** The path to redirect to, for browsers without scripts. */
  returnTo: string;
}

/**
 * An order's status. The select only chooses, so that no wheel, arrow key or slip changes an order; the button says what it does: shipped
 * leads to what is sent, delivered to the day, and cancelling a paid order refunds it.
 */
export function OrderStatusForm({ order, returnTo }: Props) {
  const fetcher = useFetcher<StatusMessage>();
  const hydrated = useHydrated();
  const [choice, setChoice] = useState<string | null>(null);
  const announce = useAnnounce();
  const { data } = fetcher;
  useEffect(() => {
    if (data) announce(data);
    // Each answer is announced once; `announce` is another function after each navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);

  const action = `/admin/orders/${order.id}`;
  const saving = fetcher.formData?.get("status");
  const shown = typeof saving === "string" ? saving : (choice ?? order.status);
  const { hasMoney } = paymentStatusFacts[order.paymentStatus];
  const refunds = (status: string) =>
    hasMoney && orderStatuses.some((known) => known === status && orderStatusFacts[known].isCancelled);
  const save = (status: string) => {
    setChoice(null);
    if (status !== order.status) void fetcher.submit({ status }, { method: "post", action });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The button that has the focus is hidden next.
    event.currentTarget.querySelector("select")?.focus();
    save(shown);
  };
  return (
    <form method="post" action={action} onSubmit={onSubmit} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="returnTo" value={returnTo} />
      <select
        name="status"
        aria-label={`Status of order ${order.orderNumber}`}
        aria-busy={fetcher.state !== "idle"}
        value={shown}
        onChange={({ target: { value } }) => setChoice(value === order.status ? null : value)}
        className={`min-h-11 border border-line-strong bg-white pl-3 text-sm font-medium hover:border-ink ${refunds(shown) ? "w-56" : "w-40"} ${selectArrow}`}
      >
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {capitalize(status)}
            {refunds(status) ? " and refunded" : ""}
          </option>
        ))}
      </select>
      {/* Hidden rather than unmounted: it may have been pressed before hydration. */}
      <Button type="submit" size="small" hidden={hydrated && choice === null}>
        {refunds(shown) ? "Cancel and refund" : (leads[shown] ?? "Save")}
      </Button>
    </form>
  );
}
