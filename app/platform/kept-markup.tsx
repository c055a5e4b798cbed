import { createContext, type ReactNode, useContext, useId } from "react";

import { IdScope } from "./id-scope.tsx";

/** Renders `children` in Preact's `context`, unless the same is known by `key` for `site`. */
export type KeepMarkup = (site: object, key: string, children: ReactNode, context: object) => ReactNode;

/** Provided by `entry.server.tsx`; undefined in browsers. */
export const MarkupKeeper = createContext<KeepMarkup | undefined>(undefined);

interface Props {
  /** The settings it is rendered with, the same object while they are the same. */
  site: object;
  /** All else that its markup depends on, as data; null where that cannot be said. */
  by: unknown;
  /** What shows nothing of the address or the time that `by` does not say; in `KeptMarkup` also without ids of its own (`useId`). */
  children: ReactNode;
}

/** A part that looks the same on every page that shows it: the server renders it once for each `site` and `by`. */
export function KeptMarkup({ site, by, children }: Props, context: object = {}) {
  const keep = useContext(MarkupKeeper);
  return keep && by !== null ? keep(site, JSON.stringify(by), children, context) : children;
}

/** The same for what has ids: they count by themselves, and are the same wherever it stands at the same place of a page. */
export function KeptMarkupWithIds({ site, by, children }: Props) {
  const scope = useId();
  return (
    <KeptMarkup site={site} by={by === null ? null : [scope, by]}>
      <IdScope name={scope}>{children}</IdScope>
    </KeptMarkup>
  );
}
