import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { runSplash, splashStart, splashStatus } from "./splash-run.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(random: () => number) {
  const seen = { state: splashStart, completed: 0 };
  const stop = runSplash(
    (state) => {
      seen.state = state;
    },
    () => seen.completed++,
    random,
  );
  return { seen, stop };
}

describe("the splash", () => {
  it("reveals title, tagline and progress after 300, 800 and 1200 ms", () => {
    const { seen } = start(() => 0);
    const shown = () => [seen.state.titleShown, seen.state.taglineShown, seen.state.progressShown];
    vi.advanceTimersByTime(299);
    expect(shown()).toEqual([false, false, false]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([true, false, false]);
    vi.advanceTimersByTime(500);
    expect(shown()).toEqual([true, true, false]);
    vi.advanceTimersByTime(400);
    expect(shown()).toEqual([true, true, true]);
  });

  it.each([
    ["2 points at least", 0, 2],
    ["10 points at most", 0.999, 10],
  ])("grows every 150 ms by %s", (_, random, step) => {
    const { seen } = start(() => random);
    vi.advanceTimersByTime(149);
    expect(seen.state.progress).toBe(0);
    vi.advanceTimersByTime(1);
    expect(seen.state.progress).toBe(step);
    vi.advanceTimersByTime(150);
    expect(seen.state.progress).toBe(2 * step);
  });

  it("stops at 100 and completes one second later, once", () => {
    const { seen } = start(() => 0.75);
    vi.advanceTimersByTime(13 * 150);
    expect(seen.state.progress).toBe(100);
    vi.advanceTimersByTime(999);
    expect(seen.completed).toBe(0);
    vi.advanceTimersByTime(1);
    expect(seen.completed).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(seen.completed).toBe(1);
  });

  it("does nothing more once stopped", () => {
    const { seen, stop } = start(() => 0.999);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual({ state: splashStart, completed: 0 });
  });
});

describe("splashStatus", () => {
  it("goes through every text in order", () => {
    const texts = Array.from({ length: 101 }, (_, progress) => splashStatus(progress, "Pulse Mode"));
    expect([...new Set(texts)]).toEqual([
      "Initializing...",
      "Loading assets...",
      "Preparing interface...",
      "Connecting to database...",
      "Loading products...",
      "Finalizing setup...",
      "Almost ready...",
      "Welcome to Pulse Mode!",
    ]);
    expect(texts[99]).toBe("Almost ready...");
  });
});
