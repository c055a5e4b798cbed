import { eq, sql } from "drizzle-orm";

import { dataRequests } from "#app/db/schema/people.server.ts";
import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { formatDate } from "#app/shared/dates.ts";

import { dataRequestMailTexts } from "./data-request-mails.texts.ts";

/** What staff answered to a request about somebody's data. */
export const dataRequestAnswer = defineMail({
  type: "data_request_answer",
  about: "request",
  language: (id) => sql`SELECT locale FROM data_requests WHERE id = ${id}`,
  async read(requestId, { db }) {
    const { id, answer, receivedAt } = dataRequests;
    const [request] = await db.select({ id, answer, receivedAt }).from(dataRequests).where(eq(id, requestId));
    return request;
  },
  write: ({ id, answer, receivedAt }, { site: { identity, contact } }, texts = dataRequestMailTexts()) => ({
    subject: texts.subject(id, identity.siteName),
    preview: texts.preview,
    heading: texts.heading,
    footer: texts.footer,
    blocks: (
      <>
        {answer.split(/\n+/).map((paragraph, index) => (
          <MailText key={index}>{paragraph}</MailText>
        ))}
        <MailSmallPrint>{texts.about(id, formatDate(receivedAt), contact.email)}</MailSmallPrint>
      </>
    ),
  }),
});
