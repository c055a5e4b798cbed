import { formatDate } from "#app/shared/dates.ts";
import type { ReceiptKind } from "#app/shared/states.ts";

import { orderPageTexts } from "./order-page.texts.ts";
import type { OrderProgress } from "./order-progress.tsx";

/** What the buyer of an order can do with it; addresses are signed links. */
export interface OrderPageActions {
  progress: OrderProgress;
  withdraw: string;
  exchange: string;
  complain: string;
  receipts: readonly { number: string; kind: ReceiptKind; address: string }[];
  /** The terms that were agreed, and the information on withdrawal; null for orders of before they were kept. */
  terms: string | null;
  information: string | null;
  /** Until when it can be withdrawn from and where it goes then, a sentence each; empty when nothing is left to withdraw from. */
  periods: readonly string[];
  /** Times are ISO; `deliveredAt` is null for a parcel that has not arrived as far as the shop knows. */
  parcels: readonly {
    id: string;
    carrier: string;
    /** The carrier's number, and its page about it where it has one. */
    trackingId: string;
    trackingUrl: string | null;
    sentAt: string;
    deliveredAt: string | null;
  }[];
}

/** The parcels of an order: sent when, arrived when, and the carrier's page about each. */
export function Parcels({ parcels }: Pick<OrderPageActions, "parcels">) {
  const texts = orderPageTexts();
  if (parcels.length === 0) return null;
  return (
    <section aria-labelledby="parcels-title">
      <h2 id="parcels-title" className="font-semibold">
        {texts.parcels(parcels.length)}
      </h2>
      <ul className="mt-2 grid gap-1 leading-7 text-muted tabular-nums">
        {parcels.map(({ id, carrier, trackingId, trackingUrl, sentAt, deliveredAt }) => (
          <li key={id} className="wrap-anywhere">
            {carrier}
            {trackingId ? " " : null}
            {trackingUrl ? (
              <a
                href={trackingUrl}
                rel="noreferrer"
                className="text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                {trackingId}
              </a>
            ) : (
              trackingId
            )}
            {deliveredAt
              ? texts.sentAndDelivered(formatDate(sentAt), formatDate(deliveredAt))
              : texts.sentOnly(formatDate(sentAt))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The receipts of an order and what was agreed. */
export function OrderPapers({
  receipts,
  terms,
  information,
}: Pick<OrderPageActions, "receipts" | "terms" | "information">) {
  const texts = orderPageTexts();
  const papers = [
    ...receipts.map(({ number, kind, address }) => ({
      to: address,
      label: kind === "receipt" ? texts.receipt(number) : texts.creditNote(number),
    })),
    ...(terms ? [{ to: terms, label: texts.terms }] : []),
    ...(information ? [{ to: information, label: texts.information }] : []),
  ];
  if (papers.length === 0) return null;
  return (
    <nav aria-labelledby="papers-title">
      <h2 id="papers-title" className="font-semibold">
        {texts.documents}
      </h2>
      <ul className="mt-2 border-t border-line">
        {papers.map(({ to, label }) => (
          <li key={to} className="border-b border-line">
            <a
              href={to}
              className="flex min-h-11 items-center py-2 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
