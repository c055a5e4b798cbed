import { Form, useNavigation } from "react-router";

import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { ListToolbar } from "#app/admin/frame/list-toolbar.tsx";
import type { StockPage } from "#app/features/catalogue/inventory/list-stock.server.ts";
import { reasonNames, staffReasons } from "#app/features/catalogue/inventory/reasons.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { selectArrow } from "#app/ui/select-arrow.ts";

import { BulkBar } from "./bulk-bar.tsx";
import { filterNames, type InventoryView, inventoryShape, sortNames } from "./inventory-list.ts";
import type { StockAnswer } from "./save-stock.server.ts";
import { StockTable } from "./stock-table.tsx";

const control = "min-h-11 border border-line-strong bg-white px-3 text-sm hover:border-ink";

/** Why numbers are changed: one reason and note for what is saved next. */
function ReasonBar() {
  return (
    <div className="mb-3 flex flex-wrap items-end gap-3">
      <label className="text-sm">
        <span className="mb-1 block font-medium">Reason for changes</span>
        <select name="reason" className={`${control} ${selectArrow}`}>
          {staffReasons.map((reason) => (
            <option key={reason} value={reason}>
              {reasonNames[reason]}
            </option>
          ))}
        </select>
      </label>
      <label className="min-w-0 grow text-sm sm:max-w-xs">
        <span className="mb-1 block font-medium">Note (optional)</span>
        <input name="note" maxLength={200} placeholder="Delivery 4711, shelf 3" className={`w-full ${control}`} />
      </label>
    </div>
  );
}

interface Props {
  view: InventoryView;
  page: StockPage;
  /** Whether this member of staff may change stock. */
  mayWrite: boolean;
  /** The id of the audit log's entry of the next change of selected rows. */
  entryId: string;
  /** Why the last change was not saved. */
  answer: StockAnswer | null;
}

/** Every variant with its units: to find, to count, to change one by one or several at once. */
export function InventoryScreen({ view, page, mayWrite, entryId, answer }: Props) {
  const { state, formMethod } = useNavigation();
  const saving = state !== "idle" && formMethod === "POST";
  const table = <StockTable rows={page.rows} mayWrite={mayWrite} isFiltered={isFiltered(view)} answer={answer} />;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="display text-display-sm lg:text-display-md">Inventory</h1>
          <p className="mt-2 text-sm text-muted">
            Units that can be sold. An order takes its units when it is placed, so goods set aside for orders are not
            counted.
          </p>
        </div>
        {mayWrite ? (
          <ButtonLink to="/admin/inventory/count" discover="none" size="small" look="outline">
            Count by file
          </ButtonLink>
        ) : null}
      </div>
      <ListToolbar
        name="variants"
        searchLabel="Product, color and size, or id"
        shape={inventoryShape}
        view={view}
        sortNames={sortNames}
        filterNames={filterNames}
      />
      {page.isCapped ? (
        <Notice className="mb-4">Many products match. Type more of the name to see all that you mean.</Notice>
      ) : null}
      {answer ? (
        <Notice tone={answer.tone === "error" ? "error" : "success"} className="mb-4">
          {answer.text}
        </Notice>
      ) : null}
      {mayWrite && page.rows.length > 0 ? (
        <Form method="post" preventScrollReset>
          <ReasonBar />
          {table}
          <input type="hidden" name="entryId" value={entryId} />
          <BulkBar busy={saving} />
        </Form>
      ) : (
        table
      )}
      <ListPages shape={inventoryShape} view={view} page={page} />
    </>
  );
}

function isFiltered({ search, filters }: InventoryView): boolean {
  return search !== "" || filters.stock !== undefined;
}
