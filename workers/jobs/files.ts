import { runFileStep } from "#app/admin/files/run-step.server.ts";
import type { FileMessage } from "#app/features/shop/files/queue-step.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

/** Whether a batch of a queue has steps of file jobs in it; the other queue has e-mails. */
export function isFileBatch(batch: MessageBatch<object>): batch is MessageBatch<FileMessage> {
  const [first] = batch.messages;
  return first !== undefined && "fileJobId" in first.body;
}

/**
 * Consumes a batch of the file queue. Never throws. What failed is tried again by the queue, and after that by the scheduled
 * job.
 */
export async function runFileSteps(batch: MessageBatch<FileMessage>, shop: Shop): Promise<void> {
  for (const message of batch.messages) {
    try {
      if (await runFileStep(shop, message.body, new Date())) message.ack();
      else message.retry();
    } catch (error) {
      logError(`File job ${message.body.fileJobId} could not be reached`, error);
      message.retry();
    }
  }
}
