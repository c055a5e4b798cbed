import { Fragment, h } from "preact";
import { renderToString } from "preact-render-to-string";
import { jsxTemplate } from "preact/jsx-runtime";
import type { ReactNode } from "react";

/** The most parts kept for one site's settings, of about 3 KB each. */
const maxParts = 2_000;

/** What was rendered with some settings; it is let go of with them. */
const partsOf = new WeakMap<object, Map<string, string>>();

/** The markup of a part: what this isolate has rendered of it, else rendered now. Those asked for longest ago go first. */
export function keepMarkup(site: object, key: string, children: ReactNode, context: object): ReactNode {
  const parts = partsOf.get(site) ?? new Map<string, string>();
  partsOf.set(site, parts);
  const markup = parts.get(key) ?? renderToString(h(Fragment, null, children), context);
  parts.delete(key);
  parts.set(key, markup);
  for (const oldest of parts.keys()) {
    if (parts.size <= maxParts) break;
    parts.delete(oldest);
  }
  // As Preact's compiler writes markup that is known: it stands in the page as it is.
  return jsxTemplate([markup]) as ReactNode;
}
