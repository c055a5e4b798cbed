import { runInThisContext } from "node:vm";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { consentValue, preferencePattern } from "#app/features/shop/consent/consent.ts";

import { showsSplash, splashScript, type SplashTiming } from "./splash-timing.ts";
import { splashTexts } from "./splash.texts.ts";

const splashStages = splashTexts().stages();

const run: SplashTiming = {
  stages: splashStages,
  welcome: "Welcome!",
  tickMs: 150,
  completionMs: 1_000,
};
/** As the page runs it: from its text alone, with nothing of its module around it. */
const runFromText = (timing: SplashTiming | null) => void runInThisContext(splashScript(preferencePattern, timing));

function openPage({
  seen = false,
  reducedMotion = false,
  random = 0,
  allowed = true,
  referrer = "",
  type = "navigate",
} = {}) {
  const status = { textContent: splashStages[0] };
  const percent = { textContent: "0%" };
  const bar = { value: 0 };
  const splash = {
    hidden: true,
    querySelector: (selector: string) =>
      ({ "[role=status]": status, "[data-percent]": percent, progress: bar })[selector],
  };
  const storage = new Map(seen ? [["splashSeen", "1"]] : []);
  const page = new EventTarget();
  const cookie = allowed ? `a=b; cookie_consent=${consentValue(["preference"], "id")}` : "";
  const document = { getElementById: () => splash, cookie, referrer };
  vi.stubGlobal("location", { origin: "https://shop.example" });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
  vi.stubGlobal("document", document);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
  });
  vi.stubGlobal("matchMedia", () => ({ matches: reducedMotion }));
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => void setTimeout(frame, 0));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.spyOn(Math, "random").mockReturnValue(random);
  return { splash, status, percent, bar, storage, page };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  // Before the timers: what was stubbed stands over theirs.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the splash", () => {
  it.each([
    ["2 points at least", 0, 2],
    ["10 points at most", 0.999, 10],
  ])("grows every 150 ms by %s", (_, random, step) => {
    const { bar, percent } = openPage({ random });
    runFromText(run);
    vi.advanceTimersByTime(149);
    expect(bar.value).toBe(0);
    vi.advanceTimersByTime(1);
    expect(bar.value).toBe(step);
    vi.advanceTimersByTime(150);
    expect(percent.textContent).toBe(`${step * 2}%`);
  });

  it("says its stages in their order, welcomes at 100 %, and ends a second later", () => {
    const { splash, status, bar } = openPage();
    const said = new Set<string>();
    runFromText(run);
    for (let tick = 0; tick < 50; tick++) {
      said.add(status.textContent ?? "");
      vi.advanceTimersByTime(150);
    }
    expect(bar.value).toBe(100);
    expect([...said, status.textContent]).toEqual([...splashStages, "Welcome!"]);
    vi.advanceTimersByTime(999);
    expect(splash.hidden).toBe(false);
    vi.advanceTimersByTime(1);
    expect(splash.hidden).toBe(true);
  });

  it.each(["pointerdown", "keydown", "wheel", "touchmove"])("is ended by %s, and stays so", (name) => {
    const { splash, page, bar } = openPage();
    runFromText(run);
    vi.advanceTimersByTime(300);
    page.dispatchEvent(new Event(name));
    expect(splash.hidden).toBe(true);
    const { value } = bar;
    vi.advanceTimersByTime(20_000);
    expect([splash.hidden, bar.value]).toEqual([true, value]);
  });

  it("is noted for the session before it shows, and where it does not show", () => {
    for (const shows of [true, false]) {
      const { storage, splash } = openPage();
      runFromText(shows ? run : null);
      expect(storage.get("splashSeen")).toBe("1");
      expect(splash.hidden).toBe(!shows);
    }
  });

  it("stores nothing before preferences are allowed, and does not come again within the visit", () => {
    const { storage, splash } = openPage({ allowed: false });
    runFromText(run);
    expect([storage.size, splash.hidden]).toEqual([0, false]);
    for (const visitor of [{ type: "reload" }, { type: "back_forward" }, { referrer: "https://shop.example/shop" }]) {
      const later = openPage({ allowed: false, ...visitor });
      runFromText(run);
      expect([later.storage.size, later.splash.hidden]).toEqual([0, true]);
    }
    const elsewhere = openPage({ allowed: false, referrer: "https://search.example/" });
    runFromText(run);
    expect(elsewhere.splash.hidden).toBe(false);
  });

  it("comes neither twice a session nor to people who ask for less motion", () => {
    for (const visitor of [{ seen: true }, { reducedMotion: true }]) {
      const { splash } = openPage(visitor);
      runFromText(run);
      expect(splash.hidden).toBe(true);
    }
  });
});

describe("showsSplash", () => {
  it.each([
    ["home", "/", true],
    ["home", "/shop", false],
    ["everywhere", "/shop", true],
    ["off", "/", false],
  ] as const)("%s at %s is %s", (mode, pathname, expected) => {
    expect(showsSplash(mode, pathname)).toBe(expected);
  });
});
