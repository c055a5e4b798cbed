import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";

import { MailVariant } from "./mail-variant.tsx";
import { requestLink } from "./request-link.server.ts";
import { readRequest } from "./request.server.ts";
import { backInStockRules } from "./rules.ts";

/**
 * Asks an address whether it wants to be told when something is back. It carries nothing that a stranger typed. There is nothing to
 * confirm once the request expired or ended with its product.
 */
export const backInStockConfirmation = defineMail({
  type: "back_in_stock_confirmation",
  about: "request",
  language: "request",
  mayLapse: true,
  async read(requestId, { db, env }, now) {
    const request = await readRequest(db, requestId, now);
    return request && { request, link: await requestLink(requestId, env) };
  },
  write: ({ request, link }, { origin }) => ({
    subject: `Confirm: email me when ${request.product} is back`,
    preview: "One click, and we'll email you when it's back.",
    heading: "Want to know when it's back?",
    footer: "Not you? Ignore this email, and we won't send another.",
    blocks: (
      <>
        <MailText>Confirm, and we'll email you when this is back in stock:</MailText>
        <MailVariant request={request} origin={origin} />
        <MailButton href={link}>Confirm</MailButton>
        <MailSpace height={24} />
        <MailText>
          {`We'll send you that one email and nothing else. The link works for ${backInStockRules.confirmDays} days, and you can use it to cancel later.`}
        </MailText>
      </>
    ),
  }),
});
