/** What a group of words is about. It decides where in a product its words count, and which word of a search is the main one. */
export type WordRole = "kind" | "color" | "audience" | "sport" | "fabric" | "feature" | "size" | "offer" | "filler";

/**
 * Words that mean the same in the shop's languages, separated by commas. A form of two words is found in one word too ('t shirt').
 * Endings that `endings.ts` knows need not be written out; irregular forms, and Finnish cases, must be.
 */
export interface WordGroup {
  id: string;
  en?: string;
  sv?: string;
  no?: string;
  da?: string;
  fi?: string;
  /** Groups that these words find too, after what they mean themselves: 'tröja' finds hoodies. */
  wider?: readonly string[];
  /** Words count in type and tags alone, for what often stands in names and texts of other things: 'roll-top'. */
  typeOnly?: true;
  /** Words count in name and type alone, for what compositions speak of, which are read with the tags: gloves have a 'shell'. */
  untagged?: true;
}

/** The languages of the lists. */
export const wordLanguages = ["en", "sv", "no", "da", "fi"] as const;
