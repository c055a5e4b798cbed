import { answerBlocks } from "#app/features/shop/content/faq-answer.ts";

import { FactTable } from "./fact-table.tsx";
import { RichText } from "./rich-text.tsx";

/** An answer of the FAQ with its links and tables. */
export function AnswerText({ text }: { text: string }) {
  return answerBlocks(text).map((block, index) =>
    typeof block === "string" ? (
      <p key={index} className={index > 0 ? "mt-4" : ""}>
        <RichText text={block} />
      </p>
    ) : (
      <FactTable key={index} {...block.table} />
    ),
  );
}
