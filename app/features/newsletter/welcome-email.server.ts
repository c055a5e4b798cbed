import { type ComposedMail, escapeHtml, mailLayout } from "#app/features/mail/layout.server.ts";
import type { SiteConfiguration } from "#app/features/site/configuration.server.ts";

interface Links {
  shopUrl: string;
  /** The signed link that ends the subscription. */
  unsubscribeUrl: string;
}

/** The e-mail that greets a subscriber, with the welcome code and the way out. */
export function welcomeMail(site: SiteConfiguration, { shopUrl, unsubscribeUrl }: Links): ComposedMail {
  const { siteName, companyName, tagline } = site.identity;
  const code = site.promotions.welcomeCode;
  const heading = `Welcome to ${siteName}`;
  const intro = `${tagline}. You are on the list: new drops, restocks and the odd training note, a few times a month.`;
  const offer = "Your first order is 10% off with this code at checkout:";
  const footer = `${companyName}, ${site.contact.street}, ${site.contact.postalCode} ${site.contact.city}. You get this e-mail because this address was signed up for our newsletter.`;
  const content = `<p>${escapeHtml(intro)}</p>
<p>${escapeHtml(offer)}</p>
<p style="margin:20px 0;padding:18px 20px;border:2px dashed #0a0b0d;font-size:24px;font-weight:900;letter-spacing:.08em;text-align:center">${escapeHtml(code)}</p>
<p style="margin:24px 0 0"><a href="${escapeHtml(shopUrl)}" style="display:inline-block;background:#c6ff3d;color:#0a0b0d;padding:14px 24px;font-weight:700;text-decoration:none">Shop the collection</a></p>
<p style="margin:32px 0 0;font-size:13px;color:#55585f">Not for you? <a href="${escapeHtml(unsubscribeUrl)}" style="color:#0a0b0d">Unsubscribe</a> with one click.</p>`;
  const text = [heading, intro, `${offer} ${code}`, `Shop: ${shopUrl}`, `Unsubscribe: ${unsubscribeUrl}`, footer].join(
    "\n\n",
  );
  return { subject: `${heading}: ${code} inside`, html: mailLayout({ siteName, heading, content, footer }), text };
}
