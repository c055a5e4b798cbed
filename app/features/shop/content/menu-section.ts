import { z } from "zod";

/** Ids with spaces between them: it is part of every page, where a list of them is three times as long. */
const entries = z.string().catch("");

/**
 * What the menu offers of each collection: the kinds of which something is for sale, and 'new' and 'sale'. Counted by a job and kept
 * beside the configuration, with which every page reads it; staff do not edit it.
 */
export const menuSection = z.object({
  mens: entries,
  womens: entries,
  accessories: entries,
  /** The collections of staff that they put there, first to last; left out where there are none. */
  collections: z.array(z.object({ path: z.string(), name: z.string() })).optional(),
});
export type Menu = z.infer<typeof menuSection>;

/** The most collections of staff that it leads to. */
export const maxMenuCollections = 12;

/** Its name among the sections. */
export const menuName = "menu";

/** The menu from the stored sections; collections without entries before it was counted. */
export function parseMenu(stored: Record<string, unknown>): Menu {
  const parsed = menuSection.safeParse(stored[menuName]);
  return parsed.success ? parsed.data : { mens: "", womens: "", accessories: "" };
}
