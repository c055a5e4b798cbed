import { eq, type SQL, sql } from "drizzle-orm";

import { complaintEvents } from "#app/db/schema/complaints.server.ts";
import { returnLabelLink } from "#app/features/selling/orders/return-label-link.server.ts";
import { complaintSentence } from "#app/features/shop/content/complaint-bodies.ts";
import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailHeading, MailRecord, MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { formatDate } from "#app/shared/dates.ts";

import { complaintFacts, letterOf, nextSteps } from "./complaint-texts.ts";
import { type Complaint, faultyItems } from "./complaint.ts";
import { complaintLink, readComplaint } from "./read-complaint.server.ts";

const footer =
  "You're getting this email because you, or someone on your behalf, told us about a fault. Questions? We're happy to help:";

/** The receipt of a complaint: what it says, when it came, and what happens next by when. */
/** What staff enter is in the language of the order, as the buyer did not write it here. */
const languageOfComplaint = (id: SQL) =>
  sql`SELECT iif(c.entered_by IS NULL, c.locale, coalesce(o.locale, c.locale)) AS locale
    FROM complaints c LEFT JOIN orders o ON o.id = c.order_id WHERE c.id = (${id})`;

export const complaintReceipt = defineMail({
  type: "complaint_receipt",
  about: "complaint",
  language: (id) => languageOfComplaint(sql`${id}`),
  async read(id, { db, env }, now) {
    const complaint = await readComplaint(db, id);
    return complaint && { complaint, link: await complaintLink(id, env, now) };
  },
  write: ({ complaint, link }) => ({
    subject: `Complaint ${complaint.id} received`,
    preview: `We'll reply by ${formatDate(complaint.answerDueAt)}.`,
    heading: "We have your complaint",
    footer,
    blocks: (
      <>
        <MailText>{`We're sorry something is wrong, ${complaint.name}. This is your receipt.`}</MailText>
        <MailRecord facts={complaintFacts(complaint)} />
        <MailHeading>What you told us</MailHeading>
        <Items complaint={complaint} />
        {paragraphs(complaint.description).map((part) => (
          <MailText key={part}>{part}</MailText>
        ))}
        <MailHeading>What happens next</MailHeading>
        {nextSteps(formatDate(complaint.answerDueAt)).map((step) => (
          <MailText key={step}>{step}</MailText>
        ))}
        <MailButton href={link}>View your complaint</MailButton>
        <MailSmallPrint>{complaintSentence(complaint.order?.country ?? "")}</MailSmallPrint>
      </>
    ),
  }),
});

/** A letter about a complaint: a question, a decision, or what was done. */
export const complaintLetter = defineMail({
  type: "complaint_letter",
  about: "event of a complaint",
  language: (id) => languageOfComplaint(sql`SELECT complaint_id FROM complaint_events WHERE id = ${id}`),
  async read(eventId, { db, env }, now) {
    const [event] = await db.select().from(complaintEvents).where(eq(complaintEvents.id, eventId));
    const complaint = event && (await readComplaint(db, event.complaintId));
    if (!complaint) return null;
    return {
      event,
      complaint,
      letter: letterOf(event.type, complaint),
      link: await complaintLink(complaint.id, env, now),
      label: event.type === "goods-requested" ? await returnLabelLink(event.reference, env, now) : null,
    };
  },
  write: ({ event, complaint, letter: { subject, heading, lead }, link, label }) => ({
    subject: `${subject}: complaint ${complaint.id}`,
    preview: `${lead || subject} (${complaint.id})`,
    heading,
    footer,
    blocks: (
      <>
        <MailText>{`Hello ${complaint.name},`}</MailText>
        {lead ? <MailText>{lead}</MailText> : null}
        {event.text === "" ? null : paragraphs(event.text).map((part) => <MailText key={part}>{part}</MailText>)}
        {label ? (
          <>
            <MailText>The label is free. No printer? Write the return number from the label on your parcel.</MailText>
            <MailButton href={label}>Print the return label</MailButton>
          </>
        ) : (
          <MailButton href={link}>{event.type === "asked" ? "Reply" : "View your complaint"}</MailButton>
        )}
        <MailHeading>{`Complaint ${complaint.id}`}</MailHeading>
        <Items complaint={complaint} />
        {event.type === "rejected" ? (
          <MailText>
            {`Think we're wrong? Reply, and we'll look again. ${complaintSentence(complaint.order?.country ?? "")}`}
          </MailText>
        ) : null}
      </>
    ),
  }),
});

const paragraphs = (text: string) => text.split(/\n{2,}/).filter((part) => part.trim() !== "");

function Items({ complaint }: { complaint: Complaint }) {
  return faultyItems(complaint).map((item) => <MailText key={item}>{item}</MailText>);
}
