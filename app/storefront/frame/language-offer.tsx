import { useState } from "react";
import { useLocation } from "react-router";

import { useSite } from "#app/features/shop/content/use-site.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import { languageOf, languageTag, type Locale, pathIn, type PrefixedLocale } from "#app/shared/language/languages.ts";
import { Icon } from "#app/ui/icon.tsx";

import { hasChosenLanguage, noteLanguage } from "./language-choice.ts";
import { offerOf } from "./language-offers.ts";
import { isOfferedOn, localeToOffer } from "./preferred-locale.ts";

/** The locale to offer; null where there is none, or the shopper has chosen. */
function localeFor(locales: readonly PrefixedLocale[]): Locale | null {
  const offered = localeToOffer(navigator.languages, ["en", ...locales], currentLocale());
  return offered === null || hasChosenLanguage() ? null : offered;
}

/**
 * Offers the page in the language that the browser prefers, in that language, or for the country that it names. It lies over the line above the
 * page, or at the window's foot where the shop has no such line, so that nothing moves. What the shopper answers is remembered, and nobody is led
 * anywhere by themselves.
 */
export default function LanguageOffer() {
  const { words, locales = [] } = useSite();
  const { pathname, search } = useLocation();
  const [locale, setLocale] = useState(() => localeFor(locales));
  if (locale === null || !isOfferedOn(pathname)) return null;
  const { question, go, close } = offerOf(locale);
  const stay = () => {
    noteLanguage(currentLocale());
    setLocale(null);
    // The focus would be lost with the button.
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  };
  const isAtTop = words.announcement.length > 0;
  return (
    <aside
      lang={languageOf(locale)}
      aria-label={question}
      data-keep-clear={isAtTop ? undefined : ""}
      className={`on-dark inset-x-0 z-50 bg-ink text-sm text-white ${isAtTop ? "absolute top-0" : "fixed"}`}
      style={isAtTop ? undefined : { bottom: "var(--bottom-taken, 0px)" }}
    >
      <div className="page flex items-center justify-center gap-x-5">
        <span>{question}</span>
        <a
          href={pathIn(locale, pathname) + search}
          hrefLang={languageTag(locale)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          onClick={() => noteLanguage(locale)}
        >
          {go}
        </a>
        <button
          type="button"
          aria-label={close}
          className="inline-flex size-11 items-center justify-center hover:opacity-70"
          onClick={stay}
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
    </aside>
  );
}
