import { readFileSync } from "node:fs";

import { unzipSync } from "fflate";

import { expect, type Page, test } from "#tests/support/test.ts";

const handle = "hall-duffel-45";
const title = "Hall Duffel 45 L";

/** Presses a download's link and answers the text that the browser saved. */
async function downloaded(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  return readFileSync(await download.path(), "utf8");
}

async function upload(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel(/CSV file/).setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await page.getByRole("button", { name: /^Check/ }).click();
}

test("products go out, one cell is changed, and they come in again with the broken row told", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto("/admin");
  await page.goto("/admin/files");
  await expect(page.getByRole("heading", { name: "Files", exact: true })).toBeVisible();
  await checkAccessibility();
  await page.getByRole("button", { name: "Export products" }).click();
  await expect(page.getByRole("heading", { name: "Export of products" })).toBeVisible();
  const text = await downloaded(page, "Download");
  expect(text).toMatch(/^\uFEFFHandle,Title,Body \(HTML\),Vendor,Type,Tags,Published,Option1 Name,/);

  const lines = text.split("\r\n");
  const at = lines.findIndex((line) => line.startsWith(`${handle},${title},`));
  lines[at] = (lines[at] ?? "").replace(`${handle},${title},`, `${handle},${title} from a file,`);
  lines.splice(1, 0, (lines[1] ?? "").replace(/^[^,]*,/, ","));
  await page.getByRole("link", { name: "Back to files" }).click();
  await upload(page, "products.csv", lines.join("\r\n"));

  await expect(page.getByRole("heading", { name: "Import of products" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Apply 1 change" })).toBeVisible();
  await expect(page.getByText("Handle is missing")).toBeVisible();
  await checkAccessibility();
  await page.getByRole("link", { name: "Changed (1)" }).click();
  const change = page.getByRole("row").filter({ hasText: "Title" });
  await expect(change.getByRole("cell")).toHaveText([title, `${title} from a file`]);
  await page.goto(`/product/${handle}`);
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  await page.goBack();

  await page.getByRole("button", { name: "Apply 1 change" }).click();
  await expect(page.getByText("Done", { exact: true })).toBeVisible();
  const notWritten = await downloaded(page, "Download skipped rows");
  expect(notWritten.trim().split("\r\n")).toHaveLength(2);
  expect(notWritten).toContain("Handle is missing");
  await page.goto(`/product/${handle}`);
  await expect(page.getByRole("heading", { level: 1, name: `${title} from a file` })).toBeVisible();

  // What came in can be taken back the same way.
  await page.goto("/admin/files?kind=products");
  await upload(page, "back.csv", `Handle;Title\r\n${handle};${title}\r\n`);
  await page.getByRole("button", { name: "Apply 1 change" }).click();
  await expect(page.getByText("Done", { exact: true })).toBeVisible();
});

test.describe("a file that cannot be read", () => {
  test.use({ expectedErrors: /400/ });

  test("is refused with what to do about it, and the form stays", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin/files?kind=customers");
    await upload(page, "people.csv", "Name,Mail\r\nÅsa,asa@mail.example\r\n");
    await expect(page.getByRole("alert")).toContainText("The file has no column 'Email'");
    await expect(page.getByRole("button", { name: "Check customers" })).toBeEnabled();
  });
});

test("an import with mistakes can be looked at and discarded", async ({ page, signIn, checkAccessibility }) => {
  await signIn();
  await page.goto("/admin/files");
  await page.getByRole("link", { name: "spring prices.csv" }).click();
  await expect(page.getByText("Variant Price: enter a price, for example 299.00")).toBeVisible();
  const unkept = page.getByRole("table", { name: "Columns that aren't kept" });
  await expect(unkept.getByRole("row", { name: "Buyer's note as agreed 2" })).toBeVisible();
  await expect(page.getByText("Negative stock: starts at 0")).toBeVisible();
  await page.getByRole("link", { name: "New (1)" }).click();
  await page.getByText(/^Show all \d+ columns$/).click();
  await expect(page.getByRole("row").filter({ hasText: "Title" })).toContainText("Trail Cap");
  await checkAccessibility();
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});

test("the page stays where it was scrolled to before its scripts came", async ({ page, signIn }) => {
  await signIn();
  let letScriptsCome: () => void = () => undefined;
  const scrolled = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route(/\.js$/, async (route) => {
    await scrolled;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/admin/files", { waitUntil: "commit" });
  await page.getByRole("link", { name: "spring prices.csv" }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  letScriptsCome();
  await page.waitForFunction(() => "hydrated" in window);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an export is begun, looked at again and saved", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin/files?kind=subscribers");
    await page.getByLabel("Subscribed").selectOption("yes");
    await page.getByRole("button", { name: "Export subscribers" }).click();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("link", { name: "Download" })).toBeVisible({ timeout: 500 });
    }).toPass();
    const text = await downloaded(page, "Download");
    expect(text).toContain("Email,Accepts Email Marketing,Consent Source");
    expect(text).not.toContain(",no,");
  });
});

test("everything goes out as one ZIP", async ({ page, signIn, checkAccessibility }) => {
  await signIn();
  await page.goto("/admin/files?kind=everything");
  await checkAccessibility();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await page.waitForFunction(() => "hydrated" in window);
    await expect(page.getByRole("link", { name: "Everything", exact: true })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("button", { name: "Export everything" }).click();
  await expect(page.getByRole("heading", { name: "Export of everything" })).toBeVisible();
  const link = page.getByRole("link", { name: "Download" });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^everything-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(["products.csv", "orders.csv", "reviews.csv"]));
});
