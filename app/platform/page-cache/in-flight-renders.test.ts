import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { mayRenew, type Rendering, startRendering } from "./in-flight-renders.ts";

const failures: [string, () => Rendering][] = [
  ["throws", () => Promise.reject(new Error("D1 is down"))],
  ["answers with an error", () => Promise.resolve({ response: new Response(null, { status: 500 }) })],
];

describe("a page whose rendering failed", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each(failures)("is not rendered anew at once when it %s, and is after a pause", async (how, fail) => {
    const place = { address: `https://shop.example/${how}`, versions: "1" };
    expect(mayRenew(place)).toBe(true);
    await startRendering(place, fail()).catch(() => undefined);
    expect(mayRenew(place)).toBe(false);
    expect(mayRenew({ ...place, versions: "2" })).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(mayRenew(place)).toBe(true);
  });

  it("may be rendered anew once a rendering succeeded", async () => {
    const place = { address: "https://shop.example/healed", versions: "1" };
    await startRendering(place, Promise.reject(new Error("D1 is down"))).catch(() => undefined);
    await startRendering(place, Promise.resolve({ response: new Response() }));
    expect(mayRenew(place)).toBe(true);
  });

  it("is forgotten before the memory fills", async () => {
    const placeOf = (index: number) => ({ address: `https://shop.example/many-${index}`, versions: "1" });
    for (let index = 0; index <= 1_000; index++)
      await startRendering(placeOf(index), Promise.reject(new Error("D1 is down"))).catch(() => undefined);
    expect(mayRenew(placeOf(0))).toBe(true);
    expect(mayRenew(placeOf(1_000))).toBe(false);
  });
});
