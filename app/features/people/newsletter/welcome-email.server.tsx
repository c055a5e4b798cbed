import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailLink, MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { mailColors, mailFonts } from "#app/features/shop/mail/mail-theme.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";

const offer = "Enter this code in your cart for 10% off your first order:";

/** Greets a subscriber, with the welcome code. */
export const newsletterWelcome = defineMail({
  type: "newsletter_welcome",
  about: "subscriber",
  language: "request",
  async read(subscriberId, { env }) {
    const key = await signLink("unsubscribe-link", subscriberId, env.LINK_SECRET);
    return {
      unsubscribeUrl: `${env.PUBLIC_ORIGIN}${localPath("/newsletter/unsubscribe")}?id=${subscriberId}&key=${key}`,
    };
  },
  write: ({ unsubscribeUrl }, { site: { identity, promotions }, origin }) => ({
    subject: `Welcome to ${identity.siteName}: ${promotions.welcomeCode} inside`,
    preview: `${offer} ${promotions.welcomeCode}`,
    heading: `Welcome to ${identity.siteName}`,
    footer: "You're getting this email because you confirmed your subscription.",
    unsubscribeUrl,
    blocks: (
      <>
        <MailText>{`${identity.tagline}. You're on the list: new drops, restocks and training tips, a few times a month.`}</MailText>
        <MailText>{offer}</MailText>
        <MailText style={codeStyle}>{promotions.welcomeCode}</MailText>
        <MailButton href={`${origin}${localPath("/shop")}`}>Shop the collection</MailButton>
        <MailSmallPrint>
          Not for you? <MailLink href={unsubscribeUrl}>Unsubscribe</MailLink> anytime.
        </MailSmallPrint>
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
