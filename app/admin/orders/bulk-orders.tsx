import { ChooseAll } from "#app/admin/frame/choose-all.tsx";
import { capitalize } from "#app/shared/capitalize.ts";
import { orderStatuses } from "#app/shared/order-statuses.ts";
import { Button } from "#app/ui/button.tsx";
import { selectArrow } from "#app/ui/select-arrow.ts";

import { sendPath } from "./chosen-orders.ts";

/** The id of the form that the ticks of the list belong to. */
export const bulkForm = "bulk-orders";

/** What can be done with the chosen orders of the list: sending them, one status for all, their pick list or their packing slips. */
export function BulkOrders({ returnTo }: { returnTo: string }) {
  return (
    <form
      id={bulkForm}
      method="post"
      action="/admin/orders/bulk"
      aria-label="Chosen orders"
      className="mb-3 flex flex-wrap items-center gap-2 text-sm"
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <ChooseAll formId={bulkForm} />
      <select
        name="status"
        aria-label="Status of the chosen orders"
        className={`min-h-11 border border-line-strong bg-white pl-3 font-medium hover:border-ink ${selectArrow}`}
      >
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {capitalize(status)}
          </option>
        ))}
      </select>
      <Button type="submit" size="small" look="outline">
        Change status
      </Button>
      <Button type="submit" size="small" formAction={sendPath} formMethod="get">
        Send
      </Button>
      <Button type="submit" size="small" look="outline" formAction="/admin/pick-list" formMethod="get">
        Pick list
      </Button>
      <Button
        type="submit"
        size="small"
        look="outline"
        formAction="/admin/orders/packing-slips.pdf"
        formMethod="get"
        formTarget="_blank"
      >
        Packing slips
      </Button>
    </form>
  );
}
