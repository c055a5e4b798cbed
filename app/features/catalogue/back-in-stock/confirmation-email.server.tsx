import type { LapsingEmail } from "#app/features/shop/mail/email.ts";
import { MailLayout } from "#app/features/shop/mail/mail-layout.tsx";
import { MailButton, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";

import { MailVariant } from "./mail-variant.tsx";
import { requestLink } from "./request-link.server.ts";
import { readRequest } from "./request.server.ts";
import { backInStockRules } from "./rules.ts";

const heading = "Shall we tell you?";

/** Asks an address whether it wants to be told when something is back. It carries nothing that a stranger typed. */
export const backInStockConfirmation = {
  type: "back_in_stock_confirmation",
  purpose: "transactional",
  causedBy: "anyone",
  limit: { perHour: 5, perDay: 8, above: "drop" },
  async compose(requestId, { site, shop: { db, env } }) {
    const request = await readRequest(db, requestId, new Date());
    // It ended with its product, or expired: there is nothing to confirm.
    if (!request) return null;
    const { siteName } = site.identity;
    return {
      subject: `Confirm: tell me when ${request.product} is back`,
      body: (
        <MailLayout
          site={site}
          origin={env.PUBLIC_ORIGIN}
          preview="One click, and we tell you when it is back."
          heading={heading}
          footer="Not you? You can ignore this e-mail: without your confirmation we send nothing more, and forget the request."
        >
          <MailText>
            {`Someone, we hope you, asked ${siteName} to tell this address when this can be bought again:`}
          </MailText>
          <MailVariant request={request} origin={env.PUBLIC_ORIGIN} />
          <MailButton href={await requestLink(requestId, env)}>Confirm</MailButton>
          <MailSpace height={24} />
          <MailText>
            {`You then get one e-mail when it is back, and nothing else. The link works for ${backInStockRules.confirmDays} days, and lets you take the request back later.`}
          </MailText>
        </MailLayout>
      ),
    };
  },
} satisfies LapsingEmail;
