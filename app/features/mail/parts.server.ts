import { escapeHtml } from "./layout.server.ts";

/** A paragraph. */
export function mailText(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

/** The one thing an e-mail asks to do. A table cell, so that Outlook gives it its color and room. */
export function mailButton(url: string, text: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0 0"><tr><td style="background:#c6ff3d"><a href="${escapeHtml(url)}" style="display:inline-block;padding:16px 28px;color:#0a0b0d;font-size:14px;line-height:16px;font-weight:700;letter-spacing:.04em;text-transform:uppercase;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`;
}

/** The title of a part of an e-mail. */
export function mailTitle(text: string): string {
  return `<h2 style="margin:32px 0 8px;font-size:12px;line-height:16px;font-weight:700;letter-spacing:.08em;text-transform:uppercase;color:#55585f">${escapeHtml(text)}</h2>`;
}

/** Facts of a word or two, side by side on a pale ground. */
export function mailFacts(facts: readonly { name: string; fact: string }[]): string {
  const cells = facts.map(
    ({ name, fact }) =>
      `<td style="padding:14px 8px 14px 12px;font-size:13px;line-height:20px;vertical-align:top;white-space:nowrap"><span style="color:#55585f">${escapeHtml(name)}</span><br><strong>${escapeHtml(fact)}</strong></td>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fafaf7;border:1px solid #dddcd5"><tr>${cells.join("")}</tr></table>`;
}
