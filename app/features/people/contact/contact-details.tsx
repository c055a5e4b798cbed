import { openingHours } from "#app/features/shop/content/opening-hours.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";

import { TownMap } from "./town-map.tsx";

/** How to reach the shop without the form: address, hours, networks and a map. */
export function ContactDetails() {
  const { contact, hours, social } = useSite();
  const link = "underline decoration-white/40 underline-offset-4 hover:decoration-white";
  return (
    <div className="on-dark bg-ink text-white">
      <div className="grid gap-8 p-6 sm:grid-cols-2 sm:p-10 lg:grid-cols-1">
        <section aria-labelledby="reach-us">
          <h2 id="reach-us" className="eyebrow text-muted-dark">
            Reach us
          </h2>
          <address className="mt-3 grid gap-2 not-italic">
            <a href={`mailto:${contact.email}`} className={`justify-self-start ${link}`}>
              {contact.email}
            </a>
            <a href={`tel:${contact.phone.replaceAll(" ", "")}`} className={`justify-self-start ${link}`}>
              {contact.phone}
            </a>
            <span className="leading-6">
              {contact.street}
              <br />
              {contact.postalCode} {contact.city}, {contact.country}
            </span>
          </address>
        </section>
        <section aria-labelledby="opening-hours">
          <h2 id="opening-hours" className="eyebrow text-muted-dark">
            Opening hours
          </h2>
          <dl className="mt-3 grid max-w-56 grid-cols-[1fr_auto] gap-y-1.5 tabular-nums">
            {openingHours(hours).map(({ days, time }) => (
              <div key={days} className="contents">
                <dt>{days}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="follow-us">
          <h2 id="follow-us" className="eyebrow text-muted-dark">
            Follow us
          </h2>
          <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
            {[
              { href: social.tiktok, name: "TikTok" },
              { href: social.instagram, name: "Instagram" },
              { href: social.facebook, name: "Facebook" },
            ].map((network) => (
              <li key={network.name}>
                <a href={network.href} rel="noopener" className={`inline-block py-2.5 ${link}`}>
                  {network.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <TownMap />
    </div>
  );
}
