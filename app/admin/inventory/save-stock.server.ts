import {
  changeStock,
  type RefusedChange,
  type StaffCause,
} from "#app/features/catalogue/inventory/change-stock.server.ts";
import { pagesAffectedBy } from "#app/features/catalogue/inventory/shown-stock.ts";
import type { StockChange } from "#app/features/catalogue/inventory/stock-statements.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

/** What a change of stock came to, for the person who made it. */
export interface StockAnswer {
  tone: "success" | "error";
  text: string;
  /** The status of the response. */
  status: number;
  /** The changes that were refused; nothing was saved then. */
  refused: RefusedChange[];
  /** What was typed for each variant when the whole page was sent, so that it is not lost. */
  entered?: Record<string, string>;
}

/** Changes stock for a staff member and invalidates the pages that show it. Never throws. */
export async function saveStock(shop: Shop, changes: readonly StockChange[], cause: StaffCause): Promise<StockAnswer> {
  try {
    const result = await changeStock(shop.db, changes, cause, new Date());
    if (result.kind === "refused") return refusedAnswer(result.refused);
    invalidatePages(shop, pagesAffectedBy(result.moves));
    const { changed } = result;
    const [first] = changed;
    const text =
      first === undefined
        ? "No changes to save"
        : changed.length === 1
          ? `${first.name}: ${first.before} → ${first.after}`
          : `Changed the stock of ${changed.length} variants`;
    return { tone: "success", text, status: 200, refused: [] };
  } catch (error) {
    logError("Stock could not be changed", error);
    return { tone: "error", text: "We couldn't save the stock. Try again.", status: 503, refused: [] };
  }
}

const reasons: Record<RefusedChange["why"], (change: RefusedChange) => string> = {
  unknown: ({ name }) => `${name}: variant not found`,
  "changed-since": ({ name, current }) => `${name}: someone changed it to ${current}`,
  "below-zero": ({ name, current }) => `${name}: only ${current} left`,
};

function refusedAnswer(refused: RefusedChange[]): StockAnswer {
  const [first] = refused;
  const more = refused.length > 1 ? ` And ${refused.length - 1} more.` : "";
  const text = `Nothing was saved. ${first ? reasons[first.why](first) : ""}.${more}`;
  return { tone: "error", text, status: 409, refused };
}
