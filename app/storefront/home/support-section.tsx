import { openingHoursText } from "#app/features/shop/content/opening-hours.ts";
import { socialNetworks } from "#app/features/shop/content/use-site.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";

/** How to reach the shop, and where to follow it. */
export function SupportSection() {
  const { contact, hours, social } = useSite();
  return (
    <section aria-labelledby="support" className="border-t border-line">
      <div className="page grid gap-10 py-16 md:grid-cols-2">
        <div>
          <h2 id="support" className="display text-display-sm">
            Questions before you buy?
          </h2>
          <p className="mt-4 max-w-prose leading-7 text-muted">
            Write to{" "}
            <a className="text-ink underline underline-offset-4" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>{" "}
            or call{" "}
            <a
              className="whitespace-nowrap text-ink underline underline-offset-4"
              href={`tel:${contact.phone.replaceAll(" ", "")}`}
            >
              {contact.phone}
            </a>
            . {openingHoursText(hours)}. We reply to messages within 24 hours on weekdays.
          </p>
        </div>
        <div className="md:justify-self-end">
          <h2 className="display text-display-sm">Follow the mode</h2>
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
            {socialNetworks(social).map((network) => (
              <li key={network.name}>
                <a
                  href={network.href}
                  rel="noopener"
                  className="inline-block py-1 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  {network.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
