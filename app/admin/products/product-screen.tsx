import { useState } from "react";
import { useRevalidator } from "react-router";

import { ProductEditor } from "./product-editor.tsx";
import type { ProductFormData } from "./read-product-form.server.ts";
import type { SaveAnswer } from "./save-answer.ts";

interface Props extends ProductFormData {
  mayWrite: boolean;
  /** The answer to a form sent without scripts. */
  answer: SaveAnswer | undefined;
}

/** The page of a product: its form, or that of a new one. */
export function ProductScreen({ values, answer, ...page }: Props) {
  const { revalidate } = useRevalidator();
  const [round, setRound] = useState(0);
  const takeTheirs = async () => {
    await revalidate();
    setRound(round + 1);
  };
  return (
    <ProductEditor
      // Another version begins a new form; a save does not.
      key={`${page.product?.id}:${round}`}
      values={answer && "values" in answer ? answer.values : values}
      {...page}
      answer={answer}
      onTakeTheirs={() => void takeTheirs()}
    />
  );
}
