import { storeMessage } from "#app/features/contact/commands.server.ts";
import { contactSchema } from "#app/features/contact/schemas.ts";
import { contactTexts } from "#app/features/contact/texts.ts";

import { enqueueMail } from "#app/features/mail/queue-mail.server.ts";

import { answerData } from "./answer.ts";
import type { DatabaseCall } from "./database-call.ts";
import { invalid } from "./read-body.ts";

/** contact_messages --create: stores a message for staff, always as new. */
export async function createMessage({ shop, data }: DatabaseCall): Promise<Response> {
  const parsed = contactSchema.safeParse(data);
  if (!parsed.success) return invalid(parsed.error, contactTexts.missing);
  const { id, createdAt, outboxId } = await storeMessage(shop.db, parsed.data, new Date());
  enqueueMail(shop, outboxId);
  return answerData([{ ...parsed.data, id, status: "new", createdAt }], { id }, 201);
}
