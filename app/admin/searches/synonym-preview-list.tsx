import type { SynonymPreview } from "#app/features/catalogue/search/preview-synonyms.server.ts";
import { Card } from "#app/ui/card.tsx";

const products = (count: number) => `${count} ${count === 1 ? "product" : "products"}`;

/** What each word of a group finds as it is now, and what all of them find together. */
export function SynonymPreviewList({ preview: { words, together } }: { preview: SynonymPreview }) {
  return (
    <Card title="Preview">
      <p role="status" className="font-semibold">
        {words.length === 0 ? "Type words to see what they find." : `Together they find ${products(together)}.`}
      </p>
      <ul className="mt-3 divide-y divide-line text-sm">
        {words.map(({ word, found }) => (
          <li key={word} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">{word}</span>
            <span className="shrink-0 text-muted tabular-nums">finds {products(found)} now</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
