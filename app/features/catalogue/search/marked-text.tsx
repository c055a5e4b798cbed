import { markWords } from "./mark-words.ts";

/** A text with what was searched for in it marked. */
export function MarkedText({ text, marks }: { text: string; marks: readonly string[] }) {
  return markWords(text, marks).map((part, index) =>
    part.isMarked ? (
      <mark key={index} className="bg-transparent font-bold text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
