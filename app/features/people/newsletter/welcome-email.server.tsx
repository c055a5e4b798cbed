import type { SiteConfiguration } from "#app/features/shop/configuration/configuration.server.ts";
import type { MarketingEmail } from "#app/features/shop/mail/email.ts";
import { MailLayout } from "#app/features/shop/mail/mail-layout.tsx";
import { MailButton, MailLink, MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { mailColors, mailFonts } from "#app/features/shop/mail/mail-theme.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";

/** Greets a subscriber, with the welcome code. */
export const newsletterWelcome = {
  type: "newsletter_welcome",
  purpose: "marketing",
  causedBy: "proof",
  limit: { perHour: 2, perDay: 4, above: "drop" },
  async compose(subscriberId, { site, shop: { env } }) {
    const key = await signLink("unsubscribe-link", subscriberId, env.LINK_SECRET);
    const unsubscribeUrl = `${env.PUBLIC_ORIGIN}/newsletter/unsubscribe?id=${subscriberId}&key=${key}`;
    return {
      subject: `Welcome to ${site.identity.siteName}: ${site.promotions.welcomeCode} inside`,
      body: <WelcomeMail site={site} origin={env.PUBLIC_ORIGIN} unsubscribeUrl={unsubscribeUrl} />,
      unsubscribeUrl,
    };
  },
} satisfies MarketingEmail;

interface WelcomeMailProps {
  site: SiteConfiguration;
  /** Where the shop lives. */
  origin: string;
  /** The signed link that ends the subscription. */
  unsubscribeUrl: string;
}

export function WelcomeMail({ site, origin, unsubscribeUrl }: WelcomeMailProps) {
  const { siteName, tagline } = site.identity;
  const code = site.promotions.welcomeCode;
  const offer = "Enter this code in your cart for 10% off your first order:";
  return (
    <MailLayout
      site={site}
      origin={origin}
      preview={`${offer} ${code}`}
      heading={`Welcome to ${siteName}`}
      footer="You're getting this e-mail because you confirmed with the link we sent you that you want our e-mails."
    >
      <MailText>{`${tagline}. You're on the list: new drops, restocks and the odd training note, a few times a month.`}</MailText>
      <MailText>{offer}</MailText>
      <MailText style={codeStyle}>{code}</MailText>
      <MailButton href={`${origin}/shop`}>Shop the collection</MailButton>
      <MailSmallPrint>
        Not for you? <MailLink href={unsubscribeUrl}>Unsubscribe</MailLink> anytime.
      </MailSmallPrint>
    </MailLayout>
  );
}

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
