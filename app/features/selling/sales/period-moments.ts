import { addToDay } from "#app/shared/days.ts";
import { fromSwedishField } from "#app/shared/swedish-time.ts";

/** When a period of Swedish days begins and ends, as ISO times; `until` is the first moment after it. */
export function momentsOf({ first, last }: { first: string; last: string }): { from: string; until: string } {
  return { from: startOf(first), until: startOf(addToDay(last, 1)) };
}

function startOf(day: string): string {
  const iso = fromSwedishField(`${day}T00:00`);
  if (iso === null) throw new Error(`${day} is no day`);
  return iso;
}
