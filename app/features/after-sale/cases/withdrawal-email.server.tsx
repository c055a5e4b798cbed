import { sql } from "drizzle-orm";

import { returnLabelLink } from "#app/features/selling/orders/return-label-link.server.ts";
import { complaintSentence } from "#app/features/shop/content/complaint-bodies.ts";
import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import {
  MailButton,
  MailCell,
  MailHeading,
  MailRecord,
  MailTable,
  MailText,
  rowStyle,
} from "#app/features/shop/mail/mail-parts.tsx";
import { type WithdrawalStatus, withdrawalStatusFacts } from "#app/shared/case-statuses.ts";
import { exactTime } from "#app/shared/dates.ts";
import type { EmailType } from "#app/shared/emails.ts";

import { readReceipt } from "./read-withdrawal-receipt.server.ts";
import type { Receipt, ReceiptLine } from "./withdrawal-receipt.ts";
import { nextSteps, receiptFacts, receiptPeriods, restTexts } from "./withdrawal-texts.ts";

/** The receipt of a notice of withdrawal, with what it says and the time it came (2005:59, 2:10 a). */
export const withdrawalReceipt = withdrawalMail("withdrawal_receipt", "sender", ({ id, name, receivedAt }) => ({
  subject: `Return notice ${id} received`,
  heading: "We have your return notice",
  intro: `Thanks, ${name}. This is your receipt: your notice of withdrawal reached us on ${exactTime(receivedAt)}.`,
}));

/**
 * Tells what became of a notice that staff matched to its order, or decided on because it came late. Who typed another address than the
 * buyer's learns nothing of the order: its details go to the order's own address (`withdrawalNote`).
 */
export const withdrawalUpdate = withdrawalMail("withdrawal_update", "sender", (receipt) => {
  const { id, status, isToBuyer, matched } = receipt;
  if (!isToBuyer)
    return {
      subject: `About your return ${id}`,
      heading: "About your return",
      intro:
        "We found your order. We sent the details, with the refund amount and return label, to the email address used for the order.",
    };
  if (isDeclined(status))
    return {
      subject: `Your return ${id} came too late`,
      heading: "Your return came too late",
      intro: `${whichItems(receipt)}It reached us after both return periods had ended, so we can't accept it. If something is faulty, your legal guarantee still applies: tell us. Think we're wrong? Reply to this email.`,
    };
  return {
    subject: `Your return ${id}`,
    heading: "About your return",
    intro:
      matched?.basis === "late"
        ? `${whichItems(receipt)}It reached us after both return periods had ended, but we've accepted it.`
        : "We matched your return to your order.",
  };
});

/** Tells the buyer of an order, at the order's own address, of a notice that came with another one. */
export const withdrawalNote = withdrawalMail("withdrawal_note", "buyer", ({ id, status, matched }) => ({
  subject: `A return for your order: ${id}`,
  heading: isDeclined(status) ? "A late return for your order" : "A return for your order",
  intro: `We received a notice of withdrawal for your order from a different email address. ${!isDeclined(status) && matched?.basis === "late" ? "It reached us after both return periods had ended, but we've accepted it. " : ""}If this wasn't you, reply to this email right away.`,
}));

const isDeclined = (status: WithdrawalStatus) => withdrawalStatusFacts[status].isDeclined;

/** Of which items of a declaration staff decided. */
const whichItems = ({ matched }: Receipt) =>
  matched?.restOf
    ? `We reviewed your return of the items below. The items you returned in time are in ${matched.restOf}, which continues separately. `
    : "We reviewed your return. ";

/** An email about a notice. It says nothing of the order to an address that is not its buyer's. */
function withdrawalMail<Type extends EmailType>(
  type: Type,
  reader: "sender" | "buyer",
  write: (receipt: Receipt) => { subject: string; heading: string; intro: string },
) {
  return defineMail({
    type,
    about: "withdrawal",
    // What staff enter is in the language of the order, as the buyer did not write it here.
    language: (id) =>
      sql`SELECT iif(w.entered_by IS NULL, w.locale, coalesce(o.locale, w.locale)) AS locale
        FROM withdrawals w LEFT JOIN orders o ON o.id = w.order_id WHERE w.id = ${id}`,
    async read(id, { db, env }, now) {
      const found = await readReceipt(db, id);
      if (!found) return null;
      const receipt = found.isToBuyer || reader === "buyer" ? found : { ...found, matched: null };
      const returnId = receipt.matched?.returnId ?? null;
      return { receipt, labelUrl: returnId === null ? null : await returnLabelLink(returnId, env, now) };
    },
    write({ receipt, labelUrl }) {
      const { intro, ...written } = write(receipt);
      return {
        ...written,
        preview: `${receipt.id}, received ${exactTime(receipt.receivedAt)}.`,
        footer:
          "You're getting this email because you, or someone on your behalf, returned an order. Questions? We're happy to help:",
        blocks: (
          <>
            <MailText>{intro}</MailText>
            <ReceiptBlocks receipt={receipt} />
            {labelUrl ? <MailButton href={labelUrl}>Print the return label</MailButton> : null}
          </>
        ),
      };
    },
  });
}

function ReceiptBlocks({ receipt }: { receipt: Receipt }) {
  const { matched } = receipt;
  const steps = matched || withdrawalStatusFacts[receipt.status].waitsFor === "order" ? nextSteps(receipt) : [];
  return (
    <>
      <MailRecord facts={receiptFacts(receipt)} />
      <MailHeading>Your notice</MailHeading>
      <MailText>{receipt.statement}</MailText>
      {matched ? (
        <>
          <MailHeading>{matched.rest ? "Items in time" : "Items you're returning"}</MailHeading>
          <ItemRows lines={matched.lines} />
          {matched.rest ? (
            <>
              <MailHeading>Items too late</MailHeading>
              <ItemRows lines={matched.rest.lines} />
              {restTexts(matched.rest).map((text) => (
                <MailText key={text}>{text}</MailText>
              ))}
            </>
          ) : null}
        </>
      ) : null}
      {steps.length > 0 ? <MailHeading>What happens next</MailHeading> : null}
      {steps.map((step) => (
        <MailText key={step}>{step}</MailText>
      ))}
      {matched && isDeclined(receipt.status) ? <MailText>{complaintSentence(matched.country)}</MailText> : null}
      {receiptPeriods(receipt).map((text) => (
        <MailText key={text}>{text}</MailText>
      ))}
    </>
  );
}

function ItemRows({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <MailTable purpose="data" width="100%">
      {lines.map((line) => (
        <tr key={line.id}>
          <MailCell style={rowStyle(10)}>{`${line.quantity} × ${line.name}, ${line.color}, ${line.size}`}</MailCell>
        </tr>
      ))}
    </MailTable>
  );
}
