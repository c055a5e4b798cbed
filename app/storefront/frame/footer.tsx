import { memo } from "react";

import { Logo } from "#app/features/brand/logo.tsx";
import { socialNetworks } from "#app/features/configuration/social-networks.ts";
import { useSite } from "#app/features/configuration/use-site.ts";
import { openCookieSettings } from "#app/features/consent/open-cookie-settings.ts";
import { useOrderedBefore } from "#app/features/discounts/first-order.ts";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { capitalize } from "#app/shared/capitalize.ts";
import { paymentBrands } from "#app/shared/payment-methods.ts";
import { onIntent } from "#app/ui/on-intent.ts";

import { footerColumns } from "./pages.ts";
import { useShownPath } from "./use-shown-path.ts";

const cookieSettingsIntent = onIntent(() => import("#app/features/consent/cookie-settings.tsx"));

/** Pages that ask for an address themselves: a second field would only distract. */
const pagesWithAddress = ["/", "/newsletter", "/newsletter/confirm", "/contact", "/checkout", "/privacy/my-data"];

/** The black foot of every storefront page. Memoised, like a card: presses would wait for it. */
export const Footer = memo(function Footer() {
  const pathname = useShownPath();
  const orderedBefore = useOrderedBefore();
  const isFirstOrder = !orderedBefore && pathname !== "/thank-you";
  return (
    <footer className="on-dark border-t border-ink-line bg-ink text-white pb-[var(--bottom-taken,0px)]">
      {pagesWithAddress.includes(pathname) ? null : <NewsletterStrip isFirstOrder={isFirstOrder} />}
      <FooterColumns />
    </footer>
  );
});

/** The same on every page. */
function FooterColumns() {
  const { identity, contact, social, words, checkout } = useSite();
  return (
    <>
      <div className="footer-columns">
        <div className="col-span-2 max-w-sm lg:col-span-1">
          <Logo siteName={identity.siteName} />
          <p className="mt-5 text-sm leading-6 text-muted-dark">{words.footer.text}</p>
          <p className="mt-5 text-sm leading-6 text-muted-dark">{words.footer.promise}</p>
        </div>
        {footerColumns.map(({ title, pages }) => (
          <nav key={title} aria-label={title}>
            <h2 className="eyebrow text-muted-dark">{title}</h2>
            <ul data-plain-links="" className="footer-links mt-1.5">
              {pages.map(({ path, name }) => (
                <li key={path}>
                  <a href={path}>{name}</a>
                </li>
              ))}
              {title === "Legal" ? <CookieSettingsLink /> : null}
            </ul>
          </nav>
        ))}
        <div className="max-sm:col-span-2">
          <h2 className="eyebrow text-muted-dark">Contact</h2>
          <address className="mt-1.5 grid text-sm not-italic">
            <a
              href={`mailto:${contact.email}`}
              className="flex min-h-11 items-center hover:underline hover:underline-offset-4"
            >
              {contact.email}
            </a>
            <a
              href={`tel:${contact.phone.replaceAll(" ", "")}`}
              className="flex min-h-11 items-center hover:underline hover:underline-offset-4"
            >
              {contact.phone}
            </a>
            <span className="py-2 text-muted-dark">{`${contact.street}, ${contact.postalCode} ${contact.city}`}</span>
          </address>
          <ul className="flex flex-wrap gap-x-5 text-sm">
            {socialNetworks(social).map((network) => (
              <li key={network.name}>
                <a
                  href={network.href}
                  rel="noopener"
                  className="inline-flex min-h-11 items-center underline decoration-white/40 underline-offset-4 hover:decoration-white"
                >
                  {network.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="border-t border-ink-line">
        <div className="page flex flex-wrap justify-between gap-x-10 gap-y-2 py-6 text-sm text-muted-dark max-sm:pr-24">
          <p>{words.footer.company + (identity.vatNumber ? `, VAT no. ${identity.vatNumber}` : "")}</p>
          <p className="sm:pr-20">{capitalize(paymentBrands(undefined, checkout?.closedPayments).join(", "))}</p>
        </div>
      </div>
    </>
  );
}

/** Opens the settings over the page; without scripts, or before they have come, it leads to the cookie policy's. */
function CookieSettingsLink() {
  return (
    <li>
      <a
        href="/cookie-policy#change-your-choice"
        {...cookieSettingsIntent}
        onClick={(event) => {
          if (openCookieSettings()) event.preventDefault();
        }}
      >
        Cookie settings
      </a>
    </li>
  );
}

function NewsletterStrip({ isFirstOrder }: { isFirstOrder: boolean }) {
  const { newsletter } = useSite().words;
  return (
    <section aria-labelledby="footer-newsletter" className="border-b border-ink-line">
      <div className="page grid items-center gap-6 py-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 id="footer-newsletter" className="display text-display-sm">
            {newsletter.title}
          </h2>
          <p className="mt-2 text-sm leading-6 text-muted-dark">
            {isFirstOrder ? newsletter.firstOrderText : newsletter.returningText}
          </p>
        </div>
        <NewsletterForm source="footer" />
      </div>
    </section>
  );
}
