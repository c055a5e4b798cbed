import type { SiteConfiguration } from "#app/features/shop/configuration/configuration.server.ts";
import { openingHours } from "#app/features/shop/configuration/opening-hours.ts";
import type { TransactionalEmail } from "#app/features/shop/mail/email.ts";
import { MailLayout } from "#app/features/shop/mail/mail-layout.tsx";
import { MailFacts, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";

import { readMessage } from "./queries.server.ts";
import { subjectLabel } from "./subjects.ts";

const heading = "We have your message";

/** Says that a message has arrived. */
export const contactAcknowledgment = {
  type: "contact_acknowledgment",
  purpose: "transactional",
  causedBy: "anyone",
  limit: { perHour: 3, perDay: 4, above: "drop" },
  async compose(messageId, { site, shop: { db, env } }) {
    const message = await readMessage(db, messageId);
    if (!message) throw new Error(`There is no message ${messageId}`);
    return {
      subject: `${heading} | ${site.identity.siteName}`,
      body: <AcknowledgmentMail site={site} origin={env.PUBLIC_ORIGIN} subject={message.subject} />,
    };
  },
} satisfies TransactionalEmail;

interface AcknowledgmentMailProps {
  site: SiteConfiguration;
  /** Where the shop lives. */
  origin: string;
  /** The id of what the message is about. */
  subject: string;
}

/** Anyone can have it sent to anyone: so it repeats nothing that was typed, not even the name. */
export function AcknowledgmentMail({ site, origin, subject }: AcknowledgmentMailProps) {
  return (
    <MailLayout
      site={site}
      origin={origin}
      preview="We reply within 24 hours on weekdays."
      heading={heading}
      footer="If you didn't write to us, you can ignore this e-mail."
    >
      <MailText>Hello,</MailText>
      <MailText>
        {`thank you for your message about: ${subjectLabel(subject)}. A real person reads it, and we reply within 24 hours on weekdays.`}
      </MailText>
      <MailFacts facts={openingHours(site.hours).map(({ days, time }) => ({ name: days, fact: time }))} />
      <MailSpace height={16} />
      <MailText>{`In a hurry? Call ${site.contact.phone}.`}</MailText>
    </MailLayout>
  );
}
