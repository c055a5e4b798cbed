import { type PrefixedLanguage, prefixedLanguages } from "#app/shared/language/languages.ts";
import {
  type TranslationKind,
  translationKinds,
  type TranslationState,
  translationStates,
} from "#app/shared/translations.ts";

/** What the list of translations shows. */
export interface TranslationsView {
  language: PrefixedLanguage;
  kind: TranslationKind | null;
  state: TranslationState | null;
  /** From 1. */
  page: number;
}

const among = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** The view that an address asks for; what it does not know it leaves out. */
export function translationsView(params: URLSearchParams): TranslationsView {
  const page = Number(params.get("page") ?? 1);
  return {
    language: among(prefixedLanguages, params.get("language")) ?? "sv",
    kind: among(translationKinds, params.get("kind")),
    state: among(translationStates, params.get("state")),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The address of the list in another view, from its first page. */
export function translationsAddress(view: TranslationsView, other: Partial<TranslationsView> = {}): string {
  return `/admin/translations?${listParams({ ...view, page: 1, ...other }).toString()}`;
}

/** The address of a file of what the list shows. */
export function translationsFileAddress(view: TranslationsView): string {
  return `/admin/translations.csv?${listParams({ ...view, page: 1 }).toString()}`;
}

function listParams({ language, kind, state, page }: TranslationsView): URLSearchParams {
  return new URLSearchParams({
    language,
    ...(kind ? { kind } : {}),
    ...(state ? { state } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
}

/** The address where an item is translated. */
export function translationAddress(
  { kind, itemId }: { kind: TranslationKind; itemId: string },
  language: PrefixedLanguage,
): string {
  return `/admin/translations/item?${new URLSearchParams({ language, kind, id: itemId }).toString()}`;
}

/** The item that such an address names; null for none. */
export function translatedItem(params: URLSearchParams) {
  const kind = among(translationKinds, params.get("kind"));
  const itemId = params.get("id") ?? "";
  return kind && itemId ? { kind, itemId, language: translationsView(params).language } : null;
}
