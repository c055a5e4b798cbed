import type { ReactNode } from "react";

interface Option<T extends string> {
  id: T;
  name: string;
  detail?: ReactNode;
  aside?: ReactNode;
}

interface Props<T extends string> {
  name: string;
  options: readonly Option<T>[];
  /** Null while none is. */
  chosen: T | null;
  onChoose: (id: T) => void;
  /** The content shown under the chosen option. */
  children?: (id: T) => ReactNode;
}

/** A radio group with one option a row: shipping methods, payment methods. */
export function ChoiceList<T extends string>({ name, options, chosen, onChoose, children }: Props<T>) {
  return (
    <ul className="border border-line-strong bg-white">
      {options.map((option) => (
        <li key={option.id} className="border-b border-line last:border-b-0">
          <label className="flex min-h-11 cursor-pointer items-center gap-3.5 px-4 py-1 hover:bg-paper has-focus-visible:outline-3 has-focus-visible:-outline-offset-3">
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={chosen === option.id}
              onChange={() => onChoose(option.id)}
              className="size-5 shrink-0 accent-ink outline-none"
            />
            <span className="flex-1 text-sm">
              <span className="block font-semibold">{option.name}</span>
              {option.detail ? <span className="block text-muted">{option.detail}</span> : null}
            </span>
            {option.aside ? <span className="text-sm font-semibold tabular-nums">{option.aside}</span> : null}
          </label>
          {chosen === option.id ? children?.(option.id) : null}
        </li>
      ))}
    </ul>
  );
}
