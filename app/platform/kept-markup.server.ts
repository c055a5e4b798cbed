import { Fragment, h } from "preact";
import { renderToString } from "preact-render-to-string";
import { jsxTemplate } from "preact/jsx-runtime";
import type { ReactNode } from "react";

import { RecentMap } from "#app/shared/recent-map.ts";

/** The most parts kept for one site's settings, of 3 to 10 KB each. */
const maxParts = 1_500;

/** What was rendered with some settings; it is let go of with them. */
const partsOf = new WeakMap<object, RecentMap<string, string>>();

/** The markup of a part: what this isolate has rendered of it, else rendered now. */
export function keepMarkup(site: object, key: string, children: ReactNode, context: object): ReactNode {
  const parts = partsOf.get(site) ?? new RecentMap<string, string>(maxParts);
  partsOf.set(site, parts);
  const markup = parts.getOrMake(key, () => renderToString(h(Fragment, null, children), context));
  // As Preact's compiler writes markup that is known: it stands in the page as it is.
  return jsxTemplate([markup]) as ReactNode;
}
