import { markedName } from "#app/features/brand/brand-name.ts";
import type { SiteConfiguration } from "#app/features/configuration/configuration.server.ts";

/** An e-mail ready to send. */
export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  /** Beside those that every e-mail has. */
  headers?: Record<string, string>;
}

interface Mail {
  site: SiteConfiguration;
  /** Where the shop lives: pictures and links of e-mails are absolute. */
  origin: string;
  /** What inboxes show beside the subject. */
  preview: string;
  heading: string;
  /** HTML, made of the parts beside this file. */
  content: string;
  /** Why one gets this e-mail, under the shop's address. */
  footer: string;
}

/** Makes text safe inside HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The shop's frame around an e-mail's content. Tables and inline styles: mail programs know little else. */
export function mailLayout({ site, origin, preview, heading, content, footer }: Mail): string {
  const { identity, contact } = site;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#f0efea;color:#0a0b0d;font-family:Inter,Helvetica,Arial,sans-serif;font-size:16px;line-height:24px">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff">
<tr><td style="background:#0a0b0d;padding:24px 28px"><a href="${escapeHtml(origin)}" style="color:#fafaf7;font-weight:900;font-size:18px;letter-spacing:.02em;text-transform:uppercase;text-decoration:none">${shopSign(identity.siteName, origin)}</a></td></tr>
<tr><td style="background:#0a0b0d;color:#fafaf7;padding:20px 28px 36px"><h1 style="margin:0;font-family:Archivo,'Arial Black',Arial,sans-serif;font-weight:900;font-size:30px;line-height:32px;letter-spacing:-.02em;text-transform:uppercase">${escapeHtml(heading)}</h1></td></tr>
<tr><td style="padding:32px 28px 36px">${content}</td></tr>
<tr><td style="padding:24px 28px;background:#fafaf7;color:#55585f;font-size:13px;line-height:20px;border-top:1px solid #dddcd5">${escapeHtml(footer)}<br>${escapeHtml(shopAddress(site))}<br><a href="mailto:${escapeHtml(contact.email)}" style="color:#0a0b0d">${escapeHtml(contact.email)}</a> &middot; <a href="${escapeHtml(`${origin}/returns`)}" style="color:#0a0b0d">Returns</a> &middot; <a href="${escapeHtml(`${origin}/faq`)}" style="color:#0a0b0d">FAQ</a></td></tr>
</table></td></tr></table></body></html>`;
}

/** Who sends an e-mail: every one says so, in HTML and in text. */
export function shopAddress({ identity, contact }: SiteConfiguration): string {
  return `${identity.companyName}, ${contact.street}, ${contact.postalCode} ${contact.city}`;
}

/** The drawn logo, whose alternative text stands in its place where pictures are off; a renamed shop's name as text. */
function shopSign(siteName: string, origin: string): string {
  if (siteName !== markedName) return escapeHtml(siteName);
  return `<img src="${escapeHtml(`${origin}/brand/logo-mail.png`)}" alt="${escapeHtml(siteName)}" width="208" height="24" style="display:block;border:0">`;
}
