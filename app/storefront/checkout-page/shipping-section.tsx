import { saveCheckoutDraft } from "#app/features/selling/checkout/draft-store.ts";
import type { Checkout } from "#app/features/selling/checkout/use-checkout.ts";
import { shippingRefusal } from "#app/features/shop/shipping/delivery-times.ts";
import { offeredShippingMethods } from "#app/features/shop/shipping/rates.ts";
import { useDeliveryText } from "#app/features/shop/shipping/use-delivery-text.ts";
import { amountWords } from "#app/shared/amount-words.texts.ts";
import { formatPrice } from "#app/shared/money.ts";

import { checkoutTexts } from "./checkout.texts.ts";
import { ChoiceList } from "./choice-list.tsx";
import { pickupChoiceTexts } from "./pickup-choice.texts.ts";

/** The shipping method that is chosen, in a line. */
export function ChosenShipping({ checkout: { form, lines, shippingCostOf, currency } }: { checkout: Checkout }) {
  const deliveryText = useDeliveryText();
  const { shippingMethod, country } = form;
  const delivery = deliveryText(shippingMethod, { country, sources: lines.map(({ source }) => source) });
  const name = offeredShippingMethods.find(({ id }) => id === shippingMethod)?.name ?? "";
  const cost = shippingCostOf(shippingMethod);
  const texts = checkoutTexts();
  const line = texts.chosenShipping(name, delivery, cost === 0 ? texts.freeInLine : formatPrice(cost, currency));
  return form.pickupPoint ? `${line}. ${pickupChoiceTexts().chosen(form.pickupPoint)}` : line;
}

/** The shipping methods, each with its cost for this cart. */
export function ShippingSection({ checkout: { form, lines, shippingCostOf, currency } }: { checkout: Checkout }) {
  const deliveryOf = useDeliveryText();
  const destination = { country: form.country, sources: lines.map(({ source }) => source) };
  const refusals = offeredShippingMethods.map(({ id }) => shippingRefusal(id, destination));
  const refusal = refusals.find((reason) => reason !== null);
  const offered = offeredShippingMethods.filter((_, index) => refusals[index] === null);
  const options = offered.map(({ id, name }) => {
    const cost = shippingCostOf(id);
    return {
      id,
      name,
      detail: checkoutTexts().estimated(deliveryOf(id, destination)),
      aside: cost === 0 ? amountWords().free : formatPrice(cost, currency),
    };
  });
  return (
    <>
      <ChoiceList
        name="shippingMethod"
        options={options}
        chosen={form.shippingMethod}
        onChoose={(shippingMethod) => saveCheckoutDraft({ ...form, shippingMethod })}
      />
      {refusal ? <p className="mt-3 text-sm leading-5 text-muted">{refusal}</p> : null}
    </>
  );
}
