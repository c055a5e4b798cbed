import { useSite } from "#app/features/shop/content/use-site.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";
import { netNote, priceWithVat } from "#app/shared/vat.ts";

import { priceTexts } from "./price.texts.tsx";

interface Props {
  priceOre: number;
  /** The lowest price of the 30 days before a sale, struck through. */
  earlierPriceOre?: number | null;
  currency: Currency;
  /** It is the lowest of several. */
  isFrom?: boolean | undefined;
  /** `card`: two short lines. `line`: one short line. `page`: both prices in full, side by side where there is room. */
  look?: "card" | "line" | "page";
  className?: string;
}

/**
 * What a shopper pays for something, VAT included, and on sale the lowest of the 30 days before (`priorPrice`). When VAT is
 * added to the shop's prices, the price without it stands beside, smaller. Screen readers hear which is which.
 */
export function Price({
  priceOre,
  earlierPriceOre = null,
  currency,
  isFrom = false,
  look = "card",
  className = "",
}: Props) {
  const { vat } = useSite();
  const texts = priceTexts();
  const earlierOre = earlierPriceOre === null ? null : priceWithVat(earlierPriceOre, vat);
  const paidOre = priceWithVat(priceOre, vat);
  if (vat.mode === "included" && earlierOre === null)
    return (
      <span className={`whitespace-nowrap tabular-nums ${className}`}>
        {isFrom ? texts.from(formatPrice(paidOre, currency)) : formatPrice(paidOre, currency)}
      </span>
    );
  const amount = <Amount ore={paidOre} earlierOre={earlierOre} currency={currency} />;
  const paid = isFrom ? texts.from(amount) : amount;
  if (vat.mode === "included") return <span className={`tabular-nums ${className}`}>{paid}</span>;

  const net = `${formatPrice(priceOre, currency)}${netNote(vat)}`;
  if (look === "page") {
    return (
      // The dot is clipped when the second price wraps to its own line.
      <span className={`block overflow-x-clip tabular-nums ${className}`}>
        <span className="-ml-5 flex flex-wrap items-baseline">
          <span className="pl-5 whitespace-nowrap">
            {paid} <span className="text-sm font-normal text-muted">{texts.inclVat}</span>
          </span>
          <span className="relative pl-5 text-sm font-normal whitespace-nowrap text-muted">
            <span className="absolute left-0 w-5 text-center"> · </span>
            {net}
          </span>
        </span>
      </span>
    );
  }
  if (look === "line") {
    return (
      <span className={`tabular-nums ${className}`}>
        {paid}
        <span className="sr-only">{` ${texts.inclVat}`}</span> · <span className="whitespace-nowrap">{net}</span>
      </span>
    );
  }
  return (
    <span className={`block tabular-nums ${className}`}>
      {paid}
      <span className="sr-only">{` ${texts.inclVat}, `}</span>
      <span className="mt-0.5 block text-sm font-normal">{net}</span>
    </span>
  );
}

interface AmountProps {
  ore: number;
  earlierOre: number | null;
  currency: Currency;
}

function Amount({ ore, earlierOre, currency }: AmountProps) {
  if (earlierOre === null) return <span className="whitespace-nowrap">{formatPrice(ore, currency)}</span>;
  const texts = priceTexts();
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="sr-only">{texts.salePrice}</span>
      <strong className="bg-volt px-1 font-semibold text-ink">{formatPrice(ore, currency)}</strong>
      <span className="sr-only">{texts.lowestBefore}</span>
      <s className="text-sm font-normal">{formatPrice(earlierOre, currency)}</s>
    </span>
  );
}
