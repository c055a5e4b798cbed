/** What the splash is run with. Times in milliseconds (specification, section 4). */
export interface SplashTiming {
  stages: readonly string[];
  welcome: string;
  tickMs: number;
  completionMs: number;
}

/**
 * Notes that the session has seen a page, and says whether it is its first. `preferencePattern` matches the page's cookies while
 * preferences may be stored. Its text stands in every page: it may use nothing but its argument and the browser.
 */
function noteVisit(preferencePattern: string): boolean {
  try {
    // On a slow line the next page may be asked for before this one has come. Where nothing may be stored, a page that was reloaded or
    // reached from another one of ours is not the visit's first.
    const mayStore = new RegExp(preferencePattern).test(document.cookie);
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const isLater =
      entry?.type === "reload" || entry?.type === "back_forward" || document.referrer.startsWith(`${location.origin}/`);
    const seen = mayStore ? sessionStorage.getItem("splashSeen") : isLater;
    if (mayStore) sessionStorage.setItem("splashSeen", "1");
    return !seen;
  } catch {
    // A browser that denies its storage would show the splash with every page.
    return false;
  }
}

/**
 * Runs the session's splash. Its text stands in the page, before everything that can be seen, so that it starts with the first
 * paint and waits for no script: it may use nothing but its argument and the browser. Any tap, key or scroll ends it. The
 * reveals are the style's (theme.css).
 */
function runSplash({ stages, welcome, tickMs, completionMs }: SplashTiming): void {
  const splash = document.getElementById("splash");
  const status = splash?.querySelector("[role=status]");
  const percent = splash?.querySelector("[data-percent]");
  const bar = splash?.querySelector("progress");
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  if (!splash || !status || !percent || !bar) return;

  let progress = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endings = ["pointerdown", "keydown", "wheel", "touchmove", "scroll"];
  const end = (event?: Event) => {
    // A part that scrolls by itself is no one's scroll.
    if (event?.type === "scroll" && event.target !== document) return;
    splash.hidden = true;
    clearTimeout(timer);
    for (const name of endings) removeEventListener(name, end, true);
  };
  const tick = () => {
    progress = Math.min(100, progress + 2 + Math.floor(Math.random() * 9));
    bar.value = progress;
    percent.textContent = `${progress}%`;
    status.textContent = stages[Math.floor((progress / 100) * stages.length)] ?? welcome;
    timer = progress < 100 ? setTimeout(tick, tickMs) : setTimeout(() => end(), completionMs);
  };
  for (const name of endings) addEventListener(name, end, true);
  status.textContent = stages[0] ?? "";
  splash.hidden = false;
  // The first frame is the first paint: before it, nothing has been seen.
  requestAnimationFrame(() => {
    timer = splash.hidden ? undefined : setTimeout(tick, tickMs);
  });
}

/** The text of the script that each page runs: notes the visit, and with `timing` runs the splash on the session's first page. */
export function splashScript(preferencePattern: string, timing: SplashTiming | null): string {
  const isFirst = `(${noteVisit.toString()})(${JSON.stringify(preferencePattern)})`;
  if (!timing) return isFirst;
  // A name may hold what would end the script.
  return `${isFirst}&&(${runSplash.toString()})(${JSON.stringify(timing).replaceAll("<", String.raw`\u003c`)})`;
}

/** Whether the splash belongs to a page, by the site's setting. Which session sees it is decided in the browser. */
export function showsSplash(mode: "home" | "everywhere" | "off", pathname: string): boolean {
  return mode === "everywhere" || (mode === "home" && pathname === "/");
}
