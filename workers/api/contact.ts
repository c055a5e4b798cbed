import { z } from "zod";

import { storeMessage } from "#app/features/people/contact/commands.server.ts";
import { contactTexts } from "#app/features/people/contact/contact.texts.ts";
import { contactSchema, storedMessageSchema } from "#app/features/people/contact/schemas.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";

import { createCommand } from "./create-route.ts";

export const createMessage = createCommand(
  {
    collection: "contact_messages",
    command: "--create",
    summary: "Stores a message for staff, always as new.",
    limit: "contact",
    input: contactSchema,
    example: {
      name: "Åsa",
      email: "asa.oberg@mail.example",
      subject: "returns",
      message: "How do I send it back?",
      id: "msg_0123456789abcdefghijklmn",
    },
    responses: { 201: z.object({ id: z.string(), data: z.array(storedMessageSchema) }) },
    invalidText: contactTexts("en").missing,
  },
  async (message, { shop }) => {
    const { id, createdAt, outboxId } = await storeMessage(shop.db, message, new Date());
    enqueueMail(shop, outboxId);
    return { status: 201, body: { id, data: [{ ...message, id, status: "new" as const, createdAt }] } };
  },
);
