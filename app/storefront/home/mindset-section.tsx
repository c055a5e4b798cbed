import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PauseButton, useRotation } from "#app/ui/rotation.tsx";

/** Who the brand is: a text that changes every 5 s, and what a shopper can count on. */
export function MindsetSection({ thoughts, text, benefits }: SiteConfiguration["mindset"]) {
  const { identity } = useSite();
  const rotation = useRotation(thoughts.length);
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
                key={index}
                aria-hidden={index !== rotation.index}
                className={`col-start-1 row-start-1 transition-opacity duration-300 ${index === rotation.index ? "" : "opacity-0"}`}
              >
                {thought.text}
              </span>
            ))}
          </p>
          <p className="max-w-prose leading-7 text-muted">{text}</p>
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
