import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import type { ClaimedJob, StepResult } from "#app/features/shop/files/claim.server.ts";
import { putPart } from "#app/features/shop/files/private-file.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { byteOrderMark, csvLine, type Separator } from "#app/shared/csv-cell.ts";
import type { FileKind } from "#app/shared/states.ts";

import { discountExport } from "./export-discounts.server.ts";
import { everything, type ExportFile } from "./export-everything.server.ts";
import type { ExportKind } from "./export-kind.server.ts";
import { orderExport } from "./export-orders.server.ts";
import { customerExport, subscriberExport } from "./export-people.server.ts";
import { productExport, shopifyProductExport } from "./export-products.server.ts";
import { redirectExport } from "./export-redirects.server.ts";
import { reviewExport } from "./export-reviews.server.ts";
import { stockExport } from "./export-stock.server.ts";

const exportKinds: Record<Exclude<FileKind, "everything">, ExportKind> = {
  products: productExport,
  "shopify-products": shopifyProductExport,
  stock: stockExport,
  orders: orderExport,
  customers: customerExport,
  subscribers: subscriberExport,
  redirects: redirectExport,
  discounts: discountExport,
  reviews: reviewExport,
};

/** Where an export stands: which of its files, and after which thing of it. Of a single file that thing alone is kept. */
interface Place {
  file: number;
  after: string;
}

function placeOf({ kind, position }: ClaimedJob): Place {
  if (kind !== "everything") return { file: 0, after: position };
  const [file = ""] = position.split(" ", 1);
  return { file: Number(file), after: position.slice(file.length + 1) };
}

function filesOf({ kind, fileName }: ClaimedJob): readonly ExportFile[] {
  return kind === "everything" ? everything : [{ name: fileName, kind: exportKinds[kind] }];
}

/** One step of an export: writes the next page as a part of its file, the columns above the first. */
export async function exportStep(shop: Shop, job: ClaimedJob): Promise<StepResult> {
  const files = filesOf(job);
  const { file, after } = placeOf(job);
  const current = files[file];
  if (!current) throw new Error(`The export has no file ${file}`);
  const { columns, size, page } = current.kind;
  const { identity } = await readSiteConfiguration(shop);
  const context = { origin: new URL(shop.env.PUBLIC_ORIGIN).origin, siteName: identity.siteName };
  const { rows, last, things } = await page(shop.db, { after, size, filter: job.filter }, context);
  const separator = job.separator as Separator;
  const head = after === "" ? byteOrderMark + csvLine(columns, separator) : "";
  const text = head + rows.map((cells) => csvLine(cells, separator)).join("");
  const sizeBytes = await putPart(shop, job.id, { step: job.step, file: current.name, text });
  const isEnd = things < size;
  const next = isEnd ? { file: file + 1, after: "" } : { file, after: last ?? after };
  return {
    statements: [],
    position: job.kind === "everything" ? `${next.file} ${next.after}` : (last ?? job.position),
    rows: things,
    isLast: isEnd && file === files.length - 1,
    counts: { sizeBytes },
  };
}
