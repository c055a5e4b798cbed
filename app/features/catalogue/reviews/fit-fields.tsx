import { useId } from "react";

import { sizeName } from "#app/shared/size-name.ts";
import { SelectField } from "#app/ui/field.tsx";

import { fitVoteNames } from "./fit-votes.texts.ts";
import { fitVoteIds } from "./fit-votes.ts";
import { reviewFormTexts } from "./review-form.texts.ts";
import type { ReviewableSize } from "./review.ts";
import type { ReviewFormState } from "./use-review-form.ts";

interface Props {
  state: ReviewFormState;
  /** The product's sizes; none for one without a choice of sizes, which is not asked about. */
  sizes: readonly ReviewableSize[];
}

/** The size the writer wears, and how it fits: both may stay unsaid. */
export function FitFields({ state: { form, update }, sizes }: Props) {
  const name = useId();
  const texts = reviewFormTexts();
  if (sizes.length === 0) return null;
  // An order may have a size that is no longer made.
  const isOffered = form.size === "" || sizes.some(({ value }) => value === form.size);
  const offered = isOffered ? sizes : [...sizes, { value: form.size, label: sizeName(form.size) }];
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
      <SelectField
        label={texts.sizeWorn}
        name="size"
        value={form.size}
        onChange={(event) => update({ size: event.target.value })}
      >
        <option value="">{texts.unsaid}</option>
        {offered.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <fieldset role="radiogroup" aria-labelledby={`${name}-legend`}>
        <p id={`${name}-legend`} className="mb-1.5 text-sm font-medium">
          {texts.howFits}
        </p>
        <div className="grid grid-cols-3 border border-line-strong bg-white">
          {fitVoteIds.map((vote) => (
            <label
              key={vote}
              className="relative inline-flex min-h-12 cursor-pointer items-center justify-center px-2 text-center text-sm leading-4 transition-colors not-first:border-l not-first:border-line has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="fit"
                value={vote}
                checked={form.fit === vote}
                onChange={() => update({ fit: vote })}
                className="option-field"
              />
              {fitVoteNames()[vote]}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
