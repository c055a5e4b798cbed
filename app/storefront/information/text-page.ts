/** A part of a section: a paragraph, a list or a table. Texts may hold links: `[Returns](/returns)`. */
export type Block =
  | string
  | { list: readonly string[] }
  | { table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] } };

export interface Section {
  /** What its address ends in after `#`. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A page of text: what it is called, what it is about in a sentence or two, and its sections. */
export interface TextPage {
  title: string;
  intro: string;
  /** ISO day of the last change. */
  updated: string;
  sections: readonly Section[];
}
