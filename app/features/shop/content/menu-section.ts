import { z } from "zod";

import { type Language, prefixedLanguages } from "#app/shared/language/languages.ts";

/** Ids with spaces between them: it is part of every page, where a list of them is three times as long. */
const entries = z.string().catch("");

/**
 * What the menu offers of each collection: the kinds of which something is for sale, and 'new' and 'sale'. Counted by a job and kept
 * beside the configuration, with which every page reads it; staff do not edit it.
 */
const menuSection = z.object({
  mens: entries,
  womens: entries,
  accessories: entries,
  /** The collections of staff that they put there, first to last; left out where there are none. */
  collections: z
    .array(
      z.object({
        path: z.string(),
        name: z.string(),
        /** In the languages that it is translated into; left out where there are none. */
        names: z.partialRecord(z.enum(prefixedLanguages), z.string()).optional(),
        /** In the languages in which it has another. */
        paths: z.partialRecord(z.enum(prefixedLanguages), z.string()).optional(),
      }),
    )
    .optional(),
});
type StoredMenu = z.infer<typeof menuSection>;

/** The menu in one language. */
export interface Menu extends Omit<StoredMenu, "collections"> {
  collections?: { path: string; name: string }[] | undefined;
}

/** The most collections of staff that it leads to. */
export const maxMenuCollections = 12;

/** Its name among the sections. */
export const menuName = "menu";

/** The menu from the stored sections; collections without entries before it was counted. */
export function parseMenu(stored: Record<string, unknown>): StoredMenu {
  const parsed = menuSection.safeParse(stored[menuName]);
  return parsed.success ? parsed.data : { mens: "", womens: "", accessories: "" };
}

/** The menu in a language: the names and addresses of collections, the English ones where they have no others. */
export function localMenu({ collections, ...menu }: StoredMenu, language: Language): Menu {
  if (!collections) return menu;
  const named = collections.map(({ path, paths, name, names }) => ({
    path: (language === "en" ? undefined : paths?.[language]) ?? path,
    name: (language === "en" ? undefined : names?.[language]) ?? name,
  }));
  return { ...menu, collections: named };
}
