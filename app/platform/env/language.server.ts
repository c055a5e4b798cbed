import { AsyncLocalStorage } from "node:async_hooks";

import { readLanguageFrom } from "#app/shared/language/current-language.ts";
import type { Locale } from "#app/shared/language/languages.ts";

const ofRequest = new AsyncLocalStorage<Locale>();
readLanguageFrom(() => ofRequest.getStore() ?? "en");

/** Runs `work` with a locale, or a language alone, as the current one, for all that it waits for too. Requests in several languages don't meet. */
export function inLanguage<Result>(locale: Locale, work: () => Result): Result {
  return ofRequest.run(locale, work);
}
