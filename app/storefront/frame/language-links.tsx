import { currentLanguage } from "#app/shared/language/current-language.ts";
import { languageNames } from "#app/shared/language/language-names.ts";
import { pathIn, type PrefixedLanguage } from "#app/shared/language/languages.ts";

import { footerTexts } from "./footer.texts.ts";

interface Props {
  /** Those beside English that the shop is open in. */
  languages: readonly PrefixedLanguage[];
  /** The path of the page on screen, without its language. */
  pathname: string;
}

/** The page on screen in each of the shop's languages. It is loaded anew: a page's files have one language. As `StaticHtml`. */
export function LanguageLinks({ languages, pathname }: Props) {
  return (
    <nav aria-label={footerTexts().language} className="page pb-4 text-sm text-muted-dark">
      <ul className="link-list flex flex-wrap gap-x-5 pr-12 sm:pr-20 lg:pr-0">
        {(["en", ...languages] as const).map((language) => (
          <li key={language}>
            <a
              href={pathIn(language, pathname)}
              lang={language}
              hrefLang={language}
              aria-current={language === currentLanguage() ? "true" : undefined}
              className={language === currentLanguage() ? "font-semibold text-white" : ""}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
