import AxeBuilder from "@axe-core/playwright";
import { type Cookie, test as base, expect, type Locator, type Page } from "@playwright/test";

import { consentValue } from "#app/features/consent/consent.ts";
import { newId } from "#app/shared/ids.ts";

import { staffAccount } from "./accounts.ts";

interface Fixtures {
  /** The console errors a test expects, such as the browser's own note on a 404. All others fail it. */
  expectedErrors: RegExp | null;
  /** Shows what only a session's first visit shows: splash, welcome popup and cookie consent. */
  firstVisit: boolean;
  /** Fails when the page as it stands has a serious accessibility violation. */
  checkAccessibility: () => Promise<void>;
  /** Signs the staff account in, with the session of an earlier test if it still stands, and leaves the page at /admin. */
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
  await expect(dashboard(page)).toBeVisible();
}

/** Signs out by the header, whose places are in a menu on narrow screens. */
export async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole("banner").getByText("Menu", { exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name: "Logout" }).click();
}

/** Waits until React has hydrated an element. A press before that is the browser's own: a link leads on, a form is sent. */
export async function waitUntilHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
}

const dashboard = (page: Page) => page.getByRole("heading", { name: "Admin Dashboard" });

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
    await use(async () => {
      // An element that is still fading in has too little contrast.
      await page.evaluate(async () => {
        const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
        await Promise.allSettled(fading.map(({ finished }) => finished));
      });
      const { violations } = await new AxeBuilder({ page })
        // Describing every passed element takes as long as checking it.
        .options({ resultTypes: ["violations"] })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        // The pages have no frames of other sites, so axe needs no second page.
        .setLegacyMode()
        .analyze();
      const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual(
        [],
      );
    });
  },

  signIn: async ({ page }, use) => {
    await use(async () => {
      await page.context().addCookies(staffSession);
      await page.goto("/admin");
      await expect(dashboard(page).or(page.getByLabel("Username"))).toBeVisible();
      if (await dashboard(page).isVisible()) return;
      await signInByForm(page);
      staffSession = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
    });
  },
});

export { expect, type Locator, type Page };
