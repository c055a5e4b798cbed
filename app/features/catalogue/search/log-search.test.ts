import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A page with nothing told yet: the module remembers what it told. */
const freshPage = async () => {
  vi.resetModules();
  return import("./log-search.ts");
};
const fetched = vi.fn<typeof fetch>();
const told = () => fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);
const settle = () => vi.advanceTimersByTime(60_000);

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the browser's word of a search", () => {
  it("is sent once, when the text stands, and not for each key", async () => {
    const { logSearch } = await freshPage();
    for (const words of ["ho", "hood", "hoodie"]) logSearch({ words, count: 6 });
    expect(told()).toEqual([]);
    settle();
    expect(told()).toEqual([{ words: "hoodie", count: 6 }]);
  });

  it("is not repeated by the list's next page or by the list after the overlay", async () => {
    const { logSearch } = await freshPage();
    logSearch({ words: "Hoodie", count: 6 });
    settle();
    logSearch({ words: " hoodie ", count: 6 });
    settle();
    expect(told()).toHaveLength(1);
  });

  it("is sent again after another search", async () => {
    const { logSearch } = await freshPage();
    for (const words of ["hoodie", "mössa", "hoodie"]) {
      logSearch({ words, count: 6 });
      settle();
    }
    expect(told()).toHaveLength(3);
  });

  it("goes with the opened place when a product is opened before the text stood", async () => {
    const { logSearch, logSearchClick } = await freshPage();
    logSearch({ words: "hoodie", count: 6 });
    logSearchClick({ words: "hoodie", rank: 2 });
    settle();
    expect(told()).toEqual([{ words: "hoodie", count: 6, rank: 2 }]);
  });

  it("has the first opened place of a search only", async () => {
    const { logSearch, logSearchClick } = await freshPage();
    logSearch({ words: "hoodie", count: 6 });
    settle();
    logSearchClick({ words: "hoodie", rank: 3 });
    logSearchClick({ words: "hoodie", rank: 1 });
    expect(told()).toEqual([
      { words: "hoodie", count: 6 },
      { words: "hoodie", rank: 3 },
    ]);
  });

  it("never leaves the browser when it may be about a person", async () => {
    const { logSearch, logSearchClick } = await freshPage();
    logSearch({ words: "anna@mail.example", count: 0 });
    logSearchClick({ words: "anna@mail.example", rank: 1 });
    settle();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("never throws, whatever becomes of the request", async () => {
    const { logSearch } = await freshPage();
    fetched.mockRejectedValueOnce(new Error("offline"));
    logSearch({ words: "hoodie", count: 6 });
    settle();
    fetched.mockImplementationOnce(() => {
      throw new Error("blocked");
    });
    logSearch({ words: "cap", count: 2 });
    expect(settle).not.toThrow();
  });
});
