import { expect, it } from "vitest";

import { marksIn } from "./marks-in.ts";

it("keeps the marks that begin a word of a shown name", () => {
  const products = [{ name: "Löparjacka" }, { name: "Pulse Hoodie" }];
  expect(marksIn(["lopar", "hood", "jacka", "huppari"], products)).toEqual(["lopar", "hood"]);
  expect(marksIn(["hood"], [])).toEqual([]);
});
