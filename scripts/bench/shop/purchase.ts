import type { Locator, Page } from "@playwright/test";

/** One press of a shopper on the way from the home page to the thank-you page. */
export interface PurchaseStep {
  name: string;
  /** What is pressed. */
  target: (page: Page) => Locator;
  /** What is there once the shop has done it. */
  outcome: (page: Page) => Locator;
  /** What is filled in before, without a press. */
  before?: (page: Page) => Promise<void>;
  /** Typed into the target after the press. */
  typed?: string;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first();
const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name }).first();
const productLink = (page: Page) => page.getByRole("main").getByRole("link", { name: "Pulse Core Tee" }).first();
const firstOf = (group: string) => (page: Page) =>
  page.getByRole("radiogroup", { name: group }).locator("label:has(input:not([aria-disabled]))").first();
const chosenOf = (group: string) => (page: Page) =>
  page.getByRole("radiogroup", { name: group }).locator("input:checked").first();
const bag = (page: Page) => page.getByRole("dialog", { name: "In your cart" });

/** A first purchase on a phone, by card, from the home page. */
export const purchase: readonly PurchaseStep[] = [
  {
    name: "Reject cookies",
    target: button(/^Reject/),
    outcome: (page) => page.locator("body:not(:has(button:text-matches('^Reject')))"),
  },
  { name: "Open the menu", target: button("Menu"), outcome: (page) => page.locator("#mobile-menu") },
  {
    name: "Go to the shop",
    target: (page) => page.locator("#mobile-menu").getByRole("link", { name: /^Shop/ }).first(),
    outcome: heading("Shop all"),
  },
  {
    name: "Choose a category",
    target: (page) => page.getByRole("link", { name: "T-Shirts", exact: true }),
    outcome: heading("T-Shirts"),
  },
  { name: "Open a product", target: productLink, outcome: heading("Pulse Core Tee") },
  { name: "Choose a color", target: firstOf("Color"), outcome: chosenOf("Color") },
  { name: "Choose a size", target: firstOf("Size"), outcome: chosenOf("Size") },
  { name: "Add to Cart", target: button("Add to Cart"), outcome: bag },
  {
    name: "View the cart",
    target: (page) => bag(page).getByRole("link", { name: "View cart" }),
    outcome: heading("Your cart"),
  },
  {
    name: "Proceed to Checkout",
    target: button("Proceed to Checkout"),
    outcome: heading("Checkout"),
  },
  {
    name: "Type an e-mail address",
    target: (page) => page.getByLabel(/^Email /),
    typed: "asa.oberg@mail.example",
    outcome: (page) => page.getByLabel(/^Email /),
  },
  {
    name: "Choose to pay by card",
    before: (page) =>
      fillIn(page, {
        "First name": "Åsa",
        "Last name": "Öberg",
        Address: "Storgatan 1",
        "Postal code": "619 30",
        City: "Trosa",
      }),
    target: (page) =>
      page.getByRole("radiogroup", { name: "Payment method" }).locator("label", { hasText: /^Card/ }).first(),
    outcome: (page) => page.getByLabel(/^Card number/),
  },
  {
    name: "Complete My Order",
    before: (page) => fillIn(page, { "Card number": "4242 4242 4242 4242", Expiry: "12/40", CVC: "123" }),
    target: button("Complete My Order"),
    outcome: heading("Thank You for Your Order!"),
  },
];

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(value);
}

/** Takes one step, and waits for what it leads to. Throws when that does not come. */
export async function takeStep(page: Page, { before, target, typed, outcome }: PurchaseStep): Promise<void> {
  await before?.(page);
  await target(page).tap();
  if (typed) await page.keyboard.type(typed, { delay: 50 });
  await outcome(page).waitFor();
}
