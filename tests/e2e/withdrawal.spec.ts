import { globSync, readFileSync } from "node:fs";

import type { APIRequestContext } from "@playwright/test";

import { newId } from "#app/shared/ids.ts";

import { payOrder, placeOrder } from "../support/order-by-api.ts";
import { expect, type Page, test } from "../support/test.ts";

/** The link in the e-mail that confirmed a paid order of two. */
async function linkOfOrder(request: APIRequestContext) {
  const order = await placeOrder(request, 2, `${newId()}@mail.example`);
  await payOrder(request, order.id);
  const sent = () =>
    globSync(".wrangler/test-seeded/state/tmp/email/*/email-text/*.txt").map((path) => readFileSync(path, "utf8"));
  let link = "";
  await expect(() => {
    const links = sent().flatMap((text) => text.match(/http\S+\/withdraw\?id=\S+&key=[\w.~-]*[\w-]/) ?? []);
    link = links.find((found) => found.includes(order.id)) ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return { ...order, link };
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function expectReceipt(page: Page, orderNumber: string): Promise<void> {
  await expect(heading(page)).toHaveText("We have your return notice");
  const main = page.getByRole("main");
  await expect(main).toContainText(/WD-\d{8}/);
  await expect(main).toContainText(/\d{2}:\d{2}:\d{2} GMT\+[12]/);
  await expect(main).toContainText(orderNumber);
  await expect(main).toContainText("Refund");
  await expect(main).toContainText("1 ×");
}

test("part of an order is withdrawn from its e-mail's link on a phone, by keyboard alone", async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { link, orderNumber } = await linkOfOrder(request);
  await page.goto(link);
  await expect(heading(page)).toHaveText("Start a return");
  const units = page.getByRole("spinbutton");
  await expect(units).toHaveValue("2");
  await expect(page.getByLabel("Your name")).toHaveValue("Åsa Öberg");
  await checkAccessibility();
  for (let press = 0; press < 40 && !(await units.evaluate((field) => field === document.activeElement)); press++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(units).toHaveValue("1");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Confirm your return");
  await expect(page.getByRole("main").getByRole("button")).toHaveText(["Confirm withdrawal"]);
  await expect(page.getByRole("main")).toContainText("1 ×");
  await checkAccessibility();
  const confirm = page.getByRole("button", { name: "Confirm withdrawal" });
  for (let press = 0; press < 40 && !(await confirm.evaluate((button) => button === document.activeElement)); press++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectReceipt(page, orderNumber);
  await checkAccessibility();
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("part of an order is withdrawn from the e-mail's link, and an unknown one from the foot of the page", async ({
    page,
    request,
  }) => {
    const { link, orderNumber } = await linkOfOrder(request);
    await page.goto(link);
    await page.getByRole("spinbutton").fill("1");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await expectReceipt(page, orderNumber);

    await page.goto("/faq");
    await page.getByRole("contentinfo").getByRole("link", { name: "Withdraw from contract here" }).click();
    await page.getByLabel("Your name").fill("Nils Holm");
    await page.getByLabel("Order number").fill("PM-00000000");
    await page.getByRole("main").getByLabel("Email").fill("nils.holm@mail.example");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await expect(heading(page)).toHaveText("We have your return notice");
    await expect(page.getByRole("main")).toContainText("If your name, order number and email match an order");
    await expect(page.getByRole("main")).not.toContainText("Refund");
  });
});
