import { RowLink } from "#app/admin/frame/row-link.tsx";
import { prefixedLanguages } from "#app/shared/language/languages.ts";
import type { TranslationKind } from "#app/shared/translations.ts";

import { translationAddress } from "./translations-view.ts";

/** In how many languages an item is translated, on its own page; leads to where it is translated. */
export function TranslationsLink({ item, done }: { item: { kind: TranslationKind; itemId: string }; done: number }) {
  return (
    <RowLink to={translationAddress(item, prefixedLanguages[0])}>
      Translations: {done} of {prefixedLanguages.length}
    </RowLink>
  );
}
