import { holdPlentiful } from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

const suggestions = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");

test("an address is suggested while it is typed, and picked by keyboard", async ({
  page,
  request,
  checkAccessibility,
}) => {
  await holdPlentiful(page, request);
  await page.goto("/checkout");
  const field = page.getByRole("combobox", { name: /^Address/ });
  await field.pressSequentially("d");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await field.pressSequentially("rott");
  await expect(suggestions(page).filter({ hasText: "Drottninggatan 45" })).toBeVisible();
  await checkAccessibility();
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(field).toHaveValue("Drottninggatan 45");
  await expect(page.getByLabel(/^Postal code/)).toHaveValue("111 21");
  await expect(page.getByLabel(/^City/)).toHaveValue("Stockholm");
  await expect(suggestions(page)).toHaveCount(0);
});

test("Escape closes the suggestions and keeps what was typed", async ({ page, request }) => {
  await holdPlentiful(page, request);
  await page.goto("/checkout");
  const field = page.getByRole("combobox", { name: /^Address/ });
  await field.pressSequentially("malm");
  await expect(suggestions(page).first()).toBeVisible();
  await field.press("Escape");
  await expect(suggestions(page)).toHaveCount(0);
  await expect(field).toHaveValue("malm");
});

test("the suggestions are announced, and the arrow keys lead through the text", async ({ page, request }) => {
  await holdPlentiful(page, request);
  await page.goto("/checkout");
  const field = page.getByRole("combobox", { name: /^Address/ });
  await field.pressSequentially("malm");
  await expect(suggestions(page).first()).toBeVisible();
  const count = await suggestions(page).count();
  await expect(page.getByText(`${count} suggestions`)).toHaveAttribute("role", "status");
  await field.press("ArrowUp");
  await expect(suggestions(page).last()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await suggestions(page).last().getAttribute("id")) ?? "",
  );
  await field.press("ArrowDown");
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  await field.press("ArrowDown");
  await expect(suggestions(page).first()).toHaveAttribute("aria-selected", "true");
  await field.press("Home");
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  await expect(field).toHaveValue("malm");
});

test("a postal code fills in its town, and never one that was typed", async ({ page, request }) => {
  await holdPlentiful(page, request);
  await page.goto("/checkout");
  const code = page.getByLabel(/^Postal code/);
  const city = page.getByLabel(/^City/);
  await code.fill("111 21");
  await expect(city).toHaveValue("Stockholm");
  await code.fill("S-41136");
  await expect(city).toHaveValue("Göteborg");
  await code.fill("411");
  await page.getByLabel(/^Address/).fill("Avenyn 1");
  await expect(city).toHaveValue("Göteborg");
  await code.fill("411 36");
  // What was filled in before the page was loaded again still follows the code.
  await page.reload();
  await expect(city).toHaveValue("Göteborg");
  const read = page.waitForResponse(/\/towns\/FI\/22\.json/);
  await page.getByLabel(/^Country/).selectOption("Finland");
  await code.fill("22100");
  await read;
  await expect(city).toHaveValue("Mariehamn");

  await city.fill("Maarianhamina");
  const readAgain = page.waitForResponse(/\/towns\/FI\/00\.json/);
  await code.fill("00530");
  await readAgain;
  await page.getByLabel(/^Address/).fill("Hämeentie 1");
  await expect(city).toHaveValue("Maarianhamina");
});

test("without the towns, the city is typed", async ({ page, request }) => {
  await holdPlentiful(page, request);
  await page.route("**/towns/**", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.goto("/checkout");
  const answered = page.waitForResponse(/\/towns\/SE\/11\.json/);
  await page.getByLabel(/^Postal code/).fill("111 21");
  await answered;
  const city = page.getByLabel(/^City/);
  await city.fill("Stockholm");
  await expect(city).toHaveValue("Stockholm");
});

test("a town does not come between the letters that are typed", async ({ page, request }) => {
  await holdPlentiful(page, request);
  const { promise: isTyping, resolve: type } = Promise.withResolvers<void>();
  await page.route("**/towns/**", async (route) => {
    await isTyping;
    await route.continue();
  });
  await page.goto("/checkout");
  const city = page.getByLabel(/^City/);
  const answered = page.waitForResponse(/\/towns\/SE\/61\.json/);
  await page.getByLabel(/^Postal code/).fill("619 30");
  await city.focus();
  type();
  await answered;
  await city.pressSequentially("Trosa");
  await expect(city).toHaveValue("Trosa");
});
