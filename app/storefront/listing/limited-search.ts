import { limitedSearchOf } from "#app/features/catalogue/search/price-limit.ts";
import { pagePathOf } from "#app/platform/http/page-path.ts";

/** Where a search that says a price leads: to the same without it, filtered by it, so that it is shown and can be taken off; else null. */
export function addressOfLimitedSearch({ pathname, searchParams }: URL): string | null {
  const limited = limitedSearchOf(searchParams.get("search") ?? "");
  if (!limited) return null;
  const query = new URLSearchParams(searchParams);
  query.delete("page");
  if (limited.words === "") query.delete("search");
  else query.set("search", limited.words);
  if (limited.minKronor !== null) query.set("min", String(limited.minKronor));
  if (limited.maxKronor !== null) query.set("max", String(limited.maxKronor));
  return `${pagePathOf(pathname)}?${query}`;
}
