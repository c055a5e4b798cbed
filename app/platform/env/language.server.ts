import { AsyncLocalStorage } from "node:async_hooks";

import { readLanguageFrom } from "#app/shared/language/current-language.ts";
import type { Language } from "#app/shared/language/languages.ts";

const ofRequest = new AsyncLocalStorage<Language>();
readLanguageFrom(() => ofRequest.getStore() ?? "en");

/** Runs `work` with a language as the current one, for all that it waits for too. Requests in several languages don't meet. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return ofRequest.run(language, work);
}
