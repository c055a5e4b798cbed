import { eq } from "drizzle-orm";

import { dataRequests } from "#app/db/schema/people.server.ts";
import type { SiteConfiguration } from "#app/features/shop/configuration/configuration.server.ts";
import type { TransactionalEmail } from "#app/features/shop/mail/email.ts";
import { MailLayout } from "#app/features/shop/mail/mail-layout.tsx";
import { MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { formatDate } from "#app/shared/dates.ts";

/** What staff answered to a request about somebody's data. */
export const dataRequestAnswer = {
  type: "data_request_answer",
  purpose: "transactional",
  causedBy: "proof",
  limit: { perHour: 20, perDay: 60, above: "delay" },
  async compose(requestId, { site, shop: { db, env } }) {
    const [request] = await db
      .select({ answer: dataRequests.answer, receivedAt: dataRequests.receivedAt })
      .from(dataRequests)
      .where(eq(dataRequests.id, requestId));
    if (!request) throw new Error(`There is no request ${requestId}`);
    return {
      subject: `Your request ${requestId} about your data | ${site.identity.siteName}`,
      body: <AnswerMail site={site} origin={env.PUBLIC_ORIGIN} id={requestId} request={request} />,
    };
  },
} satisfies TransactionalEmail;

interface AnswerMailProps {
  site: SiteConfiguration;
  /** Where the shop lives. */
  origin: string;
  id: string;
  request: { answer: string; receivedAt: string };
}

function AnswerMail({ site, origin, id, request }: AnswerMailProps) {
  return (
    <MailLayout
      site={site}
      origin={origin}
      preview="Our answer about your data."
      heading="About your data"
      footer="You're getting this e-mail because you asked us about your data."
    >
      {request.answer.split(/\n+/).map((paragraph, index) => (
        <MailText key={index}>{paragraph}</MailText>
      ))}
      <MailSmallPrint>
        {`Your request ${id} of ${formatDate(request.receivedAt)}. If you do not agree, write to ${site.contact.email}, or complain to the Swedish Authority for Privacy Protection, IMY (imy.se).`}
      </MailSmallPrint>
    </MailLayout>
  );
}
