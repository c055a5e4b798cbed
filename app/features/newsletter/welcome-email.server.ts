import { type ComposedMail, escapeHtml, mailLayout, shopAddress } from "#app/features/mail/layout.server.ts";
import { mailButton, mailText } from "#app/features/mail/parts.server.ts";
import type { SiteConfiguration } from "#app/features/configuration/configuration.server.ts";

interface Links {
  shopUrl: string;
  /** The signed link that ends the subscription. */
  unsubscribeUrl: string;
}

/** The e-mail that greets a subscriber, with the welcome code and the way out. */
export function welcomeMail(site: SiteConfiguration, { shopUrl, unsubscribeUrl }: Links): ComposedMail {
  const { siteName, tagline } = site.identity;
  const { origin } = new URL(shopUrl);
  const code = site.promotions.welcomeCode;
  const heading = `Welcome to ${siteName}`;
  const intro = `${tagline}. You're on the list: new drops, restocks and the odd training note, a few times a month.`;
  const offer = "Enter this code in your cart for 10% off your first order:";
  const footer = "You're getting this e-mail because you confirmed our newsletter or asked for it with an order.";
  const content = [
    mailText(intro),
    mailText(offer),
    `<p style="margin:0;padding:22px 16px;border:2px solid #0a0b0d;font-family:Archivo,'Arial Black',Arial,sans-serif;font-size:26px;line-height:30px;font-weight:900;letter-spacing:.06em;text-align:center">${escapeHtml(code)}</p>`,
    mailButton(shopUrl, "Shop the collection"),
    `<p style="margin:32px 0 0;font-size:13px;line-height:20px;color:#55585f">Not for you? <a href="${escapeHtml(unsubscribeUrl)}" style="color:#0a0b0d">Unsubscribe</a> anytime.</p>`,
  ].join("\n");
  const text = [
    heading,
    intro,
    `${offer} ${code}`,
    `Shop: ${shopUrl}`,
    `Unsubscribe: ${unsubscribeUrl}`,
    footer,
    shopAddress(site),
  ].join("\n\n");
  return {
    subject: `${heading}: ${code} inside`,
    html: mailLayout({ site, origin, preview: `${offer} ${code}`, heading, content, footer }),
    text,
    headers: { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}
