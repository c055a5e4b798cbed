import { useState } from "react";
import { useLocation } from "react-router";

import { useSite } from "#app/features/shop/content/use-site.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import { type Language, pathIn, type PrefixedLanguage } from "#app/shared/language/languages.ts";
import { Icon } from "#app/ui/icon.tsx";

import { hasChosenLanguage, noteLanguage } from "./language-choice.ts";
import { languageOffers } from "./language-offers.ts";
import { preferredLanguage } from "./preferred-language.ts";

/** The language that the browser prefers to the page's; null where there is none, or the shopper has chosen. */
function languageToOffer(languages: readonly PrefixedLanguage[]): Language | null {
  const wanted = preferredLanguage(navigator.languages, ["en", ...languages]);
  return wanted === null || wanted === currentLanguage() || hasChosenLanguage(wanted) ? null : wanted;
}

/**
 * Offers the page in the language that the browser prefers, in that language. It lies over the line above the page, or at the window's foot where
 * the shop has no such line, so that nothing moves. What the shopper answers is remembered, and nobody is led anywhere by themselves.
 */
export default function LanguageOffer() {
  const { words, languages = [] } = useSite();
  const { pathname, search } = useLocation();
  const [language, setLanguage] = useState(() => languageToOffer(languages));
  if (language === null || pathname === "/checkout") return null;
  const { question, go, close } = languageOffers[language];
  const stay = () => {
    noteLanguage(currentLanguage());
    setLanguage(null);
    // The focus would be lost with the button.
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  };
  const isAtTop = words.announcement.length > 0;
  return (
    <aside
      lang={language}
      aria-label={question}
      data-keep-clear={isAtTop ? undefined : ""}
      className={`on-dark inset-x-0 z-50 bg-ink text-sm text-white ${isAtTop ? "absolute top-0" : "fixed"}`}
      style={isAtTop ? undefined : { bottom: "var(--bottom-taken, 0px)" }}
    >
      <div className="page flex items-center justify-center gap-x-5">
        <span>{question}</span>
        <a
          href={pathIn(language, pathname) + search}
          hrefLang={language}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          onClick={() => noteLanguage(language)}
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
