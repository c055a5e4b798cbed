import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import {
  claimStep,
  commitStep,
  failJob,
  releaseStep,
  type ClaimedJob,
  type StepResult,
} from "#app/features/shop/files/claim.server.ts";
import { isWorking, type WorkingState } from "#app/features/shop/files/job.ts";
import { putPart } from "#app/features/shop/files/private-file.server.ts";
import { enqueueStep, type FileMessage } from "#app/features/shop/files/queue-step.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { byteOrderMark, csvLine, type Separator } from "#app/shared/csv-cell.ts";
import type { FileKind } from "#app/shared/states.ts";

import { applyStep } from "./apply-step.server.ts";
import { checkStep } from "./check-step.server.ts";
import { copyPictures, wantPictures } from "./copy-pictures.server.ts";
import { discountExport } from "./export-discounts.server.ts";
import type { ExportKind } from "./export-kind.server.ts";
import { orderExport } from "./export-orders.server.ts";
import { customerExport, subscriberExport } from "./export-people.server.ts";
import { productExport } from "./export-products.server.ts";
import { redirectExport } from "./export-redirects.server.ts";
import { reviewExport } from "./export-reviews.server.ts";
import { stockExport } from "./export-stock.server.ts";

const exportKinds: Record<FileKind, ExportKind> = {
  products: productExport,
  stock: stockExport,
  orders: orderExport,
  customers: customerExport,
  subscribers: subscriberExport,
  redirects: redirectExport,
  discounts: discountExport,
  reviews: reviewExport,
};

/** One step of an export: writes the next page as a part of the file, the columns above the first. */
async function exportStep(shop: Shop, job: ClaimedJob): Promise<StepResult> {
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

const steps: Record<WorkingState, typeof checkStep> = {
  exporting: exportStep,
  checking: checkStep,
  applying: applyStep,
};

/**
 * Does one step of a file job and enqueues the next. A message of a step that is done, being done or cancelled does nothing.
 * False when the step failed and is to be tried again. Throws when D1 cannot be reached.
 */
export async function runFileStep(shop: Shop, { fileJobId, step }: FileMessage, now: Date): Promise<boolean> {
  if (step === "pictures") {
    await copyPictures(shop, fileJobId, now);
    return true;
  }
  const job = await claimStep(shop.db, fileJobId, step, now);
  if (!job) return true;
  try {
    const result = await steps[job.state](shop, job, now);
    if ("problem" in result) {
      await failJob(shop.db, job, result.problem, now);
      return true;
    }
    const after = await commitStep(shop.db, job, result, now);
    if (after && isWorking(after.state)) await enqueueStep(shop, fileJobId, after.step);
    if (after?.state === "done" && job.state === "applying" && job.kind === "products")
      await wantPictures(shop, fileJobId, now);
    return true;
  } catch (error) {
    logError(`Step ${step} of file job ${fileJobId} failed, attempt ${job.attempts}`, error);
    await releaseStep(shop.db, job, now);
    return false;
  }
}
