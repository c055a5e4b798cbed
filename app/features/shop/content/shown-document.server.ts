import type { Shop } from "#app/platform/env/context.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import type { Language } from "#app/shared/language/languages.ts";

import type { StoredDocument, TextPage } from "./document.ts";
import { readPageText } from "./queries.server.ts";
import { withFactTables } from "./with-fact-tables.ts";

/** A page of text and the language that it is whole in. */
export interface ShownDocument {
  page: TextPage;
  language: Language;
}

/** The pages of text that staff may edit. */
type EditedDocument = "terms" | "privacy" | "data-protection" | "cookies";

/**
 * A legal page as it is shown: the one built in, in the page's language (`write`), until staff edit it. They edit the English one: from then on every
 * language shows theirs whole, with English tables of facts and English values of its placeholders, so that a text is never in two languages. The frame
 * around it keeps the page's language. Never throws.
 */
export async function shownDocument(shop: Shop, name: EditedDocument, write: () => TextPage): Promise<ShownDocument> {
  const edited: StoredDocument | null = await inLanguage("en", () => readPageText(shop, name));
  if (!edited) return { page: write(), language: currentLanguage() };
  return { page: inLanguage("en", () => withFactTables(edited, write())), language: "en" };
}
