import { Link } from "react-router";

import { formatDateTime } from "#app/shared/dates.ts";

import { settingGroups } from "./setting-sections.ts";

/** Every setting of the site, with who edited it last. */
export function SettingsList({
  edited,
}: {
  edited: readonly { section: string; updatedAt: string; updatedBy: string }[];
}) {
  return (
    <>
      <h1 className="display text-display-sm lg:text-display-md">Site settings</h1>
      <p className="mt-2 text-sm text-muted">Changes go live when saved. Preview first.</p>
      {settingGroups.map(({ title, sections }) => (
        <section key={title} aria-labelledby={`group-${title}`} className="mt-8">
          <h2 id={`group-${title}`} className="eyebrow mb-3 text-muted">
            {title}
          </h2>
          <ul className="grid border-t border-l border-line sm:grid-cols-2 xl:grid-cols-3">
            {sections.map(({ id, title: name, about }) => {
              const change = edited.find(({ section }) => section === id);
              return (
                <li
                  key={id}
                  className="group relative border-r border-b border-line bg-white p-5 transition-colors hover:bg-paper"
                >
                  <Link
                    to={`/admin/settings/${id}`}
                    discover="none"
                    className="font-semibold pb-1 -outline-offset-4 after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
                  >
                    {name}
                  </Link>
                  <p className="mt-1 text-sm leading-6 text-muted">{about}</p>
                  <p className="mt-3 text-sm tabular-nums">
                    {change ? `Edited ${formatDateTime(change.updatedAt)} by ${change.updatedBy}` : "Default"}
                  </p>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
