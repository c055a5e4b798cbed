import { globSync, readFileSync } from "node:fs";

import type { Locator, Page } from "@playwright/test";

import { newId } from "#app/shared/ids.ts";

import { pressSoldOut, variantsInStock, waitForHydration } from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

/** The links in the e-mails that asked to confirm a request for a product. */
function mailedLinks(productName: string): string[] {
  const sent = globSync(".wrangler/test-seeded/state/tmp/email/*/email-text/*.txt");
  const texts = sent.map((path) => readFileSync(path, "utf8")).filter((text) => text.includes(productName));
  return texts.flatMap((text) => text.match(/http\S+\/notify-me\/request\?id=\S+&key=[\w-]+/g) ?? []);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 60 && !(await isThere()); press++) await page.keyboard.press("Tab");
  expect(await isThere()).toBe(true);
}

test.use({ expectedErrors: /status of 400/ });

test("a sold-out size is asked for by keyboard, confirmed by the e-mail's button, and taken back", async ({
  page,
  request,
  checkAccessibility,
}) => {
  const [none, some] = [await variantsInStock(request, 0, 0), await variantsInStock(request, 1, 999)];
  const gone = none.find((one) =>
    some.some(({ productId, colorId }) => productId === one.productId && colorId === one.colorId),
  );
  if (!gone) throw new Error("No color has a sold-out size beside others");
  await page.goto(`/product/${gone.productId}`);
  const colors = page.getByRole("radiogroup", { name: "Color" });
  await colors.getByRole("radio", { name: gone.color, exact: true }).click();
  const offer = page.getByRole("link", { name: "Email me when it's back" });
  await expect(offer).toBeHidden();
  const sizes = page.getByRole("radiogroup", { name: "Size" });
  await pressSoldOut(sizes.getByRole("radio", { name: `${gone.size}, out of stock`, exact: true }));
  await tabTo(page, offer);
  await page.keyboard.press("Enter");

  const form = page.getByRole("group", { name: "Email me when it's back" });
  const email = form.getByLabel("Email");
  await expect(email).toBeFocused();
  await expect(form.getByLabel("Color and size").locator("option:checked")).toHaveText(`${gone.color}, ${gone.size}`);
  await page.keyboard.type("not an address");
  await page.keyboard.press("Enter");
  await expect(form.getByText("Please enter a valid email address.")).toBeVisible();
  await expect(email).toBeFocused();
  await checkAccessibility({ atBothWidths: true });
  await email.fill(`${newId()}@mail.example`);
  await page.keyboard.press("Enter");
  await expect(form.getByText("Check your email")).toBeVisible();
  await expect(email).toBeHidden();

  await expect.poll(() => mailedLinks(gone.name), { timeout: 30_000 }).not.toEqual([]);
  await page.goto(mailedLinks(gone.name)[0] ?? "");
  await expect(page.getByText(`${gone.color}, ${gone.size}`)).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await waitForHydration(page);
  await page.getByRole("button", { name: "Confirm" }).press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("You're on the list");
  await expect(heading).toBeFocused();
  await page.reload();
  await page.getByRole("button", { name: "Cancel my request" }).click();
  await expect(heading).toHaveText("Request deleted");
  await page.reload();
  await expect(heading).toHaveText("This link has expired");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("what is sold out is asked for on a page of its own, which loses nothing that was typed", async ({
    page,
    request,
  }) => {
    const [none, some] = [await variantsInStock(request, 0, 0), await variantsInStock(request, 1, 999)];
    const gone = none.findLast((one) => some.some(({ productId }) => productId === one.productId));
    if (!gone) throw new Error("No product has a sold-out size beside others");
    await page.goto(`/product/${gone.productId}`);
    await page.getByRole("link", { name: "Your size sold out? Get an email when it's back" }).click();
    const form = page.getByRole("main");
    await form.getByLabel("Color and size").selectOption(`${gone.color}, ${gone.size}`);
    await form.getByLabel("Email").fill("not an address");
    await page.getByRole("button", { name: "Notify me" }).click();
    await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
    await expect(form.getByLabel("Email")).toHaveValue("not an address");
    await expect(form.getByLabel("Color and size").locator("option:checked")).toHaveText(`${gone.color}, ${gone.size}`);
    await form.getByLabel("Email").fill(`${newId()}@mail.example`);
    await page.getByRole("button", { name: "Notify me" }).click();
    await expect(page.getByText("Check your email")).toBeVisible();

    await expect.poll(() => mailedLinks(gone.name), { timeout: 30_000 }).not.toEqual([]);
    await page.goto(mailedLinks(gone.name)[0] ?? "");
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're on the list");
  });
});
