import { expect, expectNoSidewaysScroll, test } from "#tests/support/test.ts";

// What is refused is a 400 or a 409, which is what this is about.
test.use({ expectedErrors: /status of 40[09]/ });

test("staff see what a market lacks, and set its prices by proposals, by hand and by a file", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  // It can't be tried again in the same shop: its prices are set then.
  test.slow();
  await signIn();
  await page.goto("/admin/markets");
  const denmark = page.getByRole("region", { name: "Denmark" });
  await expect(page.getByRole("region", { name: "Sweden" })).toContainText("Open");
  await expect(denmark).toContainText("The shop isn't built in Danish.");
  await checkAccessibility({ atBothWidths: true });
  await expectNoSidewaysScroll(page);

  await denmark.getByRole("button", { name: "Open Denmark" }).click();
  // It says why above a long form, whose button was pressed.
  await expect(denmark.getByRole("alert")).toContainText("Denmark wasn't changed.");
  await expect(denmark.getByRole("alert")).toBeFocused();
  await expect(denmark.getByRole("alert")).toBeInViewport();
  await expect(denmark.getByRole("alert")).toContainText(
    "The settings say the shop isn't registered for the One Stop Shop.",
  );

  await denmark.getByLabel("Season's rate").fill("much");
  await denmark.getByRole("button", { name: "Save" }).click();
  await expect(denmark.getByRole("alert")).toContainText("Enter the rate as kronor for one unit");
  await expect(denmark.getByLabel("Season's rate")).toHaveValue("much");
  await denmark.getByLabel("Season's rate").fill("1,52");
  await denmark.getByLabel("Return address").fill("Returvej 1\n2300 København S");
  await denmark.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").first()).toContainText("Denmark saved.");
  await expect(denmark).toContainText("Returns (done): Returvej 1, 2300 København S.");

  await denmark.getByRole("link", { name: "Prices in DKK" }).click();
  await expect(page.getByRole("heading", { name: "Prices in Denmark", level: 1 })).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toContainText("Missing");
  await checkAccessibility({ atBothWidths: true });
  await expectNoSidewaysScroll(page);
  const takeAll = page.getByRole("button", { name: /^Take all \d+ proposals$/ });
  await takeAll.press("Enter");
  const question = page.getByRole("dialog", { name: /^Take \d+ proposals\?$/ });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  // The page behind it can't be reached; the browser's own controls can, where nothing of the page has the focus.
  for (let stop = 0; stop < 4; stop++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog, main")?.tagName ?? "none")).not.toBe(
      "MAIN",
    );
  }
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(takeAll).toBeFocused();
  await takeAll.press("Enter");
  await page.getByRole("button", { name: "Take them" }).press("Enter");
  await expect(page.getByRole("status").first()).toContainText("prices saved.");
  await expect(question).toBeHidden();
  await expect(page.getByRole("region", { name: "Prices", exact: true })).toBeFocused();
  await expect(page.getByRole("link", { name: "Missing (0)" })).toBeVisible();

  const price = page.getByLabel(/^Price of /).first();
  const proposed = await price.inputValue();
  await price.fill("0");
  await page.getByRole("button", { name: "Save prices" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Nothing was saved.");
  await expect(price).toHaveValue("0");
  await price.fill("9999");
  await page.getByRole("button", { name: "Save prices" }).press("Enter");
  await expect(page.getByRole("status").first()).toContainText("1 price saved.");
  await page.getByRole("link", { name: "More than 4% off (1)" }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: /^Use for / }).click();
  await expect(price).toHaveValue(proposed);
  await page.getByRole("button", { name: "Save prices" }).press("Enter");
  await expect(page.getByText("No price is off.")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download all prices" }).click();
  const path = await (await download).path();
  await page.getByLabel("CSV file").setInputFiles(path);
  await page.getByRole("button", { name: "Import prices" }).click();
  await expect(page.getByRole("status").first()).toContainText("No changes to save.");
});
