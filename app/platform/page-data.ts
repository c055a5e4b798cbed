import { createContext, useContext } from "react";

const elementId = "page-data";

/** What the loaders of the page being rendered answered, as JSON; provided by `entry.server.tsx`, "" in browsers. */
export const PageData = createContext("");

/** The element that hands the loaders' data to the browser: the attributes of a `<script>`. Empty when React Router hands it over. */
export function usePageDataElement() {
  return {
    id: elementId,
    type: "application/json",
    dangerouslySetInnerHTML: { __html: useContext(PageData) },
  } as const;
}

/**
 * The data as JSON that may stand in a page, or null when JSON would say something else than was meant (a date, an error).
 * React Router writes data as numbered rows, which compress half as well: 1.5 to 3 KB of a page.
 */
export function pageDataText(data: unknown): string | null {
  return isPlain(data) ? JSON.stringify(data).replaceAll("<", String.raw`\u003c`) : null;
}

function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) {
    return typeof value === "number"
      ? Number.isFinite(value)
      : !["bigint", "symbol", "function"].includes(typeof value);
  }
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isPlain(item));
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isPlain);
}

/** Hands the page's data to React Router, as the stream of numbered rows that it reads. Before the page is hydrated. */
export function provideRouterData(): void {
  const text = document.getElementById(elementId)?.textContent;
  const router = (window as { __reactRouterContext?: { stream?: ReadableStream<Uint8Array> | null } })
    .__reactRouterContext;
  if (text && router) router.stream = new Response(numberedRows(JSON.parse(text))).body;
}

/** Plain data in React Router's form: each value is a row, and names the rows of what it holds. */
export function numberedRows(data: unknown): string {
  const rows: unknown[] = [];
  const add = (value: unknown): number => {
    const row = rows.push(value) - 1;
    if (Array.isArray(value)) rows[row] = value.map(add);
    else if (typeof value === "object" && value !== null) {
      rows[row] = Object.fromEntries(Object.entries(value).map(([key, item]) => [`_${add(key)}`, add(item)]));
    }
    return row;
  };
  add(data);
  return `${JSON.stringify(rows)}\n`;
}
