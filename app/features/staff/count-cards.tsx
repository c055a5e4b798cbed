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
    <dl className="grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-4">
      {cards.map((card) => (
        <div key={card.title} className="bg-white p-4 sm:p-5">
          <dt className="text-sm text-muted">{card.title}</dt>
          <dd className="display mt-2 text-display-md tabular-nums">{card.count}</dd>
        </div>
      ))}
    </dl>
  );
}
