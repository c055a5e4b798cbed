import { retentionPeriods } from "#app/features/retention/retention-periods.ts";
import { type ComposedMail, mailLayout, shopAddress } from "#app/features/mail/layout.server.ts";
import { mailButton, mailText } from "#app/features/mail/parts.server.ts";
import type { SiteConfiguration } from "#app/features/configuration/configuration.server.ts";

/** The e-mail that asks an address whether it wants the newsletter. It carries nothing that a stranger typed. */
export function subscriptionRequestMail(site: SiteConfiguration, confirmUrl: string): ComposedMail {
  const { siteName } = site.identity;
  const { origin } = new URL(confirmUrl);
  const heading = "Confirm your e-mail";
  const intro = `Someone, we hope you, asked for the ${siteName} newsletter at this address. One click and you're on the list.`;
  const expiry = `The link works for ${retentionPeriods.newsletterRequests.amount} days.`;
  const footer = "Not you? You can ignore this e-mail: without your confirmation we send nothing more.";
  return {
    subject: `Confirm your newsletter from ${siteName}`,
    html: mailLayout({
      site,
      origin,
      preview: "One click and you're on the list.",
      heading,
      content: [
        mailText(intro),
        mailButton(confirmUrl, "Confirm"),
        `<div style="height:24px"></div>`,
        mailText(expiry),
      ].join("\n"),
      footer,
    }),
    text: [heading, intro, `Confirm: ${confirmUrl}`, expiry, footer, shopAddress(site)].join("\n\n"),
  };
}
