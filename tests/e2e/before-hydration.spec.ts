import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { startHeldScripts } from "#app/platform/document/scripts-after-load.ts";

import {
  holdPlentiful,
  leaveInStorage,
  plentiful,
  storedCart,
  storedLineOf,
  variantsInStock,
  waitForHydration,
} from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

test("no script is fetched before the page itself has come", async ({ page }) => {
  const pictures = Promise.withResolvers<undefined>();
  await page.route("/media/**", async (route) => {
    await pictures.promise;
    await route.continue();
  });
  let hasCome = false;
  const early: string[] = [];
  page.on("request", (request) => {
    if (!hasCome && request.resourceType() === "script") early.push(request.url());
  });
  await page.goto(`/product/${plentiful}`, { waitUntil: "domcontentloaded" });
  // All is parsed and drawn but for the pictures: what the page asks for by itself is asked for.
  await page.evaluate(
    () => new Promise((drawn) => void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
  );
  hasCome = true;
  pictures.resolve(undefined);
  await page.waitForFunction(() => "hydrated" in window);
  expect(early).toEqual([]);
});

test("a key pressed while half of the module script has come does not lose the other half", async ({ page }) => {
  const pressed = Promise.withResolvers<undefined>();
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.write(`<!doctype html><input><script>(${startHeldScripts.toString()})()</script>`);
    response.write('<script type="text/plain" data-held>document.body.dataset.');
    void pressed.promise.then(() => response.end('started = "";</script>'));
  }).listen(0);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { waitUntil: "commit" });
  await page.locator("script[data-held]").waitFor({ state: "attached" });
  await page.locator("input").press("a");
  pressed.resolve(undefined);
  await expect(page.locator("body")).toHaveAttribute("data-started");
  server.close();
});

test.describe("before the scripts answer", () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/framework-/, async (route) => {
      // Until the test has done what it does early.
      await page.waitForFunction(() => document.documentElement.dataset.early === "done");
      await route.continue();
    });
  });

  test("choices, keys and clicks are kept, and done once they do", async ({ page }) => {
    await page.goto(`/product/${plentiful}`, { waitUntil: "commit" });
    // React may listen already: a change that came without its key would be taken for one by a mouse.
    await page.evaluate(() => document.addEventListener("change", () => (document.documentElement.dataset.told = "")));
    for (const group of ["Color", "Size"]) {
      await page.getByRole("radiogroup", { name: group }).getByRole("radio").first().check();
    }
    const add = page.getByRole("button", { name: "Add to Cart" });
    await add.click();
    await expect(add).toHaveAttribute("aria-busy", "true");
    await page.getByRole("tab", { name: "Description" }).press("ArrowRight");
    expect(await storedCart(page)).toEqual([]);
    await expect(page.locator("html")).not.toHaveAttribute("data-told");
    await page.evaluate(() => (document.documentElement.dataset.early = "done"));
    await expect.poll(() => storedCart(page)).toHaveLength(1);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("tabpanel", { name: "Size & Fit" })).toBeVisible();
  });

  test("a picture that is pressed is enlarged once they do, and a new tab is the browser's own affair", async ({
    page,
    context,
  }) => {
    const path = `/product/${plentiful}`;
    await page.goto(path, { waitUntil: "commit" });
    const link = page.getByRole("link", { name: /^Enlarge: / }).first();
    const opened = context.waitForEvent("page");
    await link.click({ modifiers: ["ControlOrMeta"] });
    await (await opened).close();
    await link.click();
    await expect(link).toHaveAttribute("aria-busy", "true");
    await page.evaluate(() => (document.documentElement.dataset.early = "done"));
    await expect(page.getByRole("dialog", { name: "Pictures" })).toBeVisible();
    await expect(page).toHaveURL(path);
  });

  test("what is typed while the page comes goes on from what was typed before", async ({ page, request }) => {
    await holdPlentiful(page, request);
    await page.goto("/checkout", { waitUntil: "commit" });
    const field = page.getByRole("textbox", { name: /^First name/ });
    await field.pressSequentially("Å");
    // As the page does when it is hydrated.
    await field.evaluate((input: HTMLInputElement) => (input.value = ""));
    await field.pressSequentially("sa");
    await page.evaluate(() => (document.documentElement.dataset.early = "done"));
    await waitForHydration(page);
    await expect(field).toHaveValue("Åsa");
  });

  test("a press while earlier choices are being done comes after them", async ({ page }) => {
    await page.addInitScript(() => {
      const isAdd = (button: HTMLButtonElement) => button.textContent === "Add to Cart";
      const press = () => [...document.querySelectorAll("button")].find(isAdd)?.click();
      document.addEventListener("auxclick", press, { once: true, capture: true });
    });
    await page.goto(`/product/${plentiful}`, { waitUntil: "commit" });
    for (const group of ["Color", "Size"]) {
      await page.getByRole("radiogroup", { name: group }).getByRole("radio").first().check();
    }
    await page.evaluate(() => (document.documentElement.dataset.early = "done"));
    await expect.poll(() => storedCart(page)).toHaveLength(1);
  });

  test("what is written stays, and the page knows it", async ({ page }) => {
    await page.goto(`/product/${plentiful}`, { waitUntil: "commit" });
    for (const group of ["Color", "Size"]) {
      await page.getByRole("radiogroup", { name: group }).getByRole("radio").first().check();
    }
    await page.getByRole("textbox", { name: "Quantity" }).fill("2");
    await page.getByRole("textbox", { name: "Quantity" }).press("Enter");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.evaluate(() => (document.documentElement.dataset.early = "done"));
    await expect.poll(() => storedCart(page)).toEqual([expect.objectContaining({ quantity: 2 })]);
  });

  test("a press that is under way meanwhile finds its button where it was", async ({ page, request }) => {
    const [stocked] = await variantsInStock(request, 8, 999);
    if (!stocked) throw new Error("The demo shop has nothing in stock");
    const cart = ["a", "b", "c"].map((id) => storedLineOf(stocked, { id, name: `${stocked.name} ${id}` }));
    await leaveInStorage(page, { cart });
    await page.addInitScript(() => {
      document.addEventListener("hydrated", () => (document.documentElement.dataset.early = "hydrated"));
    });
    await page.goto("/checkout", { waitUntil: "commit" });
    const order = page.getByRole("button", { name: "Complete My Order" });
    const place = () =>
      order.evaluate((button) => {
        const summary = button.closest("section")?.getBoundingClientRect();
        return button.getBoundingClientRect().top - (summary?.top ?? 0);
      });
    await order.scrollIntoViewIfNeeded();
    await order.hover();
    // Type that comes later is of another height.
    await page.evaluate(() => document.fonts.ready);
    const before = await place();
    await page.mouse.down();
    await page.evaluate(() => (document.documentElement.dataset.early = "done"));
    await expect(page.locator("html")).toHaveAttribute("data-early", "hydrated");
    // A pixel is the button's own look while it is pressed.
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
    await page.mouse.up();
    await expect(page.getByLabel(/^Email/)).toBeFocused();
    await expect(page.locator("section", { has: order }).getByText("Quantity: 1")).toHaveCount(3);
  });
});
