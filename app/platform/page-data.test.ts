import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { afterEach, expect, test, vi } from "vitest";

import { handOverPageData, pageDataText } from "./page-data.ts";

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

afterEach(() => vi.unstubAllGlobals());

/** A page with that text as its data, and React Router's part in it, which `decode` does. */
function openPage(text: string | null) {
  const router: { stream?: ReadableStream<Uint8Array> | null; state?: unknown } = {};
  vi.stubGlobal("document", { getElementById: () => text && { textContent: text } });
  vi.stubGlobal("window", { __reactRouterContext: router });
  const decodeStream = async () => {
    router.state = (await decode(router.stream!, globalThis)).value;
  };
  return { router, decodeStream };
}

test("React Router gets what the loaders said", async () => {
  const { router, decodeStream } = openPage(pageDataText(data));
  await handOverPageData(decodeStream);
  expect(router.state).toEqual(data);
});

test("data that React Router wrote are left to it", async () => {
  const { router, decodeStream } = openPage("");
  router.stream = new Response('["its own"]\n').body;
  await handOverPageData(decodeStream);
  expect(router.state).toBe("its own");
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
