import { describe, expect, it } from "vitest";

import { searchRanges } from "./search-orders.ts";

const begins = (search: string) => searchRanges(search).map(({ column, from }) => `${column} ${from}`);

describe("a search for orders", () => {
  it.each(["PM-1234", "pm1234", "1234", " PM-1234 "])("finds '%s' as an order number", (search) => {
    expect(begins(search)).toEqual(["order_number PM-1234"]);
  });

  it("finds an address by its beginning, whatever its case", () => {
    expect(begins("Asa.Oberg@Mail")).toEqual(["email asa.oberg@mail"]);
  });

  it("finds a word as an address or a name", () => {
    expect(begins("lind")).toEqual(["email lind", "first_name lind", "last_name lind"]);
  });

  it("tries names with letters beyond z as people write them", () => {
    expect(begins("öberg")).toEqual([
      "email öberg",
      "first_name öberg",
      "last_name öberg",
      "first_name Öberg",
      "last_name Öberg",
    ]);
  });

  it("finds a first and a last name together, and a last name of two words", () => {
    expect(searchRanges("Åsa  von Öberg")).toEqual([
      { column: "last_name", from: "von Öberg", to: "von Öberg\u{10FFFF}", firstName: "Åsa" },
      { column: "last_name", from: "Von Öberg", to: "Von Öberg\u{10FFFF}", firstName: "Åsa" },
      { column: "last_name", from: "Åsa von Öberg", to: "Åsa von Öberg\u{10FFFF}" },
      { column: "last_name", from: "Åsa Von Öberg", to: "Åsa Von Öberg\u{10FFFF}" },
    ]);
  });

  it.each(["", "  ", "PM-", "pm"])("finds nothing for '%s'", (search) => {
    expect(searchRanges(search)).toEqual([]);
  });
});
