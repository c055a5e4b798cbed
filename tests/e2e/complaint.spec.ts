import { globSync, readFileSync } from "node:fs";

import type { APIRequestContext, Locator, Page } from "@playwright/test";

import { newId } from "#app/shared/ids.ts";

import { payOrder, placeOrder } from "../support/order-by-api.ts";
import { expect, test } from "../support/test.ts";

/** The link to complain in the e-mail that confirmed a paid order of two. */
async function linkOfOrder(request: APIRequestContext) {
  const order = await placeOrder(request, 2, `${newId()}@mail.example`);
  await payOrder(request, order.id);
  let link = "";
  await expect(() => {
    const sent = globSync(".wrangler/test-seeded/state/tmp/email/*/email-text/*.txt");
    const texts = sent.map((path) => readFileSync(path, "utf8"));
    const links = texts.flatMap((text) => text.match(/http\S+\/complaint\?id=\S+&key=[\w.~-]*[\w-]/) ?? []);
    link = links.find((found) => found.includes(order.id)) ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return { ...order, link };
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 60 && !(await isThere()); press++) await page.keyboard.press("Tab");
  expect(await isThere()).toBe(true);
}

test("a fault is told from an order's e-mail on a phone, by keyboard, with a photo, and followed by its page", async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { link, orderNumber } = await linkOfOrder(request);
  await page.goto(link);
  await checkAccessibility();
  await tabTo(page, page.getByRole("spinbutton"));
  await page.keyboard.press("ArrowUp");
  await tabTo(page, page.getByLabel("What's wrong?"));
  await page.keyboard.type("The seam opened in the first wash.");
  await page.getByLabel("Photos").setInputFiles("public/icon-192.png");
  await tabTo(page, page.getByRole("radio", { name: "Whatever you suggest" }));
  await page.keyboard.press("ArrowDown");
  await tabTo(page, page.getByRole("button", { name: "Send Complaint" }));
  await page.keyboard.press("Enter");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your complaint");
  await expect(main).toContainText(/CP-\d{8}/);
  await expect(main).toContainText(orderNumber);
  await expect(main).toContainText("A repair");
  await checkAccessibility();
  await page.getByRole("link", { name: "Follow your complaint" }).click();
  await expect(main).toContainText("We're looking into it.");
  const photo = page.getByRole("img", { name: "Your upload 1" });
  await expect.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await checkAccessibility();
});
