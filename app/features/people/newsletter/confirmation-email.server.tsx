import { eq } from "drizzle-orm";

import { newsletterRequests } from "#app/db/schema/customers.server.ts";
import type { SiteConfiguration } from "#app/features/shop/configuration/configuration.server.ts";
import type { TransactionalEmail } from "#app/features/shop/mail/email.ts";
import { MailLayout } from "#app/features/shop/mail/mail-layout.tsx";
import { MailButton, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { retentionPeriods } from "#app/features/shop/retention/retention-periods.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { type ConsentPurpose, consentPurposes } from "#app/shared/states.ts";

import { purposeNames } from "./consent-texts.ts";

/** Asks an address whether it wants the newsletter. */
export const newsletterConfirmation = {
  type: "newsletter_confirmation",
  purpose: "transactional",
  causedBy: "anyone",
  limit: { perHour: 2, perDay: 4, above: "drop" },
  async compose(requestId, { site, shop: { db, env } }) {
    const [request] = await db
      .select({ purposes: newsletterRequests.purposes })
      .from(newsletterRequests)
      .where(eq(newsletterRequests.id, requestId));
    if (!request) throw new Error(`The request ${requestId} is gone`);
    const asked = consentPurposes.filter((purpose) => purpose in request.purposes);
    const key = await signLink("newsletter-link", requestId, env.LINK_SECRET);
    const confirmUrl = `${env.PUBLIC_ORIGIN}/newsletter/confirm?id=${requestId}&key=${key}`;
    return {
      subject: `Confirm your newsletter from ${site.identity.siteName}`,
      body: <ConfirmSubscriptionMail site={site} origin={env.PUBLIC_ORIGIN} confirmUrl={confirmUrl} asked={asked} />,
    };
  },
} satisfies TransactionalEmail;

interface ConfirmSubscriptionMailProps {
  site: SiteConfiguration;
  /** Where the shop lives. */
  origin: string;
  /** The signed link that confirms the request. */
  confirmUrl: string;
  asked: readonly ConsentPurpose[];
}

/** Carries nothing that a stranger typed: anyone can have it sent to anyone. */
function ConfirmSubscriptionMail({ site, origin, confirmUrl, asked }: ConfirmSubscriptionMailProps) {
  return (
    <MailLayout
      site={site}
      origin={origin}
      preview="One click and you're on the list."
      heading="Confirm your e-mail"
      footer="Not you? You can ignore this e-mail: without your confirmation we send nothing more."
    >
      <MailText>
        {`Someone, we hope you, asked ${site.identity.siteName} for ${asked.map((purpose) => purposeNames[purpose]).join(" and for ")} at this address: a few e-mails a month, until you leave. One click and you're on the list.`}
      </MailText>
      <MailButton href={confirmUrl}>Confirm</MailButton>
      <MailSpace height={24} />
      <MailText>{`The link works for ${retentionPeriods.newsletterRequests.amount} days.`}</MailText>
    </MailLayout>
  );
}
