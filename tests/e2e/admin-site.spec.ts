import { expect, test, waitUntilHydrated } from "#tests/support/test.ts";

// Staff work at a desk, and the settings of one shop are shared: one project, one after the other.
test.describe.configure({ mode: "serial" });

test.beforeEach(({}, testInfo) => {
  testInfo.slow();
});

test("a setting is seen first in a preview that strangers do not see, then live at once", async ({
  page,
  browser,
  baseURL,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto("/admin/settings");
  await checkAccessibility();
  await page.getByRole("link", { name: "About page" }).click();
  await page.getByLabel("Mission", { exact: true }).fill("Run into the dark");
  await checkAccessibility();

  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = await opened;
  await expect(preview.getByText("Run into the dark")).toBeVisible();
  await expect(preview.getByText("Preview: nothing is saved yet")).toBeVisible();

  const stranger = await browser.newContext();
  const strangersPage = await stranger.newPage();
  const shared = await strangersPage.goto(preview.url());
  expect(await shared?.text()).not.toContain("Run into the dark");
  const [, token] = preview.url().split("?");
  expect(token).toMatch(/^preview=drf_/);
  await preview.close();
  await strangersPage.goto(`${baseURL}/about`);
  await expect(strangersPage.getByText(/get out of the way/)).toBeVisible();

  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toHaveText(/About page saved/);
  const live = await strangersPage.goto(`${baseURL}/about`);
  expect(await live?.text()).toContain("Run into the dark");
  await stranger.close();

  await page.getByRole("button", { name: "Restore default" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore default" }).click();
  await expect(page.getByRole("status")).toHaveText(/default restored/);
  await expect(page.getByLabel("Mission", { exact: true })).toHaveValue(/get out of the way/);
});

test.describe("two people at one setting", () => {
  test.use({ expectedErrors: /409/ });

  test("the second is shown both versions, and nothing is overwritten unasked", async ({
    page,
    context,
    signIn,
    checkAccessibility,
  }) => {
    await signIn();
    await page.goto("/admin/settings/faq");
    const other = await context.newPage();
    await other.goto("/admin/settings/faq");
    for (const tab of [page, other]) await waitUntilHydrated(tab.getByRole("button", { name: "Save" }));
    await other.getByLabel("Text next to the questions").fill("Theirs");
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByRole("status")).toHaveText(/FAQ saved/);

    await page.getByLabel("Text next to the questions").fill("Mine");
    await page.getByRole("button", { name: "Save" }).click();
    const notice = page.getByRole("alert").filter({ hasText: "Someone else saved this" });
    await expect(notice.getByRole("row", { name: "Text next to the questions Theirs Mine" })).toBeVisible();
    await checkAccessibility();
    await notice.getByRole("button", { name: "Save my version" }).click();
    await expect(page.getByRole("status")).toHaveText(/FAQ saved/);
    await other.goto("/faq");
    await expect(other.getByText("Mine", { exact: true })).toBeVisible();
    await other.goto("/admin/settings/faq");
    await other.getByRole("button", { name: "Restore default" }).click();
    await other.getByRole("dialog").getByRole("button", { name: "Restore default" }).click();
    await expect(other.getByRole("status")).toHaveText(/default restored/);
  });
});

test.describe("a setting with a mistake", () => {
  test.use({ expectedErrors: /400/ });

  test("says so at its field, keeps what was typed, and asks before it is left", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin/settings/contact");
    await page.getByLabel("Support email").fill("nobody");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Enter an email address.")).toBeVisible();
    await expect(page.getByLabel("Support email")).toBeFocused();
    await expect(page.getByLabel("Support email")).toHaveValue("nobody");
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Home" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
    await expect(page.getByRole("heading", { name: "Home", level: 1 })).toBeVisible();
  });
});

test("what prices orders is asked about before it is saved", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/settings/shipping");
  await page.getByLabel("Standard").first().fill("49,00");
  await page.getByLabel("Express").first().fill("99,00");
  await page.getByRole("button", { name: "Save" }).click();
  const asked = page.getByRole("dialog", { name: "Save and apply from now?" });
  await expect(asked).toContainText("Existing orders keep their prices");
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(asked).toBeHidden();
  await page.getByRole("button", { name: "Save" }).click();
  await asked.getByRole("button", { name: "Save and apply from now" }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByRole("status")).toHaveText(/No changes to save/);
});

test("today and sales show numbers that lead to their lists, and the chart says what the table says", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto("/admin");
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("link", { name: "Orders to send" })).toBeVisible();
  await checkAccessibility();
  await page.getByRole("link", { name: "See sales" }).click();
  await expect(page.getByRole("heading", { name: "Best sellers" })).toBeVisible();
  await checkAccessibility();

  const columns = page.getByRole("img", { name: /^Orders\./ }).locator("g[data-label]");
  const drawn = await columns.evaluateAll((all) =>
    all.map((column) => [column.getAttribute("data-label"), column.getAttribute("data-value")]),
  );
  const rows = page.getByRole("table", { name: "Sales by day" }).getByRole("row");
  await expect(rows).toHaveCount(drawn.length + 1);
  const told = await rows.evaluateAll((all) =>
    all
      .slice(1)
      .map((row) =>
        [...row.querySelectorAll("[role=cell]")].slice(0, 2).map((cell) => cell.lastElementChild?.textContent),
      ),
  );
  expect(told.toReversed()).toEqual(drawn);
  expect(drawn.some(([, orders]) => Number(orders) > 0)).toBe(true);

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download Sales by day as CSV" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^sales-by-day-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a setting is saved, and the page after it says so", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin/settings/social");
    await page.getByLabel("TikTok").fill("https://tiktok.example/pulse");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Social links saved. Changes are live.")).toBeVisible();
    await page.goto("/contact");
    await expect(page.locator('a[href="https://tiktok.example/pulse"]').first()).toBeVisible();
  });
});
