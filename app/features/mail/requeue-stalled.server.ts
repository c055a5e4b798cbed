import type { Shop } from "#app/platform/context.ts";

import { findStalledMail } from "./outbox.server.ts";

/** Tells the queue again of e-mails that it missed or that are due for another try. Answers how many. */
export async function requeueStalledMail({ db, env }: Shop, now: Date): Promise<number> {
  const due = await findStalledMail(db, now);
  if (due.length > 0) await env.MAIL_QUEUE.sendBatch(due.map((outboxId) => ({ body: { outboxId } })));
  return due.length;
}
