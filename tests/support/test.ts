import { type Cookie, test as base, expect, type Locator, type Page } from "@playwright/test";

import { consentValue } from "#app/features/shop/consent/consent.ts";
import { newId } from "#app/shared/ids.ts";

import { expectAccessible } from "./accessibility.ts";
import { staffAccount } from "./accounts.ts";
import { windowSizes } from "./browser.ts";

/** The tag of what is the same at any width: it runs on the phone alone. */
export const atAnyWidth = { tag: "@any-width" };
/** The tag of what needs a mouse and a wide window: it runs on the desk alone. */
export const atDesk = { tag: "@desk" };

interface Fixtures {
  /** The console errors a test expects, such as the browser's own note on a 404. All others fail it. */
  expectedErrors: RegExp | null;
  /** Shows what only a session's first visit shows: splash, welcome popup and cookie consent. */
  firstVisit: boolean;
  /**
   * Fails when the page as it stands, or what a CSS selector finds `within` it, has a serious accessibility violation. With
   * `atBothWidths` it is looked at on a phone and on a desk, which costs less than opening it on both.
   */
  checkAccessibility: (options?: { atBothWidths?: boolean; within?: string }) => Promise<void>;
  /** Signs the staff account in, with the session of an earlier test if it still stands. Opens no page. */
  signIn: () => Promise<void>;
}

/** The session of this worker's last sign-in: a password takes as long to check as a page to load. */
let staffSession: Cookie[] = [];

/** Signs the staff account in by the form, and leaves the page at /admin. */
export async function signInByForm(page: Page): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("Username").fill(staffAccount.username);
  await page.getByLabel("Password").fill(staffAccount.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
}

/** Signs out by the navigation, which is in a menu on narrow screens. */
export async function signOut(page: Page): Promise<void> {
  const menu = page.getByText("More", { exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name: "Logout" }).click();
}

/** Waits until the page of an element is hydrated. A press before that is the browser's own: a link leads on, a form is sent. */
export async function waitUntilHydrated(element: Locator): Promise<void> {
  await element.waitFor({ state: "attached" });
  await element.page().waitForFunction(() => "hydrated" in window);
}

/** Runs a check of the page as it stands on a phone and on a desk, and leaves the window as it was. */
export async function atEachWidth(page: Page, check: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const size of Object.values(windowSizes)) {
    await page.setViewportSize(size);
    await check();
  }
  if (before) await page.setViewportSize(before);
}

/** Fails when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],

  firstVisit: [false, { option: true }],

  context: async ({ context, baseURL, firstVisit }, use) => {
    if (!firstVisit) {
      await context.addCookies([
        { name: "cookie_consent", value: consentValue(["preference"], newId()), url: baseURL ?? "" },
      ]);
      await context.addInitScript(() => {
        if (window.origin === "null") return;
        for (const flag of ["splashSeen", "welcomeSeen"]) sessionStorage.setItem(flag, "1");
      });
    }
    await context.addInitScript(() => {
      document.addEventListener("hydrated", () => Object.assign(window, { hydrated: true }));
    });
    await use(context);
  },

  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    const note = (text: string) => {
      if (!expectedErrors?.test(text)) errors.push(text);
    };
    page.on("console", (message) => message.type() === "error" && note(message.text()));
    page.on("pageerror", (error) => note(error.message));
    await use(page);
    expect(errors, "errors in the browser's console").toEqual([]);
  },

  checkAccessibility: async ({ page }, use) => {
    await use(async ({ atBothWidths = false, within } = {}) => {
      if (!atBothWidths) return expectAccessible(page, within);
      await atEachWidth(page, () => expectAccessible(page, within));
    });
  },

  signIn: async ({ page, baseURL }, use) => {
    await use(async () => {
      const context = page.context();
      await context.addCookies(staffSession);
      // Asked without the page, which takes far longer to show than to write.
      const known = await page.request.get("/admin/settings", { maxRedirects: 0 });
      if (known.status() === 200) return;
      const headers = { Origin: new URL(baseURL ?? "").origin };
      await page.request.post("/admin?index", { form: staffAccount, headers, maxRedirects: 0 });
      staffSession = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
      expect((await page.request.get("/admin/settings", { maxRedirects: 0 })).status(), "signed in").toBe(200);
    });
  },
});

export { expect, type Locator, type Page };
