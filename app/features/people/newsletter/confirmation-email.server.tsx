import { eq } from "drizzle-orm";

import { newsletterRequests } from "#app/db/schema/customers.server.ts";
import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { retentionPeriods } from "#app/features/shop/retention/retention-periods.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { consentPurposes } from "#app/shared/states.ts";

import { purposeNames } from "./consent-texts.ts";

/** Asks an address whether it wants the newsletter. Carries nothing that a stranger typed: anyone can have it sent to anyone. */
export const newsletterConfirmation = defineMail({
  type: "newsletter_confirmation",
  about: "request",
  language: "request",
  async read(requestId, { db, env }) {
    const [request] = await db
      .select({ purposes: newsletterRequests.purposes })
      .from(newsletterRequests)
      .where(eq(newsletterRequests.id, requestId));
    if (!request) return null;
    const key = await signLink("newsletter-link", requestId, env.LINK_SECRET);
    return {
      asked: consentPurposes.filter((purpose) => purpose in request.purposes),
      confirmUrl: `${env.PUBLIC_ORIGIN}${localPath("/newsletter/confirm")}?id=${requestId}&key=${key}`,
    };
  },
  write: ({ asked, confirmUrl }, { site }) => ({
    subject: `Confirm your subscription to ${site.identity.siteName}`,
    preview: "One click and you're on the list.",
    heading: "Confirm your email",
    footer: "Not you? Ignore this email, and we won't send another.",
    blocks: (
      <>
        <MailText>
          {`Confirm that you want ${asked.map((purpose) => purposeNames[purpose]).join(" and ")} from ${site.identity.siteName}: a few emails a month. Unsubscribe anytime.`}
        </MailText>
        <MailButton href={confirmUrl}>Confirm</MailButton>
        <MailSpace height={24} />
        <MailText>{`The link works for ${retentionPeriods.newsletterRequests.amount} days.`}</MailText>
      </>
    ),
  }),
});
