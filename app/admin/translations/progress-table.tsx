import { Link } from "react-router";

import type { KindProgress } from "#app/features/catalogue/translations/read-translations.server.ts";
import { kindNames } from "#app/features/catalogue/translations/translatable.ts";
import { languageNames } from "#app/shared/language/language-names.ts";
import { prefixedLanguages } from "#app/shared/language/languages.ts";
import { translationKinds } from "#app/shared/translations.ts";

import { translationsAddress, type TranslationsView } from "./translations-view.ts";

/** How much of each kind is translated into each language, from today's English; a press leads to what is left of it. */
export function ProgressTable({ progress, view }: { progress: readonly KindProgress[]; view: TranslationsView }) {
  const kinds = translationKinds.filter((kind) => progress.some((part) => part.kind === kind));
  return (
    <div className="relative overflow-x-auto border border-line bg-white">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">How much is translated</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="px-3 py-3 font-medium">
              Language
            </th>
            {kinds.map((kind) => (
              <th key={kind} scope="col" className="px-3 py-3 text-right font-medium">
                {kindNames[kind].many}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prefixedLanguages.map((language) => (
            <tr key={language} className="border-b border-line last:border-b-0">
              <th scope="row" className="px-3 font-semibold">
                {languageNames[language]}
              </th>
              {kinds.map((kind) => (
                <td key={kind} className="px-3 text-right tabular-nums">
                  <Link
                    to={translationsAddress(view, { language, kind, state: null })}
                    discover="none"
                    preventScrollReset
                    className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                  >
                    {doneOf(progress.find((part) => part.kind === kind && part.language === language))}
                    <span className="sr-only">
                      {" "}
                      of {kindNames[kind].many.toLowerCase()} in {languageNames[language]}
                    </span>
                  </Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function doneOf(progress: KindProgress | undefined): string {
  if (!progress) return "0%";
  const { total, missing, changed } = progress;
  // Never 100% while something is left.
  return `${Math.floor((100 * (total - missing - changed)) / total)}%`;
}
