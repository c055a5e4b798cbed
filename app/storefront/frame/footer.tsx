import { memo, type MouseEvent, type SyntheticEvent } from "react";
import { useLocation } from "react-router";

import { NewsletterForm } from "#app/features/people/newsletter/newsletter-form.tsx";
import { useOrderedBefore } from "#app/features/selling/discounts/first-order.ts";
import { openCookieSettings } from "#app/features/shop/consent/open-cookie-settings.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { StaticHtml } from "#app/platform/document/static-html.tsx";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { onIntent } from "#app/ui/on-intent.ts";

/** The path that the document was rendered for. */
const documentPath = typeof window === "undefined" ? null : window.location.pathname;

/**
 * The path of the page on screen, for parts of the frame that differ by page. A part that is hydrated late may meet a page that was
 * navigated to meanwhile: until it is hydrated, this is the path that its HTML was rendered for.
 */
function useShownPath(): string {
  const { pathname } = useLocation();
  return useHydrated() ? pathname : (documentPath ?? pathname);
}

const cookieSettingsIntent = onIntent(() => import("#app/features/shop/consent/cookie-settings.tsx"));

/** Pages that ask for an address themselves: a second field would only distract. */
const pagesWithAddress = ["/", "/newsletter", "/newsletter/confirm", "/contact", "/checkout", "/privacy/my-data"];

/** The black foot of every storefront page. Memoised, like a card: presses would wait for it. */
export const Footer = memo(function Footer() {
  const { identity, contact, social, words, checkout } = useSite();
  const pathname = useShownPath();
  const orderedBefore = useOrderedBefore();
  const isFirstOrder = !orderedBefore && pathname !== "/thank-you";
  return (
    // What is pressed is a link in it, whose presses and focus bubble: its HTML has no handlers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <footer
      className="on-dark border-t border-ink-line bg-ink text-white pb-[var(--bottom-taken,0px)]"
      onClick={openSettings}
      onFocus={fetchSettings}
      onPointerOver={fetchSettings}
    >
      {pagesWithAddress.includes(pathname) ? null : <NewsletterStrip isFirstOrder={isFirstOrder} />}
      <StaticHtml
        name="footer"
        facts={{ identity, contact, social, footer: words.footer, checkout }}
        load={() => import("./footer-columns.tsx").then((module) => module.FooterColumns)}
      />
    </footer>
  );
});

function isCookieSettings({ target }: SyntheticEvent): boolean {
  return (target as Element).closest("a")?.hash === "#change-your-choice";
}

/** Opens the settings over the page; without scripts, or before they have come, the link leads to the cookie policy's. */
function openSettings(event: MouseEvent): void {
  const asksForTab = event.ctrlKey || event.metaKey || event.shiftKey;
  if (isCookieSettings(event) && !asksForTab && openCookieSettings()) event.preventDefault();
}

function fetchSettings(event: SyntheticEvent): void {
  if (isCookieSettings(event)) cookieSettingsIntent.onFocus();
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
