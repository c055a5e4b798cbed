import { useId } from "react";

interface Props<Id extends string> {
  label: string;
  options: readonly { id: Id; label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** A choice of two or three side by side, as radios: arrow keys move between them. */
export function SegmentedChoice<Id extends string>({ label, options, chosen, onChoose }: Props<Id>) {
  const name = useId();
  return (
    <fieldset role="radiogroup" aria-label={label} className="inline-flex justify-self-start border border-ink">
      {options.map((option) => (
        <label
          key={option.id}
          className="relative inline-flex min-h-11 cursor-pointer items-center px-4 text-sm font-semibold transition-colors has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === option.id}
            onChange={() => onChoose(option.id)}
            className="option-field"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
