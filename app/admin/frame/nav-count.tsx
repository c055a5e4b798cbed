import type { AdminGroupName } from "./admin-pages.ts";
import type { FrameCounts } from "./read-frame.server.ts";
import { shownCount } from "./shown-count.ts";

/** What waits in a group of the navigation; nothing when nothing does. */
export function NavCount({ group, counts }: { group: AdminGroupName; counts: FrameCounts }) {
  const counted = {
    Orders: { count: counts.ordersToSend, what: "to send" },
    Settings: { count: counts.unsentMail, what: "unsent emails" },
  };
  const waiting = group === "Orders" || group === "Settings" ? counted[group] : null;
  if (!waiting || waiting.count === 0) return null;
  return (
    <span className="ml-auto min-w-5 rounded-full bg-volt px-1.5 text-center text-xs leading-5 font-semibold text-ink tabular-nums max-lg:absolute max-lg:top-0.5 max-lg:right-0.5">
      {shownCount(waiting.count)}
      <span className="sr-only"> {waiting.what}</span>
    </span>
  );
}
