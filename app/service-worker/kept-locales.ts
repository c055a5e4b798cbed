import type { Locale } from "#app/shared/language/languages.ts";

/**
 * The locales whose pages are kept for want of a connection. `keep` keeps those of one, and throws where it can't: a locale may be closed, or
 * the shop not answer. Each is tried once while the service worker lives, which browsers end soon after its last page.
 */
export class KeptLocales {
  readonly #tried = new Map<Locale, Promise<boolean>>();
  readonly #keep: (locale: Locale) => Promise<void>;

  constructor(keep: (locale: Locale) => Promise<void>) {
    this.#keep = keep;
  }

  /** Keeps a locale that a shopper uses. Whether it could; never throws. */
  use(locale: Locale): Promise<boolean> {
    const before = this.#tried.get(locale);
    if (before) return before;
    const tried = this.#keep(locale).then(
      () => true,
      () => false,
    );
    this.#tried.set(locale, tried);
    return tried;
  }

  /** Keeps those of the pages that are open, or English where none of them can be. Throws when that can't either. */
  async useAny(locales: readonly Locale[]): Promise<void> {
    const kept = await Promise.all(locales.map((locale) => this.use(locale)));
    if (!kept.includes(true)) await this.#keep("en");
  }
}
