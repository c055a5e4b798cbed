interface Props<T extends string> {
  label: string;
  options: readonly T[];
  chosen: T;
  onChoose: (option: T) => void;
}

/** A group of toggle buttons of which one is pressed. */
export function OptionButtons<T extends string>({ label, options, chosen, onChoose }: Props<T>) {
  return (
    <div role="group" aria-label={label}>
      <p aria-hidden="true" className="mb-2 text-sm font-semibold">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === chosen}
            onClick={() => onChoose(option)}
            className="min-h-12 min-w-14 border border-line bg-white px-3 text-sm font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
          >
            {option}
          </button>
        ))}
      </div>
    </div>
  );
}
