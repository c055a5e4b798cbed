import { storageRegistry } from "#app/features/shop/consent/storage-registry.ts";

import { plentiful } from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

test.describe("before any choice about cookies", () => {
  test.use({ firstVisit: true });

  test("the browser holds nothing that the registry does not call essential", async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of ["/", "/shop", `/product/${plentiful}`, "/cart", "/checkout", "/reviews", "/privacy/my-data"]) {
      await page.goto(path);
      await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
    }
    const held = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
    ]);
    const cookies = (await context.cookies()).map(({ name }) => name);
    const essential = storageRegistry.filter(({ purpose }) => purpose === "essential").map(({ name }) => name);
    const isEssential = (key: string) =>
      essential.some((name) => (name.endsWith("*") ? key.startsWith(name.slice(0, -1)) : key === name));
    expect([...held, ...cookies].filter((key) => !isEssential(key))).toEqual([]);
  });
});

test("the footer opens the cookie settings over any page, by keyboard, and gives the focus back", async ({
  page,
  context,
  checkAccessibility,
}) => {
  await page.goto("/shop");
  await expect(page.getByRole("button", { name: "Support Center" })).toBeVisible();
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" });
  await link.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Cookie settings" });
  await expect(dialog).toBeVisible();
  await checkAccessibility();
  await dialog.getByRole("checkbox", { name: /^Preference/ }).press("Space");
  await dialog.getByRole("button", { name: "Save choices" }).press("Enter");
  await expect(dialog.getByText("Your choice is saved.")).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === "cookie_consent");
  expect(cookie?.value).not.toContain("preference");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});
