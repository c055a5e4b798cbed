import { expect, test } from "#tests/support/test.ts";

test("what gets the focus beside a long product form is in sight", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await signIn();
  await page.goto("/admin/products/new");
  await page.getByLabel("Product name").focus();
  for (const name of ["NEW badge", "Featured"]) {
    await page.getByLabel(name).focus();
    await expect(page.getByLabel(name)).toBeInViewport({ ratio: 1 });
  }
});

test("what gets the focus on a phone is above the navigation at its foot", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await signIn();
  await page.goto("/admin/returns");
  await page.getByRole("searchbox").focus();
  const bar = await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Home" }).boundingBox();
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press("Tab");
    const box = await page.locator(":focus").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test("what gets the focus is above the buttons at the foot of a long form", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signIn();
  await page.goto("/admin/orders/send");
  const send = page.getByRole("button", { name: "Ship and email customers" });
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press("Tab");
    if (await send.evaluate((button) => button === document.activeElement)) break;
    // The page may still be scrolling to it.
    const below = async () => {
      const [focused, bar] = await Promise.all([page.locator(":focus").boundingBox(), send.boundingBox()]);
      return (focused?.y ?? 0) + (focused?.height ?? 0) - (bar?.y ?? 0);
    };
    await expect.poll(below).toBeLessThanOrEqual(0);
  }
});

test("a tablet shows every page of a group at once", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signIn();
  await page.goto("/admin?tab=products");
  const pages = page.getByRole("navigation", { name: "Products" }).getByRole("link");
  expect(await pages.count()).toBeGreaterThan(4);
  for (const one of await pages.all()) await expect(one).toBeInViewport({ ratio: 1 });
});

test("what is done by keyboard leaves the focus where it was, or at what is nearest", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin?tab=orders");
  await page
    .getByRole("link", { name: /^View Details/ })
    .first()
    .click();
  const field = page.getByLabel("New tag");
  await page.waitForFunction(() => "hydrated" in window);
  for (const tag of ["walk one", "walk two"]) {
    await field.fill(tag);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: `Remove tag ${tag}` })).toBeVisible();
    await expect(field).toBeFocused();
  }
  const remove = (tag: string) => page.getByRole("button", { name: `Remove tag ${tag}` });
  await remove("walk one").focus();
  await page.keyboard.press("Enter");
  await expect(remove("walk one")).toHaveCount(0);
  await expect(remove("walk two")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(remove("walk two")).toHaveCount(0);
  await expect(page.locator("section:focus")).toContainText("Team");
});

test("a page with a picker ends where its form does", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/campaigns/new");
  await expect(page.getByRole("list", { name: "Products" }).getByRole("checkbox").first()).toBeVisible();
  const below = await page.evaluate(() => {
    const end = document.getElementById("content")?.getBoundingClientRect().bottom ?? 0;
    return document.documentElement.scrollHeight - (end + scrollY);
  });
  expect(below).toBeLessThan(100);
});

test("a choice above a list keeps the focus, so that the next key chooses again", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/returns");
  await page.waitForFunction(() => "hydrated" in window);
  const kind = page.getByRole("combobox", { name: "Kind" });
  await kind.focus();
  await kind.selectOption("return");
  await expect(page).toHaveURL(/kind=return/);
  await expect(kind).toBeFocused();
});
