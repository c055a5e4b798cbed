import { Form, useNavigation } from "react-router";

import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { ListToolbar } from "#app/admin/frame/list-toolbar.tsx";
import type { StockPage } from "#app/features/catalogue/inventory/list-stock.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { BulkBar } from "./bulk-bar.tsx";
import { filterNames, type InventoryView, inventoryShape, sortNames } from "./inventory-list.ts";
import { ReasonBar } from "./reason-bar.tsx";
import type { StockAnswer } from "./save-stock.server.ts";
import { StockTable } from "./stock-table.tsx";

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
