import { eq } from "drizzle-orm";

import { contactMessages, messageReplies } from "#app/db/schema/customers.server.ts";
import type { SiteConfiguration } from "#app/features/shop/configuration/configuration.server.ts";
import type { TransactionalEmail } from "#app/features/shop/mail/email.ts";
import { MailLayout } from "#app/features/shop/mail/mail-layout.tsx";
import { MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { formatDate } from "#app/shared/dates.ts";

import { subjectLabel } from "./subjects.ts";

/** What staff answered to a message. Staff may write often to one address; it waits rather than being left out. */
export const contactReply = {
  type: "contact_reply",
  purpose: "transactional",
  causedBy: "proof",
  limit: { perHour: 20, perDay: 60, above: "delay" },
  async compose(replyId, { site, shop: { db, env } }) {
    const [reply] = await db
      .select({ body: messageReplies.body, subject: contactMessages.subject, writtenAt: contactMessages.createdAt })
      .from(messageReplies)
      .innerJoin(contactMessages, eq(contactMessages.id, messageReplies.messageId))
      .where(eq(messageReplies.id, replyId));
    if (!reply) throw new Error(`There is no reply ${replyId}`);
    return {
      subject: `Our answer about your message: ${subjectLabel(reply.subject)} | ${site.identity.siteName}`,
      body: <ReplyMail site={site} origin={env.PUBLIC_ORIGIN} reply={reply} />,
    };
  },
} satisfies TransactionalEmail;

interface ReplyMailProps {
  site: SiteConfiguration;
  /** Where the shop lives. */
  origin: string;
  /** `writtenAt` is when the message was written, as ISO time. */
  reply: { body: string; subject: string; writtenAt: string };
}

/** The staff's text, and nothing that the sender typed: anyone can write to us in anyone's name. */
function ReplyMail({ site, origin, reply }: ReplyMailProps) {
  const { siteName } = site.identity;
  return (
    <MailLayout
      site={site}
      origin={origin}
      preview={`${siteName} has answered your message.`}
      heading="Our answer"
      footer="You're getting this e-mail because you wrote to us."
    >
      {reply.body.split(/\n{2,}/).map((paragraph, index) => (
        <MailText key={index}>{withBreaks(paragraph)}</MailText>
      ))}
      <MailSmallPrint>
        {`About your message of ${formatDate(reply.writtenAt)} (${subjectLabel(reply.subject)}). Write to ${site.contact.email} to go on.`}
      </MailSmallPrint>
    </MailLayout>
  );
}

function withBreaks(paragraph: string) {
  return paragraph.split("\n").flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
}
