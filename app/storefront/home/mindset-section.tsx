import { useSite } from "#app/features/configuration/use-site.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import { formatPrice } from "#app/shared/money.ts";
import { paymentBrands } from "#app/shared/payment-methods.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { PauseButton, useRotation } from "#app/ui/rotation.tsx";

const thoughts = [
  "The session you didn't feel like",
  "The second lap in the rain",
  "The weight you put back last week",
  "The morning before the others",
];

/** Who the brand is: a text that changes every 5 s, and what a shopper can count on. */
export function MindsetSection() {
  const { identity, shipping, promotions } = useSite();
  const rotation = useRotation(thoughts.length);
  const benefits: { icon: IconName; title: string; text: string }[] = [
    {
      icon: "truck",
      title: "1-3 business days",
      text: `Across Sweden. Free shipping from ${formatPrice(shipping.freeThresholdOre)}.`,
    },
    {
      icon: "return",
      title: `${promotions.returnDays}-day returns`,
      text: "Counted from the day it arrives. Exchanges are free.",
    },
    {
      icon: "lock",
      title: "Secure checkout",
      text: `${capitalize(paymentBrands().slice(0, 3).join(", "))} and more. Your card number never reaches us.`,
    },
    { icon: "bolt", title: "Limited drops", text: "Small runs, made properly. When it's gone, it's gone." },
  ];
  return (
    <section aria-labelledby="mindset" className="page py-16 lg:py-28">
      <div {...rotation.pauseOnHoverProps}>
        <div className="flex items-center gap-2">
          <h2 id="mindset" className="text-sm font-semibold">
            {identity.secondTagline}
          </h2>
          <PauseButton rotation={rotation} />
        </div>
        <div className="grid items-end gap-x-20 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <p className="display grid text-display-lg">
            {thoughts.map((thought, index) => (
              <span
                key={thought}
                aria-hidden={index !== rotation.index}
                className={`col-start-1 row-start-1 transition-opacity duration-300 ${index === rotation.index ? "" : "opacity-0"}`}
              >
                {thought}
              </span>
            ))}
          </p>
          <p className="max-w-prose leading-7 text-muted">
            We make training clothes in a small town by the Baltic, test them in wind, sleet and crowded gyms, and
            change them until there is nothing left to think about but the work.
          </p>
        </div>
      </div>
      <ul className="mt-14 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:mt-20 lg:grid-cols-4">
        {benefits.map((benefit) => (
          <li key={benefit.title} className="border-t border-ink pt-4">
            <Icon name={benefit.icon} />
            <h3 className="mt-3 font-semibold">{benefit.title}</h3>
            <p className="mt-1 text-sm leading-6 text-muted">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
