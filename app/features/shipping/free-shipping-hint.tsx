import { useSite } from "#app/features/site/use-site.ts";
import { formatPrice } from "#app/shared/money.ts";

/** How much is missing to free shipping, or that it is reached. */
export function FreeShippingHint({ discountedOre }: { discountedOre: number }) {
  const { shipping } = useSite();
  const missing = shipping.freeThresholdOre - discountedOre;
  return (
    <div className="mt-4 text-sm">
      <p>{missing > 0 ? `${formatPrice(missing)} more for free shipping` : "You have free shipping"}</p>
      <progress
        aria-label="Towards free shipping"
        max={shipping.freeThresholdOre}
        value={Math.min(discountedOre, shipping.freeThresholdOre)}
        className="mt-2 block h-1 w-full appearance-none overflow-hidden bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
      />
    </div>
  );
}
