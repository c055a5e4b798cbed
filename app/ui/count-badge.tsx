/** The count on a header button; nothing for 0. `what` names the items for screen readers. */
export function CountBadge({ count, what }: { count: number; what: string }) {
  if (count === 0) return null;
  return (
    <span className="absolute top-1 right-0.5 inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-volt px-1 text-2xs leading-none font-bold text-ink tabular-nums">
      {count > 99 ? "99+" : count}
      <span className="sr-only">{` ${what}`}</span>
    </span>
  );
}
