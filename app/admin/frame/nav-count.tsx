import type { AdminGroupName } from "./admin-pages.ts";
import type { FrameCounts } from "./read-frame.server.ts";
import { shownCount } from "./shown-count.ts";

/** The accessible name of a group's link: with what waits in it, when something does. */
export function groupLabel(group: AdminGroupName, counts: FrameCounts): string {
  const count = countOf(group, counts);
  if (count === 0) return group;
  return `${group}: ${shownCount(count)} ${countedNames[group] ?? ""}`;
}

/** What waits in a group of the navigation, as a number; nothing when nothing does. Decorative: `groupLabel` says it. */
export function NavCount({ group, counts }: { group: AdminGroupName; counts: FrameCounts }) {
  const count = countOf(group, counts);
  if (count === 0) return null;
  return (
    // No text of its own: a link that shows an icon alone gets its tooltip.
    <span
      aria-hidden="true"
      data-count={shownCount(count)}
      className="ml-auto min-w-5 rounded-full bg-volt px-1.5 text-center text-xs leading-5 font-semibold text-ink tabular-nums before:content-[attr(data-count)] max-lg:absolute max-lg:top-0.5 max-lg:right-0.5"
    />
  );
}

const countedNames: Partial<Record<AdminGroupName, string>> = {
  Orders: "to send",
  Returns: "to do",
  Settings: "unsent emails",
};

function countOf(group: AdminGroupName, { ordersToSend, casesToDo, unsentMail }: FrameCounts): number {
  if (group === "Orders") return ordersToSend;
  if (group === "Returns") return casesToDo;
  return group === "Settings" ? unsentMail : 0;
}
