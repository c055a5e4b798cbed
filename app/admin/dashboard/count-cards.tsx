import type { DashboardCounts } from "./counts.server.ts";

/** The four numbers at the top of the dashboard. */
export function CountCards({ counts }: { counts: DashboardCounts }) {
  const cards = [
    { title: "Total Users", count: counts.users },
    { title: "Total Products", count: counts.products },
    { title: "Total Orders", count: counts.orders },
    { title: "Total Messages", count: counts.messages },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-4">
      {cards.map((card) => (
        <div key={card.title} className="bg-white px-4 py-3 sm:p-5">
          <dt className="text-sm text-muted">{card.title}</dt>
          <dd className="display mt-1 text-display-sm tabular-nums sm:mt-2 lg:text-display-md">{card.count}</dd>
        </div>
      ))}
    </dl>
  );
}
