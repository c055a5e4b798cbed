import { saveCheckoutDraft } from "#app/features/checkout/draft-store.ts";
import type { Checkout } from "#app/features/checkout/use-checkout.ts";
import { useSite } from "#app/features/configuration/use-site.ts";
import { offeredShippingMethods, ratesIn, shippingCost } from "#app/features/shipping/rates.ts";
import { formatPrice } from "#app/shared/money.ts";

import { ChoiceList } from "./choice-list.tsx";

/** The shipping methods, each with its cost for this cart. */
export function ShippingSection({ checkout: { form, totals, currency } }: { checkout: Checkout }) {
  const { shipping } = useSite();
  const options = offeredShippingMethods.map(({ id, name, time }) => {
    const cost = shippingCost(totals.subtotalOre - totals.discountOre, id, ratesIn(shipping, currency));
    return { id, name, detail: time, aside: cost === 0 ? "Free" : formatPrice(cost, currency) };
  });
  return (
    <ChoiceList
      name="shippingMethod"
      options={options}
      chosen={form.shippingMethod}
      onChoose={(shippingMethod) => saveCheckoutDraft({ ...form, shippingMethod })}
    />
  );
}
