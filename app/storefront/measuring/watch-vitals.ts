/** What a page's times are told as: milliseconds, and `cls` as the browser counts it. What the browser does not know is left out. */
interface Vitals {
  lcp?: number;
  inp?: number;
  cls?: number;
  ttfb?: number;
}

/* What TypeScript's library does not know of entries yet. */
interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface PressEntry extends PerformanceEntry {
  interactionId?: number;
}

/** Shifts less than a second apart, for at most five seconds, count as one; the worst of them is the page's. */
const shiftGapMs = 1_000;
const shiftWindowMs = 5_000;
/** The shortest press that is looked at; the browser rounds to 8 ms. */
const shortestPressMs = 16;
/** Of so many presses, one that took longest is left out. */
const pressesPerOutlier = 50;

/**
 * Watches a document's Web Vitals, also what happened before; the answer reads them. A page that was opened in the background has no
 * times of its paint: nobody waited for it.
 */
export function watchVitals(): () => Vitals {
  let lcp: number | undefined;
  const presses = new Map<number, number>();
  const shift = { worst: 0, sum: 0, from: 0, last: 0 };
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A page that was rendered ahead counts from when it was shown.
  const start = (navigation as { activationStart?: number } | undefined)?.activationStart ?? 0;
  const hiddenAt = hiddenSince();
  const observers = [
    watch("largest-contentful-paint", ({ startTime }) => {
      if (startTime < hiddenAt) lcp = Math.max(startTime - start, 0);
    }),
    watch("layout-shift", (entry) => {
      const { startTime, value, hadRecentInput } = entry as ShiftEntry;
      if (hadRecentInput) return;
      const isOfWindow = startTime - shift.last < shiftGapMs && startTime - shift.from < shiftWindowMs;
      if (!isOfWindow) Object.assign(shift, { sum: 0, from: startTime });
      shift.sum += value;
      shift.last = startTime;
      shift.worst = Math.max(shift.worst, shift.sum);
    }),
    watch("event", (entry) => {
      const { interactionId, duration } = entry as PressEntry;
      if (interactionId) presses.set(interactionId, Math.max(presses.get(interactionId) ?? 0, duration));
    }),
  ];
  return () => {
    for (const { take } of observers) take();
    const inp = worstPress([...presses.values()]);
    return {
      ...(lcp !== undefined && { lcp: Math.round(lcp) }),
      ...(inp !== undefined && { inp }),
      ...(observers[1]?.isKnown && { cls: Math.round(shift.worst * 1_000) / 1_000 }),
      ...(navigation &&
        navigation.responseStart > 0 && { ttfb: Math.round(Math.max(navigation.responseStart - start, 0)) }),
    };
  };
}

/** Calls `note` for entries of a type, those of before included; `take` brings those that are on their way, and ends it. */
function watch(type: string, note: (entry: PerformanceEntry) => void): { isKnown: boolean; take: () => void } {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return { isKnown: false, take: () => undefined };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  observer.observe({ type, buffered: true, durationThreshold: shortestPressMs } as PerformanceObserverInit);
  const take = () => {
    observer.takeRecords().forEach(note);
    observer.disconnect();
  };
  return { isKnown: true, take };
}

/** The press that took longest, without one of each fifty: INP. */
function worstPress(durations: readonly number[]): number | undefined {
  const sorted = durations.toSorted((a, b) => b - a);
  return sorted[Math.min(Math.floor(sorted.length / pressesPerOutlier), sorted.length - 1)];
}

/** From when the page was not in sight, in milliseconds: what is painted later was waited for by nobody. */
function hiddenSince(): number {
  const [first] = performance.getEntriesByType("visibility-state").filter(({ name }) => name === "hidden");
  if (first) return first.startTime;
  return document.visibilityState === "hidden" ? 0 : Infinity;
}
