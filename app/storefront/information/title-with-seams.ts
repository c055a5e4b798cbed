import { titleSeams } from "./title-seams.texts.ts";

/** A title whose long words a narrow phone breaks with a hyphen, where they are put together. For the screen alone: it has signs that nobody types. */
export function titleWithSeams(title: string): string {
  return titleSeams()
    .words.split(" ")
    .reduce((text, word) => text.replaceAll(word.replaceAll("|", ""), word.replaceAll("|", "\u00AD")), title);
}
