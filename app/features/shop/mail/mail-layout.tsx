import type { ReactNode } from "react";

import { wordmarkName } from "#app/features/shop/brand/brand-name.ts";
import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { currentLocale, localPath } from "#app/shared/language/current-language.ts";
import { languageTag } from "#app/shared/language/languages.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";

import { mailLayoutTexts } from "./mail-layout.texts.ts";
import { MailCell, MailImage, MailLink, MailTable } from "./mail-parts.tsx";
import { mailColors, mailFonts } from "./mail-theme.ts";

interface MailLayoutProps {
  site: Pick<SiteConfiguration, "identity" | "contact">;
  /** Where the shop lives: pictures and links of emails are absolute. */
  origin: string;
  /** What inboxes show beside the subject. Not part of the text version. */
  preview: string;
  heading: string;
  /** Why one gets this email. Stands above the shop's address. */
  footer: string;
  children: ReactNode;
}

/** The whole document of an email. Tables and inline styles: mail programs know little else. */
export function MailLayout({ preview, ...sheet }: MailLayoutProps) {
  return (
    <html lang={languageTag(currentLocale())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light only" />
        <title>{sheet.heading}</title>
      </head>
      <body style={bodyStyle}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{preview}</div>
        <MailTable width="100%">
          <tr>
            <MailCell align="center" style={{ padding: "24px 12px" }}>
              <MailSheet {...sheet} />
            </MailCell>
          </tr>
        </MailTable>
      </body>
    </html>
  );
}

/** The email itself, without the page around it: a newsletter is shown to who writes it. */
export function MailSheet({ site, origin, heading, footer, children }: Omit<MailLayoutProps, "preview">) {
  return (
    <MailTable width="100%" style={{ maxWidth: 600, background: mailColors.paper }}>
      <tr>
        <MailCell style={{ background: mailColors.ink, padding: "24px 28px" }}>
          <a href={origin} style={signStyle}>
            <ShopSign siteName={site.identity.siteName} origin={origin} />
          </a>
        </MailCell>
      </tr>
      <tr>
        <MailCell style={{ background: mailColors.ink, color: mailColors.warmWhite, padding: "20px 28px 36px" }}>
          <h1 style={headingStyle}>{heading}</h1>
        </MailCell>
      </tr>
      <tr>
        <MailCell style={{ padding: "32px 28px 36px" }}>{children}</MailCell>
      </tr>
      <tr>
        <MailCell style={footerStyle}>
          <MailFooter site={site} origin={origin} reason={footer} />
        </MailCell>
      </tr>
    </MailTable>
  );
}

/** The drawn logo, whose alternative text stands in its place where pictures are off; a renamed shop's name as text. */
function ShopSign({ siteName, origin }: { siteName: string; origin: string }) {
  if (siteName !== wordmarkName) return siteName;
  return <MailImage src={`${origin}/brand/logo-mail.png`} alt={siteName} width={208} height={24} />;
}

/** Why one gets the email, where to ask, and who sends it. */
function MailFooter({ site, origin, reason }: { site: MailLayoutProps["site"]; origin: string; reason: string }) {
  const { identity, contact } = site;
  const { organizationNumber, vatNumber } = identity;
  const { phone } = contact;
  const [names, texts] = [pageNames(), mailLayoutTexts()];
  return (
    <>
      <p style={{ margin: 0 }}>{reason}</p>
      <p style={{ margin: "0 0 12px" }}>
        <MailLink href={`mailto:${contact.email}`}>{contact.email}</MailLink>
        {" · "}
        <MailLink href={`${origin}${localPath("/returns")}`}>{names["/returns"]}</MailLink>
        {" · "}
        <MailLink href={`${origin}${localPath("/faq")}`}>{names["/faq"]}</MailLink>
      </p>
      <p style={{ margin: 0 }}>
        {`${identity.companyName}, ${contact.street}, ${contact.postalCode} ${contact.city}`}
        <br />
        {vatNumber
          ? texts.companyWithVat(organizationNumber, vatNumber, phone)
          : texts.company(organizationNumber, phone)}
      </p>
    </>
  );
}

const bodyStyle = {
  margin: 0,
  background: mailColors.ground,
  color: mailColors.ink,
  fontFamily: mailFonts.text,
  fontSize: 16,
  lineHeight: "24px",
};

const signStyle = {
  color: mailColors.warmWhite,
  fontWeight: 900,
  fontSize: 18,
  letterSpacing: ".02em",
  textTransform: "uppercase",
  textDecoration: "none",
} as const;

const headingStyle = {
  margin: 0,
  fontFamily: mailFonts.display,
  fontWeight: 900,
  fontSize: 30,
  lineHeight: "32px",
  letterSpacing: "-.02em",
  // Finnish has words that are wider than a phone in these letters.
  hyphens: "auto",
  overflowWrap: "anywhere",
} as const;

const footerStyle = {
  padding: "24px 28px",
  background: mailColors.warmWhite,
  color: mailColors.muted,
  fontSize: 13,
  lineHeight: "20px",
  borderTop: `1px solid ${mailColors.line}`,
};
