import type { Receipt, ReceiptLine } from "#app/features/after-sale/cases/withdrawal-receipt.ts";
import { nextSteps, receiptFacts, receiptPeriods, restTexts } from "#app/features/after-sale/cases/withdrawal-texts.ts";

import { CaseSection, NextSteps, ReceiptButtons, ReceiptFacts } from "./case-frame.tsx";
import { withdrawTexts } from "./withdraw.texts.ts";

/** The receipt, at once: number, time to the second, items, money and what happens next. The e-mail has the same. */
export function WithdrawReceiptStep({ receipt, labelUrl }: { receipt: Receipt; labelUrl: string | null }) {
  const texts = withdrawTexts();
  const { matched, statement } = receipt;
  // Said of every typed return alike: whether an order has this number, name and address is told to its buyer's inbox alone.
  const unmatched = matched ? [] : [texts.inbox];
  return (
    <div className="grid gap-10">
      <ReceiptFacts facts={receiptFacts(receipt)} />
      <CaseSection id="declared" title={texts.declared}>
        <p className="mt-2 leading-7 wrap-anywhere">{statement}</p>
        {matched ? (
          <>
            {matched.rest ? <h3 className="mt-6 font-semibold">{texts.inTime}</h3> : null}
            <Items lines={matched.lines} />
          </>
        ) : null}
      </CaseSection>
      {matched?.rest ? (
        <CaseSection id="late" title={texts.tooLate}>
          <Items lines={matched.rest.lines} />
          <div className="mt-4 grid gap-2 leading-7 text-muted">
            {restTexts(matched.rest).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </CaseSection>
      ) : null}
      <NextSteps steps={[...unmatched, ...nextSteps(receipt), ...receiptPeriods(receipt)]} />
      <ReceiptButtons to={labelUrl}>{texts.label}</ReceiptButtons>
    </div>
  );
}

function Items({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <ul className="mt-4 ruled border-y border-line">
      {lines.map((line) => (
        <li key={line.id} className="flex justify-between gap-4 py-3">
          <span>{`${line.name}, ${line.color}, ${line.size}`}</span>
          <span className="tabular-nums">{`${line.quantity} ×`}</span>
        </li>
      ))}
    </ul>
  );
}
