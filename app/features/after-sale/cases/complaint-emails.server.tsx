import { eq, type SQL, sql } from "drizzle-orm";

import { complaintEvents } from "#app/db/schema/complaints.server.ts";
import { returnLabelLink } from "#app/features/selling/orders/return-label-link.server.ts";
import { complaintSentence } from "#app/features/shop/content/complaint-bodies.ts";
import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailHeading, MailRecord, MailSmallPrint, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { mailWords } from "#app/features/shop/mail/mail-words.texts.tsx";
import { formatDate } from "#app/shared/dates.ts";

import { complaintMailTexts } from "./complaint-mails.texts.ts";
import { complaintFacts, letterOf, nextSteps } from "./complaint-texts.ts";
import { type Complaint, faultyItems } from "./complaint.ts";
import { complaintLink, readComplaint } from "./read-complaint.server.ts";
import { sendToTexts } from "./withdrawal-texts.ts";

/** What staff enter is in the language of the order, as the buyer did not write it here. */
const languageOfComplaint = (id: SQL) =>
  sql`SELECT iif(c.entered_by IS NULL, c.locale, coalesce(o.locale, c.locale)) AS locale
    FROM complaints c LEFT JOIN orders o ON o.id = c.order_id WHERE c.id = (${id})`;

/** The receipt of a complaint: what it says, when it came, and what happens next by when. */
export const complaintReceipt = defineMail({
  type: "complaint_receipt",
  about: "complaint",
  language: (id) => languageOfComplaint(sql`${id}`),
  async read(id, { db, env }, now) {
    const complaint = await readComplaint(db, id);
    return complaint && { complaint, link: await complaintLink(id, env, now) };
  },
  write({ complaint, link }) {
    const texts = complaintMailTexts();
    const due = formatDate(complaint.answerDueAt);
    return {
      subject: texts.receivedSubject(complaint.id),
      preview: texts.replyBy(due),
      heading: texts.receivedHeading,
      footer: texts.footer,
      blocks: (
        <>
          <MailText>{texts.intro(complaint.name)}</MailText>
          <MailRecord facts={complaintFacts(complaint)} />
          <MailHeading>{texts.told}</MailHeading>
          <Items complaint={complaint} />
          {paragraphs(complaint.description).map((part) => (
            <MailText key={part}>{part}</MailText>
          ))}
          <MailHeading>{texts.next}</MailHeading>
          {nextSteps(due).map((step) => (
            <MailText key={step}>{step}</MailText>
          ))}
          <MailButton href={link}>{texts.view}</MailButton>
          <MailSmallPrint>{complaintSentence(complaint.order?.country ?? "")}</MailSmallPrint>
        </>
      ),
    };
  },
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
  write({ event, complaint, letter: { subject, heading, lead }, link, label }) {
    const texts = complaintMailTexts();
    return {
      subject: texts.letterSubject(subject, complaint.id),
      preview: `${lead || subject} (${complaint.id})`,
      heading,
      footer: texts.footer,
      blocks: (
        <>
          <MailText>{texts.hello(complaint.name)}</MailText>
          {lead ? <MailText>{lead}</MailText> : null}
          {event.text === "" ? null : paragraphs(event.text).map((part) => <MailText key={part}>{part}</MailText>)}
          {label ? (
            <>
              {[texts.freeLabel, ...sendToTexts(complaint.order?.returnAddress ?? null)].map((text) => (
                <MailText key={text}>{text}</MailText>
              ))}
              <MailButton href={label}>{mailWords().printLabel}</MailButton>
            </>
          ) : (
            <MailButton href={link}>{event.type === "asked" ? texts.reply : texts.view}</MailButton>
          )}
          <MailHeading>{texts.complaint(complaint.id)}</MailHeading>
          <Items complaint={complaint} />
          {event.type === "rejected" ? (
            <MailText>{`${texts.wrong} ${complaintSentence(complaint.order?.country ?? "")}`}</MailText>
          ) : null}
        </>
      ),
    };
  },
});

const paragraphs = (text: string) => text.split(/\n{2,}/).filter((part) => part.trim() !== "");

function Items({ complaint }: { complaint: Complaint }) {
  return faultyItems(complaint).map((item) => <MailText key={item}>{item}</MailText>);
}
