import { productInputSchema } from "#app/features/catalogue/products/product-input.ts";
import type { StaffProduct } from "#app/features/catalogue/products/staff-product.server.ts";

import { CellProblem, timeCell } from "./cells.ts";
import { keepSamePrices, readProductPrice } from "./price-columns.ts";
import { type Draft, fieldColumns } from "./product-columns.ts";
import { emptyDraft, schemaProblem } from "./product-draft.ts";
import { handlePattern, type LineProblem, type ProductRead, type ProductReadContext } from "./product-read.ts";
import { readPictures, readVariantPictures } from "./read-pictures.ts";
import { readVariants } from "./read-variants.ts";
import type { SourceRow } from "./source-rows.ts";

/**
 * The product that some rows of a file make, upon the one that is there: columns the file does not have, and variants it does
 * not name, stay as they are. `broken` says at which line, and why.
 */
export function readProductRows(
  rows: readonly SourceRow[],
  current: Pick<StaffProduct, "fields"> | null,
  context: ProductReadContext,
): ProductRead {
  const [first] = rows;
  if (!first) throw new Error("A product without rows");
  const unreadable = rows.find(({ problem }) => problem !== null);
  if (unreadable) return { kind: "broken", line: unreadable.line, reason: unreadable.problem ?? "" };
  const handle = first.get("Handle");
  if (handle === "") return { kind: "broken", line: first.line, reason: "Handle is missing" };
  if (!current && !handlePattern.test(handle))
    return { kind: "broken", line: first.line, reason: "Handle: use only letters a to z, digits, hyphens and dots" };

  const draft = current ? structuredClone(current.fields) : emptyDraft();
  const problem =
    readFields(first, draft, current === null) ??
    readProductPrice(rows, draft) ??
    readVariants(rows, draft, { ...context, isNew: current === null }) ??
    readPictures(rows, draft, context) ??
    readVariantPictures(rows, draft, context, current?.fields.variantDetails ?? {});
  if (problem) return { kind: "broken", ...problem };
  if (current) keepSamePrices(rows, draft, current.fields);
  const checked = productInputSchema.safeParse(draft);
  if (checked.success) return { kind: "product", fields: checked.data };
  return { kind: "broken", line: first.line, reason: schemaProblem(checked.error.issues) };
}

function readFields(row: SourceRow, draft: Draft, isNew: boolean): LineProblem | null {
  for (const { column, read, needsValue } of fieldColumns) {
    if (!row.has(column) || (needsValue && row.get(column) === "")) continue;
    const problem = read(row.get(column), draft);
    if (problem) return { line: row.line, reason: `${column}: ${problem.text}` };
  }
  return readState(row, draft, isNew);
}

/** Shopify's Status and Published; with a time, a draft is scheduled. A new product of which the file says neither is a draft. */
function readState(row: SourceRow, draft: Draft, isNew: boolean): LineProblem | null {
  if (isNew) draft.state = "draft";
  const [status, published] = [row.get("Status").toLowerCase(), row.get("Published").toUpperCase()];
  const publishAt = timeCell.read(row.get("Publish At"));
  const refuse = (reason: string) => ({ line: row.line, reason });
  if (publishAt instanceof CellProblem) return refuse(`Publish At: ${publishAt.text}`);
  if (status === "archived") return refuse("Status: archived products aren't imported. Use draft to import it hidden");
  if (!["", "active", "draft", "unlisted"].includes(status)) return refuse("Status: use active or draft");
  if (!["", "TRUE", "FALSE"].includes(published)) return refuse("Published: use TRUE or FALSE");
  if (status === "" && published === "") return null;
  if (status === "draft" || (status === "" && published === "FALSE")) {
    // A file without the column says nothing of the time that a scheduled product has.
    if (!row.has("Publish At") && draft.state === "scheduled") return null;
    draft.state = publishAt === null ? "draft" : "scheduled";
  } else {
    draft.state = status === "unlisted" || published === "FALSE" ? "private" : "published";
  }
  draft.publishAt = draft.state === "scheduled" ? publishAt : null;
  return null;
}
