import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { openingHours } from "#app/features/shop/content/opening-hours.ts";
import { type SiteFacts, useSite } from "#app/features/shop/content/use-site.ts";

import { contactTexts } from "./contact.texts.ts";
import { TownMap } from "./town-map.tsx";

const link = "underline decoration-white/40 underline-offset-4 hover:decoration-white";

/** On a phone, where the form comes first: to write or call right away. */
export function QuickWays() {
  const { contact } = useSite();
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 lg:hidden">
      <a href={mailTo(contact)} className={`py-2.5 ${link}`}>
        {contact.email}
      </a>
      <a href={callTo(contact)} className={`py-2.5 ${link}`}>
        {contact.phone}
      </a>
    </p>
  );
}

const mailTo = ({ email }: SiteFacts["contact"]) => `mailto:${email}`;
const callTo = ({ phone }: SiteFacts["contact"]) => `tel:${phone.replaceAll(" ", "")}`;

/** How to reach the shop without the form: phone, email, address and when someone answers. */
export function ContactWays() {
  const { contact, hours } = useSite();
  const texts = contactTexts();
  return (
    <div className="on-dark grid gap-8 bg-ink p-6 text-white sm:grid-cols-2 sm:p-10 lg:col-start-2 lg:grid-cols-1 lg:pb-8">
      <section aria-labelledby="reach-us">
        <h2 id="reach-us" className="eyebrow text-muted-dark">
          {texts.reachUs}
        </h2>
        <address className="mt-3 grid gap-2 not-italic">
          <a href={mailTo(contact)} className={`justify-self-start ${link}`}>
            {contact.email}
          </a>
          <a href={callTo(contact)} className={`justify-self-start ${link}`}>
            {contact.phone}
          </a>
          <span className="leading-6">
            {contact.street}
            <br />
            {contact.postalCode} {contact.city}, {countryName(contact.country)}
          </span>
        </address>
      </section>
      <section aria-labelledby="opening-hours">
        <h2 id="opening-hours" className="eyebrow text-muted-dark">
          {texts.openingHours}
        </h2>
        <dl className="mt-3 grid max-w-56 grid-cols-[1fr_auto] gap-y-2 tabular-nums">
          {openingHours(hours).map(({ days, time }) => (
            <div key={days} className="contents">
              <dt>{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** Where else the shop is: its networks and its town. */
export function ContactPlaces() {
  const { social } = useSite();
  return (
    <div className="on-dark bg-ink text-white lg:col-start-2 lg:self-start">
      <section aria-labelledby="follow-us" className="p-6 sm:p-10 lg:pt-0">
        <h2 id="follow-us" className="eyebrow text-muted-dark">
          {contactTexts().followUs}
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
      <TownMap />
    </div>
  );
}
