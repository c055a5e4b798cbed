import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { mayRevalidate, type PendingRender, startRender } from "./in-flight-renders.ts";

const failures: [string, () => PendingRender][] = [
  ["throws", () => Promise.reject(new Error("D1 is down"))],
  ["answers with an error", () => Promise.resolve({ response: new Response(null, { status: 500 }) })],
];

describe("a page whose rendering failed", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each(failures)("is not rendered anew at once when it %s, and is after a pause", async (how, fail) => {
    const place = { address: `https://shop.example/${how}`, versions: "1" };
    expect(mayRevalidate(place)).toBe(true);
    await startRender(place, fail()).catch(() => undefined);
    expect(mayRevalidate(place)).toBe(false);
    expect(mayRevalidate({ ...place, versions: "2" })).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(mayRevalidate(place)).toBe(true);
  });

  it("may be rendered anew once a rendering succeeded", async () => {
    const place = { address: "https://shop.example/healed", versions: "1" };
    await startRender(place, Promise.reject(new Error("D1 is down"))).catch(() => undefined);
    await startRender(place, Promise.resolve({ response: new Response() }));
    expect(mayRevalidate(place)).toBe(true);
  });

  it("is forgotten before the memory fills", async () => {
    const placeOf = (index: number) => ({ address: `https://shop.example/many-${index}`, versions: "1" });
    for (let index = 0; index <= 1_000; index++)
      await startRender(placeOf(index), Promise.reject(new Error("D1 is down"))).catch(() => undefined);
    expect(mayRevalidate(placeOf(0))).toBe(true);
    expect(mayRevalidate(placeOf(1_000))).toBe(false);
  });
});
