import { claimStep, commitStep, failJob, releaseStep } from "#app/features/shop/files/claim.server.ts";
import { isWorking, type WorkingState } from "#app/features/shop/files/job.ts";
import { enqueueStep, type FileMessage } from "#app/features/shop/files/queue-step.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { applyStep } from "./apply-step.server.ts";
import { checkStep } from "./check-step.server.ts";
import { copyPictures, wantPictures } from "./copy-pictures.server.ts";
import { exportStep } from "./export-step.server.ts";

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
