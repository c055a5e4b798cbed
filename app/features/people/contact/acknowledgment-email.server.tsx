import { eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { contactMessages } from "#app/db/schema/customers.server.ts";
import { openingHours } from "#app/features/shop/content/opening-hours.ts";
import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailFacts, MailText } from "#app/features/shop/mail/mail-parts.tsx";

import { contactMailTexts } from "./contact-mails.texts.ts";
import { subjectName } from "./subjects.ts";

/** Says that a message has arrived. Anyone can have it sent to anyone: so it repeats nothing that was typed, not even the name. */
export const contactAcknowledgment = defineMail({
  type: "contact_acknowledgment",
  about: "message",
  language: "request",
  read: (messageId, { db }) => readMessage(db, messageId),
  write: ({ subject }: { subject: string }, { site }, texts = contactMailTexts()) => ({
    subject: `${texts.received} | ${site.identity.siteName}`,
    preview: texts.replyTime,
    heading: texts.received,
    footer: texts.receivedFooter,
    blocks: (
      <>
        <MailText>{texts.thanks(subjectName(subject))}</MailText>
        <MailText>{texts.call(site.contact.phone)}</MailText>
        <MailFacts facts={openingHours(site.hours).map(({ days, time }) => ({ name: days, fact: time }))} />
      </>
    ),
  }),
});

/** What a message is about. */
async function readMessage(db: Database, id: string): Promise<{ subject: string } | undefined> {
  const [message] = await db
    .select({ subject: contactMessages.subject })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  return message;
}
