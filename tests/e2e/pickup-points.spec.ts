import { editSection, fillInAddress, fillInCard, holdPlentiful, waitForHydration } from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

const open = (page: Page) => page.getByRole("button", { name: "Choose a pickup point" });
const list = (page: Page) => page.getByRole("group", { name: /^Pickup points near/ });
const points = (page: Page) => list(page).getByRole("radio");
const postalCode = (page: Page) => page.getByLabel(/^Postal code/).first();
const calls = "**/api/pickup-points";

test.beforeEach(async ({ page, request }) => {
  await holdPlentiful(page, request);
  await page.goto("/checkout");
  await waitForHydration(page);
});

/** Types another postal code into the shipping address, which has folded by then. */
async function moveTo(page: Page, code: string) {
  const edit = page.getByRole("button", { name: "Edit Shipping Address" });
  if (await edit.isVisible()) await edit.click();
  await postalCode(page).fill(code);
}

test("a pickup point is chosen by keyboard alone, and the order goes there", async ({ page, checkAccessibility }) => {
  await fillInAddress(page);
  await open(page).press("Enter");
  await expect(points(page).first()).toBeChecked();
  await expect(points(page).first()).toHaveAccessibleName(/^Home delivery/);
  await checkAccessibility({ atBothWidths: true });
  // Past the shipping methods.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  const chosen = points(page).nth(1);
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeFocused();
  const [name = ""] = await list(page).locator("label .font-semibold").nth(1).allTextContents();
  await page.getByRole("button", { name: "Close the list" }).press("Enter");
  await expect(page.getByText(`To ${name}`)).toBeVisible();

  await fillInCard(page, "4242 4242 4242 4242");
  await page.getByRole("button", { name: "Complete My Order" }).click();
  await expect(page).toHaveURL(/\/thank-you/);
  await expect(page.getByText(new RegExp(`${name} \\(`)).first()).toBeVisible();
});

test("without a postal code the list asks for one, and comes as soon as it is typed", async ({ page }) => {
  await open(page).click();
  await expect(page.getByText("Enter your postal code above")).toBeVisible();
  await postalCode(page).fill("61930");
  // Its part has folded while the code was typed.
  await editSection(page, "Shipping Method");
  await expect(points(page).nth(3)).toBeVisible();
});

test("for another postal code a point has to be chosen again, and nothing else is lost", async ({ page }) => {
  await fillInAddress(page);
  await open(page).click();
  await points(page).nth(2).check();
  await moveTo(page, "11121");
  await expect(page.getByText("isn't offered for this postal code. Choose again.")).toBeVisible();
  await expect(list(page).locator("input:checked")).toHaveCount(0);
  await fillInCard(page, "4242 4242 4242 4242");
  await page.getByRole("button", { name: "Complete My Order" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose a pickup point for the new postal code");
  await expect(points(page).first()).toBeFocused();

  await points(page).first().check();
  await expect(page.getByText("Choose again.")).toHaveCount(0);
  await page.getByRole("button", { name: "Complete My Order" }).click();
  await expect(page).toHaveURL(/\/thank-you/);
  await expect(page.getByText("Storgatan 1").first()).toBeVisible();
});

test("a point that is near the new postal code, too, stays chosen", async ({ page }) => {
  const point = {
    id: "near-both",
    carrier: "postnord",
    kind: "box",
    name: "Paketbox Torget",
    street: "Torget 1",
    postalCode: "619 30",
    city: "Trosa",
    distance: 1_240,
    hours: [],
  };
  await page.route(calls, (route) => route.fulfill({ json: { status: true, isOffered: true, points: [point] } }));
  await fillInAddress(page);
  await open(page).click();
  await points(page).nth(1).check();
  await expect(list(page).getByText("1.2 km")).toBeVisible();
  await moveTo(page, "61931");
  // Its part may have folded again by then.
  const near = page.getByRole("group", { name: "Pickup points near 619 31", includeHidden: true });
  await expect(near.getByRole("radio", { name: /^Paketbox Torget/, includeHidden: true })).toBeChecked();
});

test.describe("with the carrier down", () => {
  test.use({ expectedErrors: /503/ });

  test("home delivery stays possible, and it can be asked again", async ({ page }) => {
    await page.route(calls, (route) => route.fulfill({ status: 503, json: { status: false, error: "", code: "" } }));
    await fillInAddress(page);
    await open(page).click();
    await expect(page.getByText("We can't show pickup points right now. Home delivery works as usual.")).toBeVisible();
    await page.unroute(calls);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(points(page).nth(3)).toBeVisible();
  });
});

test("where there is no point it says so", async ({ page }) => {
  await page.route(calls, (route) => route.fulfill({ json: { status: true, isOffered: true, points: [] } }));
  await fillInAddress(page);
  await open(page).click();
  await expect(page.getByText("There's no pickup point near 619 30. We'll deliver to your door.")).toBeVisible();
});

test("express goes to the door alone, and standard delivery afterwards too until a point is chosen again", async ({
  page,
}) => {
  await fillInAddress(page);
  await open(page).click();
  await points(page).nth(1).check();
  await page.getByRole("radio", { name: /^Express delivery/ }).check();
  await expect(list(page)).toHaveCount(0);
  await page.getByRole("radio", { name: /^Standard delivery/ }).check();
  await expect(points(page).first()).toBeChecked();
});
