import { expect, type Locator, type Page } from "./test.ts";

/** The farthest one gesture scrolls, in pixels. */
const maxScrollPixels = 400;

/** Where the middle of an element is in the window, and what a press there would hit. */
interface Position {
  x: number;
  y: number;
  /** Pixels to scroll, downwards, until the element is in the middle of the window. */
  distance: number;
  /** What covers its middle; null when a press there hits the element. */
  coveredBy: string | null;
}

/** Scrolls with the pointer: a swipe on a touch screen, the wheel elsewhere. Pixels, downwards. */
export async function scrollWithPointer(page: Page, distance: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!(await page.evaluate(() => navigator.maxTouchPoints > 0))) {
    await page.mouse.move(width / 4, height / 2);
    return page.mouse.wheel(0, distance);
  }
  const session = await page.context().newCDPSession(page);
  const [x, from] = [width / 8, height / 2 + distance / 2];
  // Chromium reads the speed of a finger from these times: one that rests before it lifts does not fling the page on.
  let timestamp = Date.now() / 1_000;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", seconds: number, y?: number) => {
    timestamp += seconds;
    return session.send("Input.dispatchTouchEvent", {
      type,
      timestamp,
      touchPoints: y === undefined ? [] : [{ x, y }],
    });
  };
  await touch("touchStart", 0, from);
  for (let moved = 0.25; moved <= 1; moved += 0.25) await touch("touchMove", 0.05, from - distance * moved);
  await touch("touchMove", 0.3, from - distance - Math.sign(distance));
  await touch("touchEnd", 0.05);
  await session.detach();
}

/** Scrolls until an element is in view and nothing covers it, then presses its middle. */
export async function pressWithPointer(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  await expect(async () => {
    const { distance, coveredBy } = await positionOf(target);
    if (coveredBy !== null)
      await scrollWithPointer(page, Math.sign(distance) * Math.min(Math.abs(distance), maxScrollPixels));
    // A press on an element that still moves would miss it.
    const before = await positionOf(target);
    const after = await target.evaluate(
      (element) => new Promise<number>((done) => requestAnimationFrame(() => done(element.getBoundingClientRect().y))),
    );
    const last = await positionOf(target);
    expect(last.coveredBy, "what covers it").toBeNull();
    expect([before.y, after]).toEqual([last.y, await target.evaluate((element) => element.getBoundingClientRect().y)]);
  }).toPass({ intervals: [50], timeout: 15_000 });
  const { x, y } = await positionOf(target);
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Fills in a field after scrolling to it and pressing it. */
export async function fillWithPointer(page: Page, field: Locator, value: string): Promise<void> {
  await pressWithPointer(page, field);
  await expect(field).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(value);
}

function positionOf(target: Locator): Promise<Position> {
  return target.evaluate((element) => {
    // A radio button may be shown by its label only.
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const shown =
      [element, ...labels].find((part) => part.getClientRects().length > 0 && part.clientWidth > 4) ?? element;
    const box = shown.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const hits = hit !== null && [element, ...labels].some((part) => part === hit || part.contains(hit));
    return {
      x,
      y,
      distance: y - window.innerHeight / 2,
      coveredBy: hits ? null : (hit?.outerHTML.slice(0, 120) ?? "out of view"),
    };
  });
}
