import type { CartLine } from "#app/features/selling/cart/cart-line.ts";
import { useCheckoutDraft } from "#app/features/selling/checkout/draft-store.ts";
import { useDeliveryText } from "#app/features/shop/shipping/use-delivery-text.ts";

/** When the cart would come by standard delivery, to the country that is chosen so far. */
export function StandardDelivery({ lines, className = "" }: { lines: readonly CartLine[]; className?: string }) {
  const deliveryOf = useDeliveryText();
  const { country } = useCheckoutDraft();
  return (
    <p className={`text-sm leading-5 text-muted ${className}`}>
      {`Standard delivery to ${country}: ${deliveryOf("standard", { country, sources: lines.map(({ source }) => source) })}`}
    </p>
  );
}
