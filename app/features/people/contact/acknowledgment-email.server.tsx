import { eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { contactMessages } from "#app/db/schema/customers.server.ts";
import { openingHours } from "#app/features/shop/content/opening-hours.ts";
import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailFacts, MailText } from "#app/features/shop/mail/mail-parts.tsx";

import { subjectLabel } from "./subjects.ts";

const heading = "We have your message";

/** Says that a message has arrived. Anyone can have it sent to anyone: so it repeats nothing that was typed, not even the name. */
export const contactAcknowledgment = defineMail({
  type: "contact_acknowledgment",
  about: "message",
  language: "request",
  read: (messageId, { db }) => readMessage(db, messageId),
  write: ({ subject }: { subject: string }, { site }) => ({
    subject: `${heading} | ${site.identity.siteName}`,
    preview: "We reply within 24 hours on weekdays.",
    heading,
    footer: "Not you? Ignore this email.",
    blocks: (
      <>
        <MailText>
          {`Thanks for your message (${subjectLabel(subject)}). A person will reply within 24 hours on weekdays.`}
        </MailText>
        <MailText>{`In a hurry? Call ${site.contact.phone}:`}</MailText>
        <MailFacts facts={openingHours(site.hours, "en").map(({ days, time }) => ({ name: days, fact: time }))} />
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
