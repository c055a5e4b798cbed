import type { LapsingEmail } from "#app/features/shop/mail/email.ts";
import { MailLayout } from "#app/features/shop/mail/mail-layout.tsx";
import { MailButton, MailLink, MailSmallPrint, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";

import { MailVariant } from "./mail-variant.tsx";
import { putBackStatements } from "./put-back.server.ts";
import { requestLink } from "./request-link.server.ts";
import { readRequest } from "./request.server.ts";

/** Says, once, that what somebody waits for can be bought again; nothing when it was sold or hidden again meanwhile. */
export const backInStock = {
  type: "back_in_stock",
  purpose: "transactional",
  causedBy: "proof",
  limit: { perHour: 10, perDay: 40, above: "delay" },
  dropStatements: putBackStatements,
  async compose(requestId, { site, shop: { db, env } }) {
    const request = await readRequest(db, requestId, new Date());
    if (!request?.canBeBought) return null;
    return {
      subject: `Back in stock: ${request.product}, ${request.color}, ${request.size}`,
      body: (
        <MailLayout
          site={site}
          origin={env.PUBLIC_ORIGIN}
          preview={`${request.product} in ${request.color}, ${request.size}.`}
          heading="It is back"
          footer={`You get this e-mail because you asked ${site.identity.siteName} to tell you. It is the only one: your request has ended.`}
        >
          <MailText>What you were waiting for can be bought again:</MailText>
          <MailVariant request={request} origin={env.PUBLIC_ORIGIN} />
          <MailButton href={`${env.PUBLIC_ORIGIN}${request.path}`}>Show it to me</MailButton>
          <MailSpace height={24} />
          <MailText>
            We told as many people as there are units, but we hold none back: whoever orders first has it.
          </MailText>
          <MailSmallPrint>
            {"Changed your mind? "}
            <MailLink href={await requestLink(requestId, env)}>Delete your request</MailLink>.
          </MailSmallPrint>
        </MailLayout>
      ),
    };
  },
} satisfies LapsingEmail;
