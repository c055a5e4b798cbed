import { ChipLink } from "#app/ui/chip.tsx";

interface Props {
  label: string;
  /** The states a list can be filtered by. */
  states: readonly string[];
  /** The active filter; null shows all. */
  current: string | null;
  /** The path of the list filtered by a state, or of the whole list. */
  to: (state: string | null) => string;
}

/** Filters an admin list by state. The filter is in the URL. */
export function FilterChips({ label, states, current, to }: Props) {
  return (
    <nav aria-label={label} className="mb-4">
      <ul className="scroll-quiet -m-1.5 flex gap-2 overflow-x-auto p-1.5">
        {[null, ...states].map((state) => (
          <li key={state ?? "all"}>
            <ChipLink
              to={to(state)}
              current={state === current}
              discover="none"
              preventScrollReset
              className="capitalize"
            >
              {state ?? "All"}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
