/** How the staff's list of searches can be sorted; the first is the default. */
export const searchSorts = ["times", "found", "opened", "place", "latest", "words"] as const;
export type SearchSort = (typeof searchSorts)[number];
