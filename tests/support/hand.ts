import { expect, type Locator, type Page } from "./test.ts";

/** The farthest a hand moves in one go, in pixels. */
const stroke = 400;

/** What the window shows of an element: where its middle is, and what a press there would meet. */
interface Sight {
  x: number;
  y: number;
  /** Pixels to scroll, downwards, until the middle stands in the middle of the window. */
  away: number;
  /** Null when a press on its middle meets it. */
  covered: string | null;
}

/** Scrolls as a person does: a finger on a touch screen, the wheel elsewhere. Pixels, downwards. */
export async function scrollByHand(page: Page, distance: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (!touch) {
    await page.mouse.move(width / 4, height / 2);
    return page.mouse.wheel(0, distance);
  }
  const session = await page.context().newCDPSession(page);
  const [x, from] = [width / 8, height / 2 + distance / 2];
  const touchPoint = (y: number) => ({ x, y });
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [touchPoint(from)] });
  for (let moved = 0.1; moved <= 1; moved += 0.1) {
    await session.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: [touchPoint(from - distance * moved)],
    });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

/** Scrolls by hand until an element is in sight and nothing lies over it, then presses its middle. */
export async function pressByHand(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  await expect(async () => {
    const { away, covered } = await sightOf(target);
    if (covered !== null) await scrollByHand(page, Math.sign(away) * Math.min(Math.abs(away), stroke));
    // Still moving, it would be missed.
    const before = await sightOf(target);
    const after = await target.evaluate(
      (element) => new Promise<number>((done) => requestAnimationFrame(() => done(element.getBoundingClientRect().y))),
    );
    const settled = await sightOf(target);
    expect(settled.covered, "what lies over it").toBeNull();
    expect([before.y, after]).toEqual([
      settled.y,
      await target.evaluate((element) => element.getBoundingClientRect().y),
    ]);
  }).toPass({ intervals: [50], timeout: 15_000 });
  const { x, y } = await sightOf(target);
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Fills in a field that is reached by hand. */
export async function fillByHand(page: Page, field: Locator, value: string): Promise<void> {
  await pressByHand(page, field);
  await expect(field).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(value);
}

function sightOf(target: Locator): Promise<Sight> {
  return target.evaluate((element) => {
    // A choice may be drawn by its label alone.
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const shown =
      [element, ...labels].find((part) => part.getClientRects().length > 0 && part.clientWidth > 4) ?? element;
    const box = shown.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const met = document.elementFromPoint(x, y);
    const meets = met !== null && [element, ...labels].some((part) => part === met || part.contains(met));
    return {
      x,
      y,
      away: y - window.innerHeight / 2,
      covered: meets ? null : (met?.outerHTML.slice(0, 120) ?? "out of sight"),
    };
  });
}
