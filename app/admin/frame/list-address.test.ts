import { describe, expect, it } from "vitest";

import { listAddress, type ListShape, parseListView } from "./list-address.ts";

const shape: ListShape<"newest" | "total", { status: "pending" | "shipped" }> = {
  path: "/admin?tab=orders",
  sorts: { newest: "Newest first", total: "Highest total" },
  filters: { status: { label: "Status", values: ["pending", "shipped"] } },
};
const parse = (query: string) => parseListView(new URL(`http://shop/admin?${query}`), shape);

describe("the URL of a list", () => {
  it("without anything is the first page in the default order", () => {
    expect(parse("")).toEqual({
      search: "",
      sort: "newest",
      filters: {},
      paging: { size: 20, after: null, before: null },
    });
  });

  it("says again what it was read from, and keeps the parameters of its path", () => {
    const view = parse("q=PM-1&sort=total&status=shipped");
    const address = listAddress(shape, view, { after: { value: 29900, id: "ord_1" } });
    expect(address).toBe("/admin?tab=orders&q=PM-1&sort=total&status=shipped&after=n29900%7Eord_1");
    expect(parse(address.split("?")[1] ?? "").paging.after).toEqual({ value: 29900, id: "ord_1" });
  });

  it("has as many rows as its reader likes, unless it says how many itself", () => {
    expect(parse("").paging.size).toBe(20);
    const url = (query: string) => new URL(`http://shop/admin?${query}`);
    expect(parseListView(url(""), shape, 50).paging.size).toBe(50);
    const view = parseListView(url("rows=100"), shape, 50);
    expect(view.paging.size).toBe(100);
    expect(listAddress(shape, view)).toBe("/admin?tab=orders&rows=100");
  });

  it("keeps a text with the cursor's own separator in it", () => {
    const address = listAddress(shape, parse(""), { before: { value: "a~b", id: "prd_1" } });
    expect(parse(address.split("?")[1] ?? "").paging.before).toEqual({ value: "a~b", id: "prd_1" });
  });

  it.each([
    "sort=__proto__",
    "status=gone",
    "after=x",
    "after=nabc~1",
    "before=n~1",
    "after=s~",
    "rows=1000",
    "rows=050",
  ])("ignores %s", (query) => {
    expect(parse(query)).toEqual(parse(""));
  });
});
