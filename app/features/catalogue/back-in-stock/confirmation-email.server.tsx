import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";

import { backInStockConfirmTexts } from "./back-in-stock-mails.texts.tsx";
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
  write: ({ request, link }, { origin }, texts = backInStockConfirmTexts()) => ({
    subject: texts.subject(request.product),
    preview: texts.preview,
    heading: texts.heading,
    footer: texts.footer,
    blocks: (
      <>
        <MailText>{texts.intro}</MailText>
        <MailVariant request={request} origin={origin} />
        <MailButton href={link}>{texts.confirm}</MailButton>
        <MailSpace height={24} />
        <MailText>{texts.once(backInStockRules.confirmDays)}</MailText>
      </>
    ),
  }),
});
