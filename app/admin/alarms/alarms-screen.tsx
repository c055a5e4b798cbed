import { Form, useNavigation } from "react-router";

import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { DateTime } from "#app/admin/frame/date-time.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { formatDateTime } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { alarmKinds, type AlarmName, daysShown, muteHours } from "./alarm-kinds.ts";
import type { AlarmsPage, ClosedAlarm, OpenAlarm } from "./read-alarms.server.ts";

/** Minutes without a check after which the screen no longer says that all is well. */
const staleMinutes = 20;

interface Props extends AlarmsPage {
  now: string;
  problem: string | null;
}

/** The alarms that are open, those that have closed, and what each watches. */
export function AlarmsScreen({ watched, open, closed, checkedAt, now, problem }: Props) {
  const isStale = checkedAt === null || Date.parse(now) - Date.parse(checkedAt) > staleMinutes * 60_000;
  return (
    <div className="grid gap-8">
      <div>
        <h1 className="display text-display-sm lg:text-display-md">Alarms</h1>
        <p className="mt-1 max-w-prose text-sm leading-6 text-muted">
          {watched.length === 0
            ? "Your role isn't told of any alarm."
            : "The shop checks itself every 5 minutes. An alarm is told once, by email and notification, and closes by itself."}
        </p>
      </div>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      {isStale ? <Unchecked checkedAt={checkedAt} /> : null}
      {watched.length > 0 ? (
        <>
          {/* Without a check there is nothing to say of what is open. */}
          <section
            aria-labelledby="open-alarms"
            className="grid gap-4"
            hidden={open.length === 0 && checkedAt === null}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 id="open-alarms" className="text-xl font-semibold">
                Open
              </h2>
              {checkedAt ? (
                <p className="text-sm text-muted">
                  Last checked <DateTime at={checkedAt} whole />
                </p>
              ) : null}
            </div>
            {open.map((alarm) => (
              <OpenAlarmCard key={alarm.id} alarm={alarm} />
            ))}
            {open.length === 0 && !isStale ? <AllWell /> : null}
          </section>
          <section aria-labelledby="watched" className="grid gap-4">
            <h2 id="watched" className="text-xl font-semibold">
              What is watched
            </h2>
            <Watched names={watched} open={open} />
          </section>
          <section aria-labelledby="closed-alarms" className="grid gap-4">
            <h2 id="closed-alarms" className="text-xl font-semibold">
              Closed in the last {daysShown} days
            </h2>
            <DataTable
              caption="Closed alarms"
              columns={closedColumns}
              rows={closed}
              empty={`No alarm closed in the last ${daysShown} days.`}
              emptyIcon="check"
            />
          </section>
        </>
      ) : null}
    </div>
  );
}

/** Without a check no alarm opens, which must not look as if all were well. */
function Unchecked({ checkedAt }: { checkedAt: string | null }) {
  return (
    <Notice tone="error">
      <p className="font-medium">
        {checkedAt ? `Nothing has been checked since ${formatDateTime(checkedAt)}.` : "Nothing has been checked yet."}
      </p>
      <p>The shop's scheduled jobs don't run, so no alarm can open. Contact whoever runs its server.</p>
    </Notice>
  );
}

function AllWell() {
  return (
    <p className="flex items-center gap-3 border border-line bg-white p-5 text-sm">
      <Icon name="check" className="size-5 shrink-0 text-success" />
      No alarm is open.
    </p>
  );
}

function OpenAlarmCard({ alarm: { name, finding, openedAt, mutedUntil } }: { alarm: OpenAlarm }) {
  const { title, todo, place } = alarmKinds[name];
  return (
    <article className={`border border-l-4 border-line bg-white p-5 ${mutedUntil ? "" : "border-l-danger"}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{title}</h3>
        {mutedUntil ? <Badge>Muted</Badge> : <Badge tone="danger">Open</Badge>}
      </div>
      <p className="mt-1 text-sm text-muted">
        Since <DateTime at={openedAt} whole />
        {mutedUntil ? (
          <>
            , muted until <DateTime at={mutedUntil} whole />
          </>
        ) : null}
      </p>
      <p className="mt-3 max-w-prose leading-6 font-medium wrap-anywhere">{finding}</p>
      <p className="mt-1 max-w-prose text-sm leading-6">{todo}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <MuteForm name={name} isMuted={mutedUntil !== null} />
        {place ? <RowLink to={place.to}>See {place.name.toLowerCase()}</RowLink> : null}
      </div>
    </article>
  );
}

function MuteForm({ name, isMuted }: { name: AlarmName; isMuted: boolean }) {
  const isSent = useNavigation().formData?.get("name") === name;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="name" value={name} />
      <Button type="submit" name="intent" value={isMuted ? "unmute" : "mute"} size="small" look="outline" busy={isSent}>
        {isMuted ? "Unmute" : `Mute for ${muteHours} hours`}
        <span className="sr-only">: {alarmKinds[name].title}</span>
      </Button>
    </Form>
  );
}

/** Each alarm, and when it opens. */
function Watched({ names, open }: { names: readonly AlarmName[]; open: readonly OpenAlarm[] }) {
  return (
    <dl className="divide-y divide-line border border-line bg-white text-sm">
      {names.map((name) => (
        <div key={name} className="grid gap-x-8 gap-y-1 p-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <dt className="flex flex-wrap items-center gap-x-3 gap-y-1 self-start font-medium">
            {alarmKinds[name].title}
            {open.some((alarm) => alarm.name === name) ? <Badge tone="danger">Open</Badge> : null}
          </dt>
          <dd className="max-w-prose leading-6 text-muted">{alarmKinds[name].opens}</dd>
        </div>
      ))}
    </dl>
  );
}

const closedColumns: Column<ClosedAlarm>[] = [
  {
    title: "Alarm",
    lead: true,
    cell: ({ name }) => <span className="font-medium">{alarmKinds[name].title}</span>,
  },
  { title: "Found", cell: ({ finding }) => finding },
  { title: "Opened", cell: ({ openedAt }) => <DateTime at={openedAt} whole /> },
  { title: "Closed", cell: ({ closedAt }) => <DateTime at={closedAt} whole /> },
];
