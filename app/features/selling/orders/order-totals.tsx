import type { Totals } from "#app/features/selling/cart/totals.ts";
import { exportTexts } from "#app/features/shop/shipping/exports.texts.ts";
import { amountWords } from "#app/shared/amount-words.texts.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { discountRows } from "#app/shared/discount-row.ts";
import { formatPrice } from "#app/shared/money.ts";
import type { VatMode } from "#app/shared/states.ts";

import { totalsTexts } from "./totals.texts.ts";

interface Export {
  /** What it costs less than at home, in öre, where the duties are told elsewhere. */
  takenOffOre?: number | undefined;
}

interface Props {
  totals: Totals;
  /** Its code or title. */
  discountName: string | null | undefined;
  /** How the order stands to VAT; an export carries none. */
  vat: VatMode | Export;
  /** Whether it is said that nothing is due on delivery: an order by VOEC, where that isn't told elsewhere. */
  nothingDue?: boolean;
  currency: Currency;
  /** Whether the cart is known: until then its sums keep their place and say nothing. */
  isKnown?: boolean;
  className?: string;
}

/** The totals of an order: subtotal, discount, shipping, VAT and total. */
export function OrderTotals({
  totals,
  discountName,
  vat,
  nothingDue,
  currency,
  isKnown = true,
  className = "",
}: Props) {
  const [texts, words] = [totalsTexts(), amountWords()];
  const price = (ore: number) => (isKnown ? formatPrice(ore, currency) : "\u00A0");
  const rows: [string, string][] = [[words.subtotal, price(totals.subtotalOre)]];
  rows.push(...discountRows({ ...totals, discountName }, price));
  rows.push([words.shipping, isKnown && totals.shippingOre === 0 ? words.free : price(totals.shippingOre)]);
  if (vat === "added") rows.push([texts.taxVat, price(totals.taxOre)]);
  return (
    <dl className={`grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm tabular-nums ${className}`}>
      {rows.map(([name, amount]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="text-right">{amount}</dd>
        </div>
      ))}
      <div
        data-keep-clear
        className="col-span-2 mt-1 flex justify-between gap-4 border-t border-line-strong pt-3 text-base font-semibold"
      >
        <dt>{words.total}</dt>
        <dd>{price(totals.totalOre)}</dd>
      </div>
      {typeof vat === "object" ? <ExportRows {...vat} price={price} /> : null}
      {vat === "included" ? (
        <>
          <dt className="text-muted">{words.ofWhichVat}</dt>
          <dd className="text-right text-muted">{price(totals.taxOre)}</dd>
        </>
      ) : null}
      {nothingDue ? <Duties>{exportTexts().nothingDue}</Duties> : null}
    </dl>
  );
}

function ExportRows({ takenOffOre, price }: Export & { price: (ore: number) => string }) {
  const texts = totalsTexts();
  if (takenOffOre !== undefined) {
    return (
      <>
        <dt className="text-muted">{texts.vatTakenOff}</dt>
        <dd className="text-right text-muted">{price(takenOffOre)}</dd>
      </>
    );
  }
  return (
    <>
      <dt className="text-muted">{texts.swedishVat}</dt>
      <dd className="text-right text-muted">{texts.noneExport}</dd>
      <Duties>{exportTexts().norwegianDuties}</Duties>
    </>
  );
}

function Duties({ children }: { children: string }) {
  return (
    <div className="col-span-2 leading-5">
      <dt className="sr-only">{totalsTexts().vatAbroad}</dt>
      <dd>{children}</dd>
    </div>
  );
}
