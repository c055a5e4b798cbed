import { type MouseEvent, useState } from "react";

import type { ProductSize } from "#app/features/catalogue/products/product.ts";
import { partValues } from "#app/features/catalogue/products/size-parts.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Button, TextButton } from "#app/ui/button.tsx";

import { CardFields } from "./card-fields.tsx";
import type { SectionProps } from "./form-section.ts";
import { withoutThird, withThirdValue } from "./third-option.ts";

interface Props extends SectionProps {
  /** What the third option is called now; an empty text without one. */
  third: string;
  sizes: readonly ProductSize[];
  onSizes: (sizes: ProductSize[]) => void;
}

/** What the options are called, and the values of a third one. */
export function OptionFields({ third, sizes, onSizes, ...section }: Props) {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState("");
  const values = partValues(sizes, "thirdValue");
  const add = () => {
    const named = typed.split(",").flatMap((text) => text.trim() || []);
    onSizes(named.reduce(withThirdValue, [...sizes]));
    setTyped("");
  };
  const remove = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const label = form?.elements.namedItem("thirdLabel");
    if (label instanceof HTMLInputElement) label.value = "";
    onSizes(withoutThird(sizes));
  };
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <CardFields {...section} card="options" />
      </div>
      {hydrated && (third !== "" || values.length > 0) ? (
        <>
          <div className="flex flex-wrap gap-2">
            <input
              aria-label={`Values of ${third || "the third option"}`}
              placeholder="Regular, Long"
              autoComplete="off"
              value={typed}
              maxLength={200}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                add();
              }}
              className="min-h-11 w-40 min-w-0 grow border border-line-strong bg-white px-3 text-sm hover:border-ink"
            />
            <Button size="small" look="outline" disabled={sizes.length === 0} onClick={add}>
              Add values
            </Button>
          </div>
          <p className="text-sm text-muted">
            {sizes.length === 0
              ? "Add sizes first: each comes in every value."
              : values.length === 0
                ? "Each size comes in every value you add."
                : `${values.join(", ")}. Remove the sizes above that you don't sell.`}{" "}
            {values.length > 0 ? <TextButton onClick={remove}>Remove this option</TextButton> : null}
          </p>
        </>
      ) : null}
    </div>
  );
}
