import { Link } from "react-router";

import { shownCount } from "#app/admin/frame/shown-count.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Card } from "#app/ui/card.tsx";

import { MentionsCard } from "./mentions-card.tsx";
import type { Today } from "./read-today.server.ts";
import { TodaySales } from "./today-sales.tsx";
import { type TodayBand, todayTasks } from "./today-tasks.ts";

const bands: readonly { band: TodayBand; title: string; look: string }[] = [
  { band: "overdue", title: "Overdue", look: "border-l-4 border-danger" },
  { band: "now", title: "To do now", look: "border-l-4 border-ink" },
  { band: "open", title: "Also open", look: "border-l-4 border-line" },
];

/** What sells and what waits, by how urgent it is; what does not wait is not shown. Each number leads to its list. */
export function TodayScreen({ today }: { today: Today }) {
  const waiting = todayTasks.flatMap((facts) => {
    const found = today.tasks.find(({ task }) => task === facts.task);
    return found && found.count > 0 ? [{ ...facts, ...found }] : [];
  });
  return (
    <>
      <h1 className="display mb-6 text-display-sm lg:text-display-md">Home</h1>
      <div className="grid gap-4">
        {today.sales?.map((sales) => (
          <TodaySales key={sales.currency} {...sales} />
        ))}
      </div>
      {waiting.length === 0 && today.mentions.length === 0 && today.alarms.length === 0 ? (
        <p className="mt-6 border border-line bg-white p-6">All done. You're up to date.</p>
      ) : null}
      <div className="mt-6 gap-6 lg:columns-2 *:mb-6 *:break-inside-avoid">
        <MentionsCard mentions={today.mentions} />
        {bands.map(({ band, title, look }) => {
          const tasks = waiting.filter((task) => task.band === band);
          if (tasks.length === 0) return null;
          return (
            <section key={band} aria-label={title} className={`bg-white ${look}`}>
              <h2 className="px-5 pt-4 text-base font-semibold">{title}</h2>
              <ul className="divide-y divide-line py-1">
                {tasks.map(({ task, title: name, to, count }) => (
                  <li key={task}>
                    <Link
                      to={to}
                      discover="none"
                      className="flex min-h-11 items-center justify-between gap-4 px-5 py-2 text-sm -outline-offset-4 hover:bg-paper"
                    >
                      <span className={band === "overdue" ? "font-semibold text-danger" : ""}>{name}</span>
                      <span className="font-semibold tabular-nums">{shownCount(count)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {today.scheduled && today.scheduled.length > 0 ? (
          <Card title="Scheduled">
            <ul className="grid gap-2 text-sm">
              {today.scheduled.map(({ id, name, publishAt }) => (
                <li key={id} className="flex flex-wrap justify-between gap-x-6">
                  <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
                  <time dateTime={publishAt} className="text-muted tabular-nums">
                    {formatDateTime(publishAt)}
                  </time>
                </li>
              ))}
            </ul>
          </Card>
        ) : null}
      </div>
    </>
  );
}
