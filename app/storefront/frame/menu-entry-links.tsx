import { localPath } from "#app/shared/language/current-language.ts";

import type { menuEntries } from "./menu-entries.ts";

/** Some of what a collection offers, a link each. Search engines need not follow them: they are filters of its list. */
export function MenuEntryLinks({ entries }: { entries: ReturnType<typeof menuEntries>["kinds"] }) {
  return entries.map(({ id, name, path }) => (
    <li key={id}>
      <a href={localPath(path)} rel="nofollow" className={id === "sale" ? "text-volt" : undefined}>
        {name}
      </a>
    </li>
  ));
}
