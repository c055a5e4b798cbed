import { expect, it } from "vitest";

import type { ListedClaim } from "#app/features/catalogue/claims/claims.server.ts";

import { claimsAddress, claimsViewOf, pageOfClaims } from "./claims-page.ts";

const claim = (index: number, change: Partial<ListedClaim> = {}): ListedClaim => ({
  id: `clm_${index}`,
  productId: `tee-${index}`,
  productName: `Tee ${index}`,
  text: "84% of the fabric is recycled polyester",
  evidence: `GRS, CU-${index}, Nordic Textile Certification`,
  documentUrl: null,
  hasDocument: false,
  validTo: "2026-12-31",
  checkedBy: "anna",
  updatedAt: "2026-11-01T00:00:00.000Z",
  state: "valid",
  problems: [],
  ...change,
});
const all = Array.from({ length: 45 }, (_, index) => claim(index, index % 9 === 0 ? { state: "expiring" } : {}));
const view = (query: string) => claimsViewOf(new URLSearchParams(query));

it("finds claims by every word, in the text, the product and the evidence", () => {
  expect(pageOfClaims(all, view("q=cu-7 RECYCLED")).claims.map(({ id }) => id)).toEqual(["clm_7"]);
  expect(pageOfClaims(all, view("q=cotton")).total).toBe(0);
});

it("pages through one state, and counts all of them; a page beyond the end is the last", () => {
  const page = pageOfClaims(all, view("state=valid&page=9"));
  expect([page.view.page, page.pages, page.total, page.claims.length]).toEqual([2, 2, 40, 20]);
  expect(page.counts).toEqual({ expiring: 5, valid: 40 });
});

it("reads back the address it writes, and ignores what it does not know", () => {
  for (const query of ["", "?q=wool&state=expired&page=3"])
    expect(claimsAddress(view(query.slice(1)))).toBe(`/admin/claims${query}`);
  expect(view("state=nothing&page=-1")).toEqual({ search: "", state: null, page: 1 });
});
