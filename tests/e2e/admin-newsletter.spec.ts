import { expect, test } from "#tests/support/test.ts";

test("a newsletter is written block by block, previewed, saved and tried on oneself", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto("/admin/newsletter");
  await page.getByRole("link", { name: "Write a newsletter" }).click();
  await page.waitForFunction(() => "hydrated" in window);
  await page.getByLabel("Subject").fill("Snow is here");
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("First line.\n\nSecond line.");
  await page.getByRole("button", { name: "Add heading" }).click();
  await expect(page.getByRole("textbox", { name: "Heading", exact: true })).toBeFocused();
  await page.getByRole("textbox", { name: "Heading", exact: true }).fill("Dress for it");
  await page.getByRole("button", { name: "Up Heading, block 2" }).click();
  const preview = page.getByLabel("Preview", { exact: true });
  await expect(preview).toContainText("Snow is here");
  await expect(preview).toContainText(/Dress for it.*First line\./);
  await expect(preview).toContainText("because you confirmed that you want the newsletter");
  await checkAccessibility();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("status")).toContainText(["Draft saved."]);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Heading", exact: true })).toHaveValue("Dress for it");
  await page.getByRole("button", { name: "Send a test to me" }).click();
  await expect(page.getByRole("status")).toContainText(["We're sending a test to your email."]);
  await page.getByRole("button", { name: "Delete draft" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete draft" }).click();
  await expect(page.getByRole("table", { name: "Newsletters" })).not.toContainText("Snow is here");
});

test.describe("a letter that lacks something", () => {
  test.use({ expectedErrors: /400/ });
  test("says at its block what is missing, and keeps what was written", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin/newsletter/new");
    await page.waitForFunction(() => "hydrated" in window);
    await page.getByLabel("Subject").fill("Unfinished");
    await page.getByRole("textbox", { name: "Text", exact: true }).fill("Hello");
    await page.getByRole("button", { name: "Add button" }).click();
    await page.getByLabel("Leads to").fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByRole("alert")).toContainText(["Write something"]);
    await expect(page.getByLabel("Button", { exact: true })).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveValue("Hello");
  });
});
