import { z } from "zod";

import { enqueueMail } from "#app/features/mail/queue-mail.server.ts";
import { requestedMail } from "#app/features/mail/requested-mail.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { emailTypes } from "#app/shared/states.ts";

import { answerData } from "./answer.ts";
import { readBody } from "./read-body.ts";

const emailInput = z.object({
  type: z.enum(emailTypes),
  to: z.email().max(200),
  /** Taken for the call's shape, never used: what an e-mail says comes from the stored record. */
  data: z.unknown(),
});

/**
 * POST /api/email: sends what a stored record justifies, once a record. Nothing a caller writes is ever mailed, and the
 * answer is the same whether there was a record or not: it tells nobody who is a customer here.
 */
export async function sendEmailCall(request: Request, shop: Shop): Promise<Response> {
  const input = await readBody(request, emailInput);
  if (input instanceof Response) return input;
  const { type, to } = input;
  enqueueMail(shop, ...(await requestedMail(shop.db, { type, to }, new Date())));
  return answerData([{ type, to }]);
}
