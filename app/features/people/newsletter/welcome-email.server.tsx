import { sql } from "drizzle-orm";

import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { linkTo, MailButton, MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { mailColors, mailFonts } from "#app/features/shop/mail/mail-theme.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";

import { newsletterWelcomeTexts } from "./newsletter-mails.texts.tsx";

/** Greets a subscriber, with the welcome code. */
export const newsletterWelcome = defineMail({
  type: "newsletter_welcome",
  about: "subscriber",
  language: (id) => sql`SELECT locale FROM newsletter_subscribers WHERE id = ${id}`,
  async read(subscriberId, { env }) {
    const key = await signLink("unsubscribe-link", subscriberId, env.LINK_SECRET);
    return {
      unsubscribeUrl: `${env.PUBLIC_ORIGIN}${localPath("/newsletter/unsubscribe")}?id=${subscriberId}&key=${key}`,
    };
  },
  write: ({ unsubscribeUrl }, { site: { identity, promotions }, origin }, texts = newsletterWelcomeTexts()) => ({
    subject: texts.subject(identity.siteName, promotions.welcomeCode),
    preview: `${texts.offer} ${promotions.welcomeCode}`,
    heading: texts.heading(identity.siteName),
    footer: texts.footer,
    unsubscribeUrl,
    blocks: (
      <>
        <MailText>{texts.onTheList(identity.tagline)}</MailText>
        <MailText>{texts.offer}</MailText>
        <MailText style={codeStyle}>{promotions.welcomeCode}</MailText>
        <MailButton href={`${origin}${localPath("/shop")}`}>{texts.shop}</MailButton>
        <MailSmallPrint>{texts.unsubscribe(linkTo(unsubscribeUrl))}</MailSmallPrint>
      </>
    ),
  }),
});

const codeStyle = {
  margin: 0,
  padding: "22px 16px",
  border: `2px solid ${mailColors.ink}`,
  fontFamily: mailFonts.display,
  fontSize: 26,
  lineHeight: "30px",
  fontWeight: 900,
  letterSpacing: ".06em",
  textAlign: "center",
} as const;
