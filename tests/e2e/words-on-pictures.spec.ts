import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

import { expect, test } from "#tests/support/test.ts";

// Words are hidden by a style of the test's own. A tool for accessibility can't see what lies behind them.
test.use({ bypassCSP: true });

/** The phone's or the desk's window, the tablet's and one that gets the widest crop. */
for (const size of [null, { width: 820, height: 1180 }, { width: 1920, height: 1080 }])
  test(`the words of each slide stand out from its picture${size ? ` at ${size.width} px` : ""}`, async ({ page }) => {
    if (size) await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const slides = page.getByRole("region", { name: "Highlights" });
    for (const slide of [1, 2, 3]) {
      await slides.getByRole("button", { name: `Slide ${slide}`, exact: true }).click();
      const shown = slides.getByRole("group", { name: `${slide} of 3` });
      await expectReadable(page, shown, [shown.getByRole("heading"), shown.getByRole("paragraph")]);
    }
  });

for (const path of ["/about", "/reviews"]) {
  test(`the title of ${path} stands out from its picture`, async ({ page }) => {
    await page.goto(path);
    const hero = page.locator("main section").first();
    await expectReadable(page, hero, [hero.getByRole("heading", { level: 1 }), hero.getByRole("paragraph").first()]);
  });
}

for (const product of ["kvall-hoodie", "form-leggings", "golv-training-mat"]) {
  test(`the words of the banner below ${product} stand out from its picture`, async ({ page }) => {
    await page.goto(`/product/${product}`);
    const banner = page.locator("section[aria-labelledby=banner]");
    await expectReadable(page, banner, [banner.getByRole("heading"), banner.getByRole("paragraph")]);
  });
}

/** Fails when white has less contrast than 4.5 : 1 (WCAG 1.4.3) with what lies behind a text, once its picture is there. */
async function expectReadable(page: Page, section: Locator, texts: Locator[]): Promise<void> {
  for (const text of texts) {
    await text.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect
      .poll(() => section.locator("img").evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    await expect.poll(() => contrastBehind(page, text)).toBeGreaterThanOrEqual(4.5);
  }
}

/** The contrast of white with what lies behind a text, of all but its lightest 2 %. */
async function contrastBehind(page: Page, text: Locator): Promise<number> {
  const clip = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  const picture = await page.screenshot({ clip, style: "* { color: transparent !important }" });
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminances = Array.from({ length: data.length / 3 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = [...data.subarray(3 * pixel, 3 * pixel + 3)].map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }).toSorted((a, b) => a - b);
  const light = luminances[Math.floor(0.98 * (luminances.length - 1))] ?? 1;
  return 1.05 / (light + 0.05);
}

/** A channel of sRGB, 0 to 255, as light, 0 to 1. */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
