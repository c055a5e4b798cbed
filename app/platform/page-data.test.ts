import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";

import { numberedRows, pageDataText } from "./page-data.ts";

const data = {
  loaderData: {
    "routes/a": {
      list: [1, 0, -2.5, "", "one", "one", null, [], [["D"]], {}],
      yes: true,
      no: false,
      _3: "å <b> \u2028",
    },
    "routes/b": null,
  },
  actionData: null,
  errors: null,
};

test("React Router reads from the rows what the loaders said", async () => {
  const stream = new Response(numberedRows(data)).body!;
  const { value } = await decode(stream, globalThis);
  expect(value).toEqual(data);
});

test("data in a page says what it was, and cannot end the element it stands in", () => {
  const text = pageDataText(data)!;
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(data);
});

test("what JSON would change is left to React Router", () => {
  for (const value of [new Date(), new Error("no"), new Map(), NaN, 1n, [undefined], Promise.resolve()]) {
    expect(pageDataText({ loaderData: { value } })).toBeNull();
  }
  expect(pageDataText({ given: 1, left: undefined })).toBe('{"given":1}');
});
