import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { openingHoursText } from "#app/features/shop/content/opening-hours.ts";
import { socialNetworks, useSite } from "#app/features/shop/content/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";

import { homeTexts } from "./home-screen.texts.tsx";

/** What a shopper can count on, how to reach the shop, and where to follow it: said once on the page. */
export function PromisesSection({ benefits }: Pick<SiteConfiguration["mindset"], "benefits">) {
  return (
    <section aria-label={homeTexts().promises} className="border-t border-line">
      <div className="page py-12 lg:py-16">
        <ul className="grid grid-cols-2 gap-5 lg:grid-cols-4">
          {benefits.map((benefit) => (
            <li key={benefit.title}>
              <Icon name={benefit.icon} />
              <h2 className="mt-3 font-semibold">{benefit.title}</h2>
              <p className="mt-1 text-sm leading-6 text-balance text-muted">{benefit.text}</p>
            </li>
          ))}
        </ul>
        <Reach />
      </div>
    </section>
  );
}

const link = "inline-block py-2 text-ink underline underline-offset-4";

function Reach() {
  const { contact, hours, social } = useSite();
  const texts = homeTexts();
  return (
    <div className="mt-8 flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-4 text-sm text-muted">
      <p className="mr-auto">
        {texts.reach(
          <a className={link} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>,
          <a className={`${link} whitespace-nowrap`} href={`tel:${contact.phone.replaceAll(" ", "")}`}>
            {contact.phone}
          </a>,
          <span className="whitespace-nowrap">{openingHoursText(hours)}</span>,
        )}
      </p>
      <ul aria-label={texts.follow} className="flex flex-wrap gap-x-6">
        {socialNetworks(social).map((network) => (
          <li key={network.name}>
            <a href={network.href} rel="noopener" className={link}>
              {network.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
