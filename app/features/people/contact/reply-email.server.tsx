import { eq, sql } from "drizzle-orm";

import { contactMessages, messageReplies } from "#app/db/schema/customers.server.ts";
import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { formatDate } from "#app/shared/dates.ts";

import { contactMailTexts } from "./contact-mails.texts.ts";
import { subjectName } from "./subjects.ts";

/** What staff answered to a message, and nothing that the sender typed: anyone can write to us in anyone's name. */
export const contactReply = defineMail({
  type: "contact_reply",
  about: "reply",
  language: (id) =>
    sql`SELECT m.locale FROM message_replies r JOIN contact_messages m ON m.id = r.message_id WHERE r.id = ${id}`,
  async read(replyId, { db }) {
    const [reply] = await db
      .select({ body: messageReplies.body, subject: contactMessages.subject, writtenAt: contactMessages.createdAt })
      .from(messageReplies)
      .innerJoin(contactMessages, eq(contactMessages.id, messageReplies.messageId))
      .where(eq(messageReplies.id, replyId));
    return reply;
  },
  write: ({ body, subject, writtenAt }, { site: { identity, contact } }, texts = contactMailTexts()) => ({
    subject: texts.replySubject(subjectName(subject), identity.siteName),
    preview: texts.replyPreview(identity.siteName),
    heading: texts.replyHeading,
    footer: texts.replyFooter,
    blocks: (
      <>
        {body.split(/\n{2,}/).map((paragraph, index) => (
          <MailText key={index}>{withBreaks(paragraph)}</MailText>
        ))}
        <MailSmallPrint>{texts.replyAbout(formatDate(writtenAt), subjectName(subject), contact.email)}</MailSmallPrint>
      </>
    ),
  }),
});

function withBreaks(paragraph: string) {
  return paragraph.split("\n").flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
}
