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
