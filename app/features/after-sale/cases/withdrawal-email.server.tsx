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
  subject: `Withdrawal ${id} received`,
  heading: "We have your withdrawal",
  intro: `This is your receipt, ${name}. Your notice of withdrawal reached us on ${exactTime(receivedAt)}.`,
}));

/**
 * Tells what became of a notice that staff matched to its order, or decided on because it came late. Who typed another address than the
 * buyer's learns nothing of the order: its details go to the order's own address (`withdrawalNote`).
 */
export const withdrawalUpdate = withdrawalMail("withdrawal_update", "sender", (receipt) => {
  const { id, status, isToBuyer, matched } = receipt;
  if (!isToBuyer)
    return {
      subject: `Withdrawal ${id} and its order`,
      heading: "About your withdrawal",
      intro:
        "We found the order that your notice is of. What became of it, with the amount and how to send the goods back, is in an e-mail to the address that the order was made with.",
    };
  if (isDeclined(status))
    return {
      subject: `Withdrawal ${id} came too late`,
      heading: "Your withdrawal came too late",
      intro: `${whichItems(receipt)}It reached us after both periods had ended, so we cannot take the goods back. If something is wrong with them, you can complain for three years. If you see it differently, answer this e-mail.`,
    };
  return {
    subject: `Withdrawal ${id} and your order`,
    heading: "About your withdrawal",
    intro:
      matched?.basis === "late"
        ? `${whichItems(receipt)}We accept your withdrawal, though it came after both periods.`
        : "We matched your notice of withdrawal to your order.",
  };
});

/** Tells the buyer of an order, at the order's own address, of a notice that came with another one. */
export const withdrawalNote = withdrawalMail("withdrawal_note", "buyer", ({ id, status, matched }) => ({
  subject: `Withdrawal ${id} from your order`,
  heading: isDeclined(status) ? "A withdrawal that came too late" : "A withdrawal from your order",
  intro: `A notice of withdrawal from your order came to us, and we matched it to the order. ${!isDeclined(status) && matched?.basis === "late" ? "It came after both periods, and we accept it all the same. " : ""}It did not come from this e-mail address. If you know nothing of it, answer this e-mail at once.`,
}));

const isDeclined = (status: WithdrawalStatus) => withdrawalStatusFacts[status].isDeclined;

/** Of which items of a declaration staff decided. */
const whichItems = ({ matched }: Receipt) =>
  matched?.restOf
    ? `We looked at your notice for the items below. What you withdrew from in time is ${matched.restOf}, and goes on by itself. `
    : "We looked at your notice. ";

/** An e-mail about a notice. It says nothing of the order to an address that is not its buyer's. */
function withdrawalMail<Type extends EmailType>(
  type: Type,
  reader: "sender" | "buyer",
  write: (receipt: Receipt) => { subject: string; heading: string; intro: string },
) {
  return defineMail({
    type,
    about: "withdrawal",
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
          "You're getting this e-mail because you, or somebody for you, withdrew from a purchase. Questions? We're happy to help:",
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
      <MailHeading>What you declared</MailHeading>
      <MailText>{receipt.statement}</MailText>
      {matched ? (
        <>
          <MailHeading>{matched.rest ? "Items that came in time" : "Withdrawn items"}</MailHeading>
          <ItemRows lines={matched.lines} />
          {matched.rest ? (
            <>
              <MailHeading>Items that came too late</MailHeading>
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
          <MailCell style={rowStyle(10)}>{`${line.name}, ${line.color}, ${line.size}`}</MailCell>
          <MailCell align="right" style={{ ...rowStyle(10), whiteSpace: "nowrap" }}>
            {`${line.quantity} ×`}
          </MailCell>
        </tr>
      ))}
    </MailTable>
  );
}
