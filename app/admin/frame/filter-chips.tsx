import { ChipLink } from "#app/ui/chip.tsx";

interface Props {
  label: string;
  /** The states a list can be narrowed to. */
  states: readonly string[];
  /** The one it is narrowed to; null shows all. */
  current: string | null;
  /** The address of the list in one state, or of all of it. */
  to: (state: string | null) => string;
}

/** Narrows a list of the admin to one state. The choice is in the address. */
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
