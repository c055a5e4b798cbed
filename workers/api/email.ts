import { z } from "zod";

import { requestedMail } from "#app/features/mail/requested-mail.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { emailTypes } from "#app/shared/states.ts";

import { answerData, answerError } from "./answer.ts";
import { readBody } from "./read-body.ts";

const emailInput = z.object({
  type: z.enum(emailTypes),
  to: z.email().max(200),
  /** Taken for the call's shape, never used: what an e-mail says comes from the stored record. */
  data: z.unknown(),
});

/** POST /api/email: sends what a stored record justifies, once a record. Nothing a caller writes is ever mailed. */
export async function sendEmailCall(request: Request, { env, db, waitUntil }: Shop): Promise<Response> {
  const input = await readBody(request, emailInput);
  if (input instanceof Response) return input;
  const { type, to } = input;
  const mails = await requestedMail(db, { type, to }, new Date());
  if (mails.length === 0)
    return answerError(404, "There is nothing to send to this address", { code: "not-justified" });
  for (const mail of mails) if (mail.status === "queued") waitUntil(env.MAIL_QUEUE.send({ outboxId: mail.id }));
  return answerData([{ type, to }]);
}
