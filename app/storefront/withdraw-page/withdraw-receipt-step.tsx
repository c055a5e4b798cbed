import {
  nextSteps,
  receiptFacts,
  receiptPeriods,
  restTexts,
} from "#app/features/after-sale/withdrawals/receipt-texts.ts";
import type { Receipt, ReceiptLine } from "#app/features/after-sale/withdrawals/receipt.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";

/** The receipt, at once: number, time to the second, items, money and what happens next. The e-mail has the same. */
export function WithdrawReceiptStep({ receipt, labelUrl }: { receipt: Receipt; labelUrl: string | null }) {
  const { matched, statement } = receipt;
  // Without scripts the browser's own command prints.
  const hydrated = useHydrated();
  return (
    <div className="grid gap-10">
      <dl className="divide-y divide-line border-y border-ink">
        {receiptFacts(receipt).map(([name, fact]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="declared">
        <h2 id="declared" className="font-semibold">
          What you declared
        </h2>
        <p className="mt-2 leading-7 wrap-anywhere">{statement}</p>
        {matched ? (
          <>
            {matched.rest ? <h3 className="mt-6 font-semibold">In time</h3> : null}
            <Items lines={matched.lines} />
          </>
        ) : null}
      </section>
      {matched?.rest ? (
        <section aria-labelledby="late">
          <h2 id="late" className="font-semibold">
            Too late
          </h2>
          <Items lines={matched.rest.lines} />
          <div className="mt-4 grid gap-2 leading-7 text-muted">
            {restTexts(matched.rest).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </section>
      ) : null}
      <section aria-labelledby="next">
        <h2 id="next" className="font-semibold">
          What happens next
        </h2>
        <ul className="mt-2 grid gap-2 leading-7 text-muted">
          {nextSteps(receipt).map((step) => (
            <li key={step}>{step}</li>
          ))}
          {receiptPeriods(receipt).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap gap-3 print:hidden">
        {labelUrl ? (
          <ButtonLink to={labelUrl} reloadDocument>
            Return label (PDF)
          </ButtonLink>
        ) : null}
        <Button look="outline" hidden={!hydrated} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
}

function Items({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <li key={line.id} className="flex justify-between gap-4 py-3">
          <span>{`${line.name}, ${line.color}, ${line.size}`}</span>
          <span className="tabular-nums">{`${line.quantity} ×`}</span>
        </li>
      ))}
    </ul>
  );
}
