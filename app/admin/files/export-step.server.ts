import { readSiteConfiguration } from "#app/features/shop/configuration/queries.server.ts";
import type { ClaimedJob, StepResult } from "#app/features/shop/files/claim.server.ts";
import { putPart } from "#app/features/shop/files/private-file.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { byteOrderMark, csvLine, type Separator } from "#app/shared/csv-cell.ts";
import type { FileKind } from "#app/shared/states.ts";

import type { ExportKind } from "./export-kind.server.ts";
import { orderExport } from "./export-orders.server.ts";
import { customerExport, subscriberExport } from "./export-people.server.ts";
import { productExport } from "./export-products.server.ts";
import { stockExport } from "./export-stock.server.ts";

const exportKinds: Record<FileKind, ExportKind> = {
  products: productExport,
  stock: stockExport,
  orders: orderExport,
  customers: customerExport,
  subscribers: subscriberExport,
};

/** One step of an export: writes the next page as a part of the file, the columns above the first. */
export async function exportStep(shop: Shop, job: ClaimedJob): Promise<StepResult> {
  const { columns, size, page } = exportKinds[job.kind];
  const { identity } = await readSiteConfiguration(shop);
  const context = { origin: new URL(shop.env.PUBLIC_ORIGIN).origin, siteName: identity.siteName };
  const { rows, last, things } = await page(shop.db, { after: job.position, size, filter: job.filter }, context);
  const separator = job.separator as Separator;
  const head = job.step === 0 ? byteOrderMark + csvLine(columns, separator) : "";
  const text = head + rows.map((cells) => csvLine(cells, separator)).join("");
  const sizeBytes = await putPart(shop, job.id, job.step, text);
  return {
    statements: [],
    position: last ?? job.position,
    rows: things,
    isLast: things < size,
    counts: { sizeBytes },
  };
}
