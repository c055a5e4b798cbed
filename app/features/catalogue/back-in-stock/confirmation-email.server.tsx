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
  mayLapse: true,
  async read(requestId, { db, env }, now) {
    const request = await readRequest(db, requestId, now);
    return request && { request, link: await requestLink(requestId, env) };
  },
  write: ({ request, link }, { site, origin }) => ({
    subject: `Confirm: tell me when ${request.product} is back`,
    preview: "One click, and we tell you when it is back.",
    heading: "Shall we tell you?",
    footer:
      "Not you? You can ignore this e-mail: without your confirmation we send nothing more, and forget the request.",
    blocks: (
      <>
        <MailText>
          {`Someone, we hope you, asked ${site.identity.siteName} to tell this address when this can be bought again:`}
        </MailText>
        <MailVariant request={request} origin={origin} />
        <MailButton href={link}>Confirm</MailButton>
        <MailSpace height={24} />
        <MailText>
          {`You then get one e-mail when it is back, and nothing else. The link works for ${backInStockRules.confirmDays} days, and lets you take the request back later.`}
        </MailText>
      </>
    ),
  }),
});
