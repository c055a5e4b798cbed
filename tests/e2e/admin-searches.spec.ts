import { expect, test } from "#tests/support/test.ts";

/** A word for shoes that no word list has. */
const word = "gympadojor";

test("what a shopper searched for and did not find is a press away from a synonym, by which the shop finds it", async ({
  page,
  browser,
  baseURL,
  signIn,
  checkAccessibility,
}) => {
  const stranger = await browser.newContext({ baseURL: baseURL ?? "" });
  const shop = await stranger.newPage();
  const logged = shop.waitForResponse((response) => response.url().endsWith("/api/search-log"));
  await shop.goto(`/shop?search=${word}`);
  expect((await logged).status()).toBe(201);

  await signIn();
  await page.goto("/admin/searches?days=7");
  await checkAccessibility({ atBothWidths: true });
  const add = page.getByRole("link", { name: `Add synonym for ${word}` }).first();
  const next = page
    .getByRole("navigation", { name: "Pages of searches without results" })
    .getByRole("link", { name: "Next" });
  // The demo shop's shoppers searched for other things more often.
  await next.click();
  await add.click();
  await expect(page.getByText("Together they find 0 products.")).toBeVisible();
  await page.getByLabel("Words").fill(`${word}\nmerinostrumpor\nstrumpor`);
  await expect(page.getByText(/Together they find [1-9]\d* products/)).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("button", { name: "Add group" }).click();
  await expect(page.getByText(`Added: ${word}, merinostrumpor, strumpor.`)).toBeVisible();

  await shop.goto(`/shop?search=${word}`);
  await expect(shop.getByRole("link", { name: "Performance Crew Socks" }).first()).toBeVisible();
  await stranger.close();

  await page.getByRole("link", { name: `Edit ${word}, merinostrumpor, strumpor` }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete group" }).click();
  await expect(page.getByText(`Deleted: ${word}, merinostrumpor, strumpor.`)).toBeVisible();
});
