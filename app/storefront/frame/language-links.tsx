import { currentLocale } from "#app/shared/language/current-language.ts";
import { languageNames } from "#app/shared/language/language-names.ts";
import { languageOf, languageTag, pathIn, type PrefixedLocale } from "#app/shared/language/languages.ts";

import { footerTexts } from "./footer.texts.ts";

interface Props {
  /** The locales beside English that the shop is open in. */
  locales: readonly PrefixedLocale[];
  /** The path of the page on screen, without its language. */
  pathname: string;
  place: "foot" | "menu";
}

/** The page on screen in each of the shop's locales. It is loaded anew: a page's files have one language. As `StaticHtml`. */
export function LanguageLinks({ locales, pathname, place }: Props) {
  const isFoot = place === "foot";
  return (
    <nav aria-label={footerTexts().language} className={isFoot ? "page pb-4 text-sm text-muted-dark" : "py-3"}>
      {isFoot ? null : <p className="text-sm text-muted-dark">{footerTexts().language}</p>}
      <ul className={`link-list flex flex-wrap gap-x-5 ${isFoot ? "pr-12 sm:pr-20 lg:pr-0" : "text-lg"}`}>
        {(["en", ...locales] as const).map((locale) => (
          <li key={locale}>
            <a
              href={pathIn(locale, pathname)}
              lang={languageOf(locale)}
              hrefLang={languageTag(locale)}
              aria-current={locale === currentLocale() ? "true" : undefined}
              className={locale === currentLocale() ? "font-semibold text-white" : ""}
            >
              {languageNames[locale]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
