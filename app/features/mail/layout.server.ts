/** An e-mail ready to send. */
export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
}

/** Makes text safe inside HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The shop's frame around an e-mail's content. Tables and inline styles: mail programs know little else. */
export function mailLayout(mail: { siteName: string; heading: string; content: string; footer: string }): string {
  const { siteName, heading, content, footer } = mail;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#fafaf7;color:#0a0b0d;font-family:Inter,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff">
<tr><td style="background:#0a0b0d;color:#fafaf7;padding:20px 32px;font-weight:900;letter-spacing:.04em;text-transform:uppercase">${escapeHtml(siteName)}</td></tr>
<tr><td style="padding:32px"><h1 style="margin:0 0 16px;font-size:26px;line-height:1.15;text-transform:uppercase">${escapeHtml(heading)}</h1>${content}</td></tr>
<tr><td style="padding:20px 32px;color:#55585f;font-size:13px;border-top:1px solid #e7e6e1">${escapeHtml(footer)}</td></tr>
</table></td></tr></table></body></html>`;
}
