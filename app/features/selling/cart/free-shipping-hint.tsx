import { useSite } from "#app/features/shop/content/use-site.ts";
import { ratesIn } from "#app/features/shop/shipping/rates.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";
import { netNote } from "#app/shared/vat.ts";
import { Icon } from "#app/ui/icon.tsx";

import { freeShippingTexts } from "./free-shipping-hint.texts.ts";

/**
 * How much is missing to free shipping, or that it is reached. It depends on prices before VAT (`shippingCost`), which is said where
 * shoppers see prices with it.
 */
export function FreeShippingHint({ discountedOre, currency }: { discountedOre: number; currency: Currency }) {
  const { shipping, vat } = useSite();
  const { freeThresholdOre } = ratesIn(shipping, currency);
  const missing = freeThresholdOre - discountedOre;
  return (
    <div className="text-sm">
      <p className={`flex items-center gap-2.5 font-medium ${missing > 0 ? "" : "text-success"}`}>
        <Icon name={missing > 0 ? "truck" : "check"} className="size-5 shrink-0" />
        {missing > 0 ? (
          <span>
            {freeShippingTexts().missing(formatPrice(missing, currency))}
            <span className="font-normal whitespace-nowrap text-muted">{netNote(vat)}</span>
          </span>
        ) : (
          freeShippingTexts().reached
        )}
      </p>
      <progress
        aria-label={freeShippingTexts().progress}
        max={freeThresholdOre}
        value={Math.min(discountedOre, freeThresholdOre)}
        className="progress-line mt-2.5 h-1.5 bg-line text-ink"
      />
    </div>
  );
}
