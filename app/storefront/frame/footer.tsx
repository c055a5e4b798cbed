import { memo, type MouseEvent, type SyntheticEvent, useEffect, useRef } from "react";

import { NewsletterForm } from "#app/features/people/newsletter/newsletter-form.tsx";
import { useOrderedBefore } from "#app/features/selling/discounts/first-order.ts";
import { openCookieSettings } from "#app/features/shop/consent/open-cookie-settings.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { StaticHtml } from "#app/platform/document/static-html.tsx";
import { onIntent } from "#app/ui/on-intent.ts";

import { FooterFold } from "./footer-fold.tsx";
import { followLanguage, ShownLanguages, useShownPath } from "./shown-languages.tsx";

const cookieSettingsIntent = onIntent(() => import("#app/features/shop/consent/cookie-settings.tsx"));

/** Pages that ask for an address themselves: a second field would only distract. */
const pagesWithAddress = ["/", "/newsletter", "/newsletter/confirm", "/contact", "/privacy/my-data"];

/** The black foot of every storefront page, short at the checkout. Memoised, like a card: presses would wait for it. */
export const Footer = memo(function Footer() {
  const { identity, contact, social, words, checkout, shipping } = useSite();
  const pathname = useShownPath();
  const orderedBefore = useOrderedBefore();
  const foot = useUnfolded();
  const isFirstOrder = !orderedBefore && pathname !== "/thank-you";
  return (
    // What is pressed is a link in it, whose presses and focus bubble: its HTML has no handlers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <footer
      ref={foot}
      className="on-dark border-t border-ink-line bg-ink text-white pb-[var(--bottom-taken,0px)]"
      onClick={followLink}
      onFocus={fetchSettings}
      onPointerOver={fetchSettings}
    >
      {pathname === "/checkout" ? (
        <StaticHtml
          name="checkout-footer"
          facts={{ identity, contact, footer: words.footer }}
          load={() => import("./checkout-footer.tsx").then((module) => module.CheckoutFooter)}
        />
      ) : (
        <>
          {pagesWithAddress.includes(pathname) ? null : <NewsletterStrip isFirstOrder={isFirstOrder} />}
          <StaticHtml
            name="footer"
            facts={{ identity, contact, social, footer: words.footer, checkout, shipping }}
            load={() => import("./footer-columns.tsx").then((module) => module.FooterColumns)}
          />
          <ShownLanguages place="foot" />
        </>
      )}
    </footer>
  );
});

/** Unfolds the parts of the footer where they stand side by side: until then the style alone does, which not every reader knows. */
function useUnfolded() {
  const foot = useRef<HTMLElement>(null);
  useEffect(() => {
    const beside = matchMedia("(width >= 40rem)");
    const unfold = () => {
      for (const part of foot.current?.querySelectorAll("details") ?? []) {
        part.open = beside.matches;
        // There is nothing to fold: no stop for the keyboard.
        part.querySelector("summary")?.setAttribute("tabindex", beside.matches ? "-1" : "0");
      }
    };
    if (beside.matches) unfold();
    beside.addEventListener("change", unfold);
    return () => beside.removeEventListener("change", unfold);
  }, []);
  return foot;
}

function isCookieSettings({ target }: SyntheticEvent): boolean {
  return (target as Element).closest("a")?.hash === "#change-your-choice";
}

/** Opens the settings over the page; without scripts, or before they have come, the link leads to the cookie policy's. */
function followLink(event: MouseEvent): void {
  followLanguage(event.target as Element);
  const asksForTab = event.ctrlKey || event.metaKey || event.shiftKey;
  if (isCookieSettings(event) && !asksForTab && openCookieSettings()) event.preventDefault();
}

function fetchSettings(event: SyntheticEvent): void {
  if (isCookieSettings(event)) cookieSettingsIntent.onFocus();
}

function NewsletterStrip({ isFirstOrder }: { isFirstOrder: boolean }) {
  const { newsletter } = useSite().words;
  return (
    <section aria-labelledby="footer-newsletter" className="page sm:border-b sm:border-ink-line sm:py-12">
      <FooterFold title={newsletter.title} id="footer-newsletter">
        {/* Its field stands beside the title, its text below that. */}
        <div className="grid gap-x-20 gap-y-3 pb-4 lg:-mt-11 lg:grid-cols-2">
          <p className="text-sm leading-6 text-muted-dark lg:pt-10">
            {isFirstOrder ? newsletter.firstOrderText : newsletter.returningText}
          </p>
          <NewsletterForm source="footer" />
        </div>
      </FooterFold>
    </section>
  );
}
