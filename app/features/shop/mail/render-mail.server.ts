import { renderToStaticMarkup } from "react-dom/server";

import type { EmailContent } from "./email.ts";
import type { MailMessage } from "./mail-provider.server.ts";
import { plainText } from "./plain-text.ts";

/** An e-mail without its sender and recipient. */
export type RenderedMail = Omit<MailMessage, "from" | "to">;

/** Renders an e-mail as HTML and as text. React escapes whatever stands in it. */
export function renderMail({
  subject,
  body,
  attachments = [],
  unsubscribeUrl,
}: EmailContent & { unsubscribeUrl?: string }): RenderedMail {
  return {
    subject,
    html: `<!doctype html>${renderToStaticMarkup(body)}`,
    text: plainText(body),
    headers: unsubscribeUrl === undefined ? {} : listUnsubscribe(unsubscribeUrl),
    attachments,
  };
}

/** Lets mail programs unsubscribe with one click (RFC 8058): they POST to the address, which must be https online. */
function listUnsubscribe(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
