import type { Shop } from "#app/platform/env/context.ts";
import { logWarning } from "#app/platform/env/log-error.ts";

import { findStalledJobs } from "./claim.server.ts";

/** A message of the file queue: the step of a job that is to be done. */
export interface FileMessage {
  fileJobId: string;
  /** Or the pictures of an import, which are copied beside its steps. */
  step: number | "pictures";
}

/**
 * Enqueues a step of a job. Never throws: what the queue does not take, the scheduled job enqueues again. Await it where
 * nobody waits for an answer.
 */
export async function enqueueStep({ env }: Shop, jobId: string, step: number): Promise<void> {
  try {
    await env.FILE_QUEUE.send({ fileJobId: jobId, step } satisfies FileMessage);
  } catch (error) {
    logWarning(`The queue did not take step ${step} of ${jobId}; the scheduled job will enqueue it again`, error);
  }
}

/** Enqueues pictures of an import; after some tries a little later each time. Never throws, as above. */
export async function enqueuePictures({ env }: Shop, jobId: string, attempts = 1): Promise<void> {
  try {
    const message = { fileJobId: jobId, step: "pictures" } satisfies FileMessage;
    await env.FILE_QUEUE.send(message, attempts > 1 ? { delaySeconds: 15 * 2 ** attempts } : {});
  } catch (error) {
    logWarning(`The queue did not take the pictures of ${jobId}; the scheduled job will enqueue them again`, error);
  }
}

/** Enqueues the steps of jobs that the queue lost. Answers how many. */
export async function requeueStalledJobs(shop: Shop, now: Date): Promise<number> {
  const stalled = await findStalledJobs(shop.db, now);
  for (const { id, step } of stalled) await enqueueStep(shop, id, step);
  return stalled.length;
}
