import { type FilterChoice, type FilterCounts, filterFlags, filterGroups } from "./filter-choice.ts";

/** For tests: a step a shopper can take from a choice: what they press, the number they saw at it, and the choice after it. */
export interface FilterStep {
  pressed: string;
  promised: number;
  next: FilterChoice;
}

/** Everything that is offered and not chosen. */
export function offeredSteps(choice: FilterChoice, counts: FilterCounts): FilterStep[] {
  const values = filterGroups.flatMap((group) =>
    counts[group]
      .filter(({ chosen }) => !chosen)
      .map(({ id, count }) => ({
        pressed: `${group} ${id}`,
        promised: count,
        next: { ...choice, [group]: [...choice[group], id] },
      })),
  );
  const flags = filterFlags.flatMap((flag) => {
    const offered = counts[flag];
    return offered && !offered.chosen
      ? [{ pressed: flag, promised: offered.count, next: { ...choice, [flag]: true } }]
      : [];
  });
  const ratings = counts.rating
    .filter(({ chosen }) => !chosen)
    .map(({ atLeast, count }) => ({
      pressed: `rating ${atLeast}`,
      promised: count,
      next: { ...choice, rating: atLeast },
    }));
  return [...values, ...flags, ...ratings];
}

/** What is chosen and shown as such, each with the choice without it. */
export function removals(choice: FilterChoice, counts: FilterCounts): { pressed: string; next: FilterChoice }[] {
  const values = filterGroups.flatMap((group) =>
    counts[group]
      .filter(({ chosen }) => chosen)
      .map(({ id }) => ({
        pressed: `${group} ${id}`,
        next: { ...choice, [group]: choice[group].filter((value) => value !== id) },
      })),
  );
  const flags = filterFlags.flatMap((flag) =>
    counts[flag]?.chosen ? [{ pressed: flag, next: { ...choice, [flag]: false } }] : [],
  );
  const rating = counts.rating
    .filter(({ chosen }) => chosen)
    .map(({ atLeast }) => ({ pressed: `rating ${atLeast}`, next: { ...choice, rating: null } }));
  return [...values, ...flags, ...rating];
}
