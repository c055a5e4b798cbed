import { useState } from "react";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { PickedProduct } from "#app/admin/products/find-products.server.ts";
import type { Letter } from "#app/features/catalogue/letters/read-letters.server.ts";
import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";

import type { LetterAnswer, LetterAudience, LetterDraft } from "./letter-answer.ts";
import { LetterEditor } from "./letter-editor.tsx";
import { LetterPreview, type LetterSite } from "./letter-preview.tsx";
import { type LetterFigures, LetterResultsCard } from "./letter-results-card.tsx";
import { letterStateNames, letterStateTones } from "./letters-screen.tsx";

interface Props {
  /** Null for a new one. */
  letter: Letter | null;
  /** The id that a new one gets. */
  requestKey: string;
  press: string;
  audiences: readonly LetterAudience[];
  figures: LetterFigures | null;
  picked: readonly PickedProduct[];
  cards: readonly ProductCard[];
  site: LetterSite;
  answer: LetterAnswer | undefined;
}

const emptyLetter: LetterDraft = {
  subject: "",
  preview: "",
  purpose: "newsletter",
  discountCode: "",
  blocks: [{ kind: "text", text: "" }],
};

/** One newsletter: written while it is a draft, then what became of it. Beside it, what subscribers see. */
export function LetterScreen({ letter, requestKey, figures, cards, site, answer, ...rest }: Props) {
  const saved = letter ? { ...letter, discountCode: letter.discountCode ?? "" } : emptyLetter;
  const [draft, setDraft] = useState<LetterDraft>(saved);
  const audience = rest.audiences.find(({ purpose }) => purpose === draft.purpose);
  const isDraft = letter === null || letter.state === "draft";
  return (
    <>
      <RowLink to="/admin/newsletter">Back to newsletters</RowLink>
      <h1 className="display mt-2 flex flex-wrap items-center gap-4 text-display-sm wrap-anywhere lg:text-display-md">
        {letter?.subject ?? "New newsletter"}
        {letter ? <Badge tone={letterStateTones[letter.state]}>{letterStateNames[letter.state]}</Badge> : null}
      </h1>
      <div className="mt-6 grid items-start gap-4 lg:mt-8 lg:grid-cols-2 lg:gap-6">
        <div className="grid min-w-0 gap-4 lg:gap-6">
          {isDraft ? (
            <Card title="Write">
              <LetterEditor
                {...rest}
                draft={draft}
                id={letter?.id ?? requestKey}
                updatedAt={letter?.updatedAt ?? ""}
                answer={answer}
                onChange={setDraft}
              />
            </Card>
          ) : (
            <LetterResultsCard letter={letter} audience={audience?.name ?? ""} figures={figures} />
          )}
        </div>
        <section aria-label="Preview" className="min-w-0">
          <Card title="Preview">
            <LetterPreview draft={isDraft ? draft : saved} cards={cards} site={site} reason={audience?.reason ?? ""} />
          </Card>
        </section>
      </div>
    </>
  );
}
