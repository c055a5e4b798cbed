import { type ClaimState, claimStates } from "#app/features/catalogue/claims/claim-validity.ts";
import type { ListedClaim } from "#app/features/catalogue/claims/claims.server.ts";

/** Claims on a page of the register. */
const pageSize = 20;

/** What the register's URL asks for. */
export interface ClaimsView {
  search: string;
  state: ClaimState | null;
  /** From 1. */
  page: number;
}

export interface ClaimsPage {
  view: ClaimsView;
  claims: ListedClaim[];
  /** How many claims of each state the search finds. */
  counts: Partial<Record<ClaimState, number>>;
  /** How many it finds in this state, and on how many pages. */
  total: number;
  pages: number;
}

/** Reads the register's URL; what it does not know is ignored. */
export function claimsViewOf(query: URLSearchParams): ClaimsView {
  const page = Number(query.get("page"));
  return {
    search: (query.get("q") ?? "").trim().slice(0, 100),
    state: claimStates.find((state) => state === query.get("state")) ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The register's URL for a view. */
export function claimsAddress({ search, state, page }: ClaimsView): string {
  const query = new URLSearchParams({
    ...(search ? { q: search } : {}),
    ...(state ? { state } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `/admin/claims?${query}` : "/admin/claims";
}

/** The claims that hold every word of the search, of one state, page by page; a page beyond the last is the last. */
export function pageOfClaims(all: readonly ListedClaim[], view: ClaimsView): ClaimsPage {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((claim) => words.every((word) => textOf(claim).includes(word)));
  const counts: Partial<Record<ClaimState, number>> = {};
  for (const { state } of found) counts[state] = (counts[state] ?? 0) + 1;
  const ofState = found.filter(({ state }) => view.state === null || state === view.state);
  const pages = Math.max(1, Math.ceil(ofState.length / pageSize));
  const page = Math.min(view.page, pages);
  const claims = ofState.slice((page - 1) * pageSize, page * pageSize);
  return { view: { ...view, page }, claims, counts, total: ofState.length, pages };
}

function textOf({ text, productName, productId, evidence }: ListedClaim): string {
  return [text, productName ?? "the whole shop", productId, evidence].join(" ").toLowerCase();
}
