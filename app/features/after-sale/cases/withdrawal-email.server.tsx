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
import { mailWords } from "#app/features/shop/mail/mail-words.texts.tsx";
import { type WithdrawalStatus, withdrawalStatusFacts } from "#app/shared/case-statuses.ts";
import { exactTime } from "#app/shared/dates.ts";
import type { EmailType } from "#app/shared/emails.ts";

import { readReceipt } from "./read-withdrawal-receipt.server.ts";
import { withdrawalMailTexts } from "./withdrawal-mails.texts.ts";
import type { Receipt, ReceiptLine } from "./withdrawal-receipt.ts";
import { nextSteps, receiptFacts, receiptPeriods, restTexts } from "./withdrawal-texts.ts";

/** The receipt of a notice of withdrawal, with what it says and the time it came (2005:59, 2:10 a). */
export const withdrawalReceipt = withdrawalMail("withdrawal_receipt", "sender", ({ id, name, receivedAt }, texts) => ({
  subject: texts.receiptSubject(id),
  heading: texts.receiptHeading,
  intro: texts.receiptIntro(name, exactTime(receivedAt)),
}));

/**
 * Tells what became of a notice that staff matched to its order, or decided on because it came late. Who typed another address than the
 * buyer's learns nothing of the order: its details go to the order's own address (`withdrawalNote`).
 */
export const withdrawalUpdate = withdrawalMail("withdrawal_update", "sender", (receipt, texts) => {
  const { id, status, isToBuyer, matched } = receipt;
  if (!isToBuyer) return { subject: texts.aboutSubject(id), heading: texts.aboutHeading, intro: texts.sentToBuyer };
  // Of which items of a declaration staff decided.
  const reviewed = matched?.restOf ? texts.reviewedRestOf(matched.restOf) : texts.reviewed;
  if (isDeclined(status))
    return {
      subject: texts.lateSubject(id),
      heading: texts.lateHeading,
      intro: `${reviewed} ${texts.declined}`,
    };
  return {
    subject: texts.updateSubject(id),
    heading: texts.aboutHeading,
    intro: matched?.basis === "late" ? `${reviewed} ${texts.acceptedLate}` : texts.matched,
  };
});

/** Tells the buyer of an order, at the order's own address, of a notice that came with another one. */
export const withdrawalNote = withdrawalMail("withdrawal_note", "buyer", ({ id, status, matched }, texts) => ({
  subject: texts.noteSubject(id),
  heading: isDeclined(status) ? texts.lateNoteHeading : texts.noteHeading,
  intro: [
    texts.fromOther,
    ...(!isDeclined(status) && matched?.basis === "late" ? [texts.acceptedLate] : []),
    texts.notYou,
  ].join(" "),
}));

const isDeclined = (status: WithdrawalStatus) => withdrawalStatusFacts[status].isDeclined;

/** An email about a notice. It says nothing of the order to an address that is not its buyer's. */
function withdrawalMail<Type extends EmailType>(
  type: Type,
  reader: "sender" | "buyer",
  write: (
    receipt: Receipt,
    texts: ReturnType<typeof withdrawalMailTexts>,
  ) => { subject: string; heading: string; intro: string },
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
      const texts = withdrawalMailTexts();
      const { intro, ...written } = write(receipt, texts);
      return {
        ...written,
        preview: texts.preview(receipt.id, exactTime(receipt.receivedAt)),
        footer: mailWords().becauseReturned,
        blocks: (
          <>
            <MailText>{intro}</MailText>
            <ReceiptBlocks receipt={receipt} />
            {labelUrl ? <MailButton href={labelUrl}>{mailWords().printLabel}</MailButton> : null}
          </>
        ),
      };
    },
  });
}

function ReceiptBlocks({ receipt }: { receipt: Receipt }) {
  const texts = withdrawalMailTexts();
  const { matched } = receipt;
  const steps = matched || withdrawalStatusFacts[receipt.status].waitsFor === "order" ? nextSteps(receipt) : [];
  return (
    <>
      <MailRecord facts={receiptFacts(receipt)} />
      <MailHeading>{texts.yourNotice}</MailHeading>
      <MailText>{receipt.statement}</MailText>
      {matched ? (
        <>
          <MailHeading>{matched.rest ? texts.itemsInTime : texts.itemsReturned}</MailHeading>
          <ItemRows lines={matched.lines} />
          {matched.rest ? (
            <>
              <MailHeading>{texts.itemsTooLate}</MailHeading>
              <ItemRows lines={matched.rest.lines} />
              {restTexts(matched.rest).map((text) => (
                <MailText key={text}>{text}</MailText>
              ))}
            </>
          ) : null}
        </>
      ) : null}
      {steps.length > 0 ? <MailHeading>{texts.next}</MailHeading> : null}
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
