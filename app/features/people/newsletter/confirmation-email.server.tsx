import { eq, sql } from "drizzle-orm";

import { newsletterRequests } from "#app/db/schema/customers.server.ts";
import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { retentionPeriods } from "#app/features/shop/retention/retention-periods.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { type ConsentPurpose, consentPurposes } from "#app/shared/states.ts";

import { newsletterConfirmTexts } from "./newsletter-mails.texts.tsx";
import { purposeNames } from "./purpose-names.texts.ts";

/** Asks an address whether it wants the newsletter. Carries nothing that a stranger typed: anyone can have it sent to anyone. */
export const newsletterConfirmation = defineMail({
  type: "newsletter_confirmation",
  about: "request",
  // A paid order brings it, too, by a call of the payment provider.
  language: (id) => sql`SELECT locale FROM newsletter_requests WHERE id = ${id}`,
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
  write: ({ asked, confirmUrl }, { site }, texts = newsletterConfirmTexts()) => ({
    subject: texts.subject(site.identity.siteName),
    preview: texts.preview,
    heading: texts.heading,
    footer: texts.footer,
    blocks: (
      <>
        <MailText>{texts.intro(namesOf(asked), site.identity.siteName)}</MailText>
        <MailButton href={confirmUrl}>{texts.confirm}</MailButton>
        <MailSpace height={24} />
        <MailText>{texts.days(retentionPeriods.newsletterRequests.amount)}</MailText>
      </>
    ),
  }),
});

function namesOf([first, second]: readonly ConsentPurpose[]): string {
  const names = purposeNames();
  return first && !second ? names[first] : names.both;
}
