import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailLink, MailSmallPrint, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";

import { MailVariant } from "./mail-variant.tsx";
import { putBackStatements } from "./put-back.server.ts";
import { requestLink } from "./request-link.server.ts";
import { readRequest } from "./request.server.ts";

/** Says, once, that what somebody waits for can be bought again; nothing when it was sold or hidden again meanwhile. */
export const backInStock = defineMail({
  type: "back_in_stock",
  about: "request",
  mayLapse: true,
  dropStatements: putBackStatements,
  async read(requestId, { db, env }, now) {
    const request = await readRequest(db, requestId, now);
    return request?.canBeBought ? { request, link: await requestLink(requestId, env) } : null;
  },
  write: ({ request, link }, { site, origin }) => ({
    subject: `Back in stock: ${request.product}, ${request.color}, ${request.size}`,
    preview: `${request.product} in ${request.color}, ${request.size}.`,
    heading: "It is back",
    footer: `You get this e-mail because you asked ${site.identity.siteName} to tell you. It is the only one: your request has ended.`,
    blocks: (
      <>
        <MailText>What you were waiting for can be bought again:</MailText>
        <MailVariant request={request} origin={origin} />
        <MailButton href={`${origin}${request.path}`}>Show it to me</MailButton>
        <MailSpace height={24} />
        <MailText>
          We told as many people as there are units, but we hold none back: whoever orders first has it.
        </MailText>
        <MailSmallPrint>
          {"Changed your mind? "}
          <MailLink href={link}>Delete your request</MailLink>.
        </MailSmallPrint>
      </>
    ),
  }),
});
