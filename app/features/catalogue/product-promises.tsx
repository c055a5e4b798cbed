import { useSite } from "#app/features/site/use-site.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

/** The four things a shopper wants to know before buying. */
export function ProductPromises() {
  const { shipping, promotions } = useSite();
  const promises: { icon: IconName; text: string }[] = [
    { icon: "truck", text: "1-3 business days" },
    { icon: "bolt", text: `Free from ${formatPrice(shipping.freeThresholdOre)}` },
    { icon: "return", text: `${promotions.returnDays}-day returns` },
    { icon: "lock", text: "Secure checkout" },
  ];
  return (
    <ul className="mt-7 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-5 text-sm">
      {promises.map((promise) => (
        <li key={promise.text} className="flex items-center gap-2.5">
          <Icon name={promise.icon} className="size-5 shrink-0" />
          {promise.text}
        </li>
      ))}
    </ul>
  );
}
