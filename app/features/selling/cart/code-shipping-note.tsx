import { useSite } from "#app/features/shop/content/use-site.ts";
import { ratesIn } from "#app/features/shop/shipping/rates.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";
import { netNote } from "#app/shared/vat.ts";
import { Icon } from "#app/ui/icon.tsx";

interface Props {
  code: string;
  discountedOre: number;
  currency: Currency;
}

/**
 * Says that a code takes the cart below free shipping, before and while it is applied: what counts is the discounted
 * total. Nothing for a code that leaves free shipping as it is.
 */
export function CodeShippingNote({ code, discountedOre, currency }: Props) {
  const { shipping, vat } = useSite();
  const missing = ratesIn(shipping, currency).freeThresholdOre - discountedOre;
  if (missing <= 0) return null;
  return (
    <p className="mt-3 flex gap-2.5 text-sm leading-5">
      <Icon name="truck" className="size-5 shrink-0" />
      With {code} you are {formatPrice(missing, currency)}
      {netNote(vat)} short of free shipping
    </p>
  );
}
