import { useLocation } from "react-router";

import { useSite } from "#app/features/shop/content/use-site.ts";
import { StaticHtml } from "#app/platform/document/static-html.tsx";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { withoutLanguage } from "#app/shared/language/languages.ts";

/** The path that the document was rendered for. */
const documentPath = typeof window === "undefined" ? null : withoutLanguage(window.location.pathname);

/**
 * The path of the page on screen, for parts of the frame that differ by page. A part that is hydrated late may meet a page that was
 * navigated to meanwhile: until it is hydrated, this is the path that its HTML was rendered for.
 */
export function useShownPath(): string {
  const { pathname } = useLocation();
  return useHydrated() ? pathname : (documentPath ?? pathname);
}

/** The page on screen in the shop's other languages, in the foot or the menu; nothing where there is no other. */
export function ShownLanguages({ place }: { place: "foot" | "menu" }) {
  const { locales } = useSite();
  const pathname = useShownPath();
  return locales ? (
    <StaticHtml
      name={`languages-${place}`}
      facts={{ locales, pathname, place }}
      load={() => import("./language-links.tsx").then((module) => module.LanguageLinks)}
    />
  ) : null;
}

/** A pressed link to another language keeps what the page's address asks for, such as a listing's filters or an order's own page. */
export function followLanguage(pressed: Element): void {
  const link = pressed.closest<HTMLAnchorElement>("a[hreflang]");
  if (link) link.search = location.search;
}
