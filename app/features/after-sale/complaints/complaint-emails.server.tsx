import { eq } from "drizzle-orm";

import { type Database } from "#app/db/client.server.ts";
import { complaintEvents } from "#app/db/schema/complaints.server.ts";
import { dayOf } from "#app/features/after-sale/withdrawals/receipt.ts";
import { returnLabelLink } from "#app/features/selling/orders/return-label-link.server.ts";
import type { TransactionalEmail } from "#app/features/shop/mail/email.ts";
import { MailLayout } from "#app/features/shop/mail/mail-layout.tsx";
import {
  MailButton,
  MailCell,
  MailHeading,
  MailSmallPrint,
  MailTable,
  MailText,
} from "#app/features/shop/mail/mail-parts.tsx";
import { mailColors } from "#app/features/shop/mail/mail-theme.ts";
import { complaintSentence } from "#app/features/shop/site-texts/complaint-bodies.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { complaintLink } from "./complaint-link.server.ts";
import { nextSteps } from "./complaint-texts.ts";
import type { Complaint } from "./complaint.ts";
import { faultyItems } from "./complaint.ts";
import { letterOf } from "./letters.ts";
import { readComplaint } from "./read-complaint.server.ts";
import { complaintFacts } from "./receipt-facts.ts";

const limit = { perHour: 12, perDay: 40, above: "delay" } as const;
const footer =
  "You're getting this e-mail because you, or somebody for you, told us of a fault. Questions? We're happy to help:";

/** The receipt of a complaint: what it says, when it came, and what happens next by when. Its cause is the complaint. */
export const complaintReceipt = {
  type: "complaint_receipt",
  purpose: "transactional",
  causedBy: "proof",
  limit,
  async compose(id, { site, shop }) {
    const complaint = await readForMail(shop, id);
    return {
      subject: `Complaint ${id} received`,
      body: (
        <MailLayout
          site={site}
          origin={shop.env.PUBLIC_ORIGIN}
          preview={`${id}. We answer by ${dayOf(complaint.answerDueAt)} at the latest.`}
          heading="We have your complaint"
          footer={footer}
        >
          <MailText>{`This is your receipt, ${complaint.name}. Sorry that something is wrong. Keep the number below.`}</MailText>
          <MailTable purpose="data" width="100%" style={{ borderTop: `1px solid ${mailColors.ink}` }}>
            {complaintFacts(complaint).map(([name, fact]) => (
              <tr key={name}>
                <MailCell style={{ ...rowStyle, color: mailColors.muted }}>{name}</MailCell>
                <MailCell align="right" style={{ ...rowStyle, fontWeight: 700 }}>
                  {fact}
                </MailCell>
              </tr>
            ))}
          </MailTable>
          <WhatWasTold complaint={complaint} />
          <MailHeading>What happens next</MailHeading>
          {nextSteps(dayOf(complaint.answerDueAt)).map((step) => (
            <MailText key={step}>{step}</MailText>
          ))}
          <MailButton href={await complaintLink(id, shop.env, new Date())}>Follow your complaint</MailButton>
          <MailSmallPrint>{complaintSentence(complaint.order?.country ?? "")}</MailSmallPrint>
        </MailLayout>
      ),
    };
  },
} satisfies TransactionalEmail;

/** A letter about a complaint: a question, a decision, or what was done. Its cause is the event that it tells of. */
export const complaintLetter = {
  type: "complaint_letter",
  purpose: "transactional",
  causedBy: "proof",
  limit,
  async compose(eventId, { site, shop }) {
    const event = await readEvent(shop.db, eventId);
    const complaint = await readForMail(shop, event.complaintId);
    const { id } = complaint;
    const { subject, heading, lead } = letterOf(event.type, complaint);
    const now = new Date();
    const link = await complaintLink(id, shop.env, now);
    const label = event.type === "goods-requested" ? await returnLabelLink(event.reference, shop.env, now) : null;
    return {
      subject: `${subject}: complaint ${id}`,
      body: (
        <MailLayout
          site={site}
          origin={shop.env.PUBLIC_ORIGIN}
          preview={`${lead || subject} (${id})`}
          heading={heading}
          footer={footer}
        >
          <MailText>{`Hello ${complaint.name},`}</MailText>
          {lead ? <MailText>{lead}</MailText> : null}
          {event.text === "" ? null : paragraphs(event.text).map((part) => <MailText key={part}>{part}</MailText>)}
          {label ? (
            <>
              <MailText>
                The label is free. No printer? Write the number of the return on the parcel; it is on the label.
              </MailText>
              <MailButton href={label}>Print the return label</MailButton>
            </>
          ) : (
            <MailButton href={link}>{event.type === "asked" ? "Answer us" : "Follow your complaint"}</MailButton>
          )}
          <MailHeading>{`Complaint ${id}`}</MailHeading>
          {faultyItems(complaint).map((item) => (
            <MailText key={item}>{item}</MailText>
          ))}
          {event.type === "rejected" ? (
            <MailText>
              {`If you see it differently, answer us: we look at it again. ${complaintSentence(complaint.order?.country ?? "")}`}
            </MailText>
          ) : null}
        </MailLayout>
      ),
    };
  },
} satisfies TransactionalEmail;

const paragraphs = (text: string) => text.split(/\n{2,}/).filter((part) => part.trim() !== "");

async function readForMail({ db }: Shop, id: string): Promise<Complaint> {
  const complaint = await readComplaint(db, id);
  if (!complaint) throw new Error(`There is no complaint ${id}`);
  return complaint;
}

async function readEvent(db: Database, id: string) {
  const [event] = await db.select().from(complaintEvents).where(eq(complaintEvents.id, id));
  if (!event) throw new Error(`There is no event ${id}`);
  return event;
}

function WhatWasTold({ complaint }: { complaint: Complaint }) {
  return (
    <>
      <MailHeading>What you told us</MailHeading>
      {faultyItems(complaint).map((item) => (
        <MailText key={item}>{item}</MailText>
      ))}
      {paragraphs(complaint.description).map((part) => (
        <MailText key={part}>{part}</MailText>
      ))}
    </>
  );
}

const rowStyle = {
  padding: "10px 0",
  borderBottom: `1px solid ${mailColors.line}`,
  verticalAlign: "top",
  fontSize: 15,
  lineHeight: "22px",
} as const;
