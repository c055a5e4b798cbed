import { globSync, readFileSync } from "node:fs";

import { newId } from "#app/shared/ids.ts";

import { payOrder, placeOrder } from "../support/order-by-api.ts";
import { expect, type Page, test } from "../support/test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function ask(page: Page, orderNumber: string, email: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Order number").fill(orderNumber);
  await main.getByLabel("Email").fill(email);
  await main.getByRole("button", { name: "Email me the link" }).click();
}

/** The link that was mailed to have an order opened again. */
async function mailedLink(orderId: string): Promise<string> {
  const mails = () =>
    globSync(".wrangler/test-seeded/state/tmp/email/*/email-text/*.txt").map((path) => readFileSync(path, "utf8"));
  let link = "";
  await expect(() => {
    const mail = mails().find((text) => text.includes("You asked for the link") && text.includes(orderId));
    link = /http\S+\/thank-you\S+/.exec(mail ?? "")?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return link;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "with scripts switched off", () => {
    test.use({ javaScriptEnabled });

    test("a buyer without the e-mail comes from the door of returns to their order", async ({ page, request }) => {
      const email = `${newId()}@mail.example`;
      const order = await placeOrder(request, 1, email);
      await payOrder(request, order.id);
      await page.goto("/returns");
      await page.getByRole("main").getByRole("link", { name: "Exchange size or color" }).click();
      await expect(heading(page)).toHaveText("Find your order");
      await ask(page, order.orderNumber, email);
      await expect(heading(page)).toHaveText("Check your inbox");
      await page.goto(await mailedLink(order.id));
      await expect(page.getByRole("main")).toContainText(order.orderNumber);
    });
  });
}

test("who opens the page of exchanges without a link has one sent", async ({ page }) => {
  await page.goto("/exchange");
  await expect(heading(page)).toHaveText("Find your order");
});

test.describe("what cannot be answered", () => {
  test.use({ expectedErrors: /status of 40[04]/ });

  test("a link that is incomplete leads to the form, which says what is wrong beside its field and answers alike", async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto("/exchange?id=ord_1&key=cut");
    await page.getByRole("main").getByRole("link", { name: "Email me the link" }).click();
    await ask(page, "yesterday", "nobody");
    const main = page.getByRole("main");
    await expect(main.getByLabel("Order number")).toHaveValue("yesterday");
    await expect(main.getByLabel("Order number")).toHaveAccessibleDescription(/such as PM-12345678/);
    await expect(main.getByLabel("Email")).toHaveAccessibleDescription(/such as name@example.com/);
    await checkAccessibility({ atBothWidths: true });
    await ask(page, "PM-00000000", "nobody@mail.example");
    await expect(main).toContainText("If that order was placed with nobody@mail.example, its link is on its way.");
    await expect(heading(page)).toHaveText("Check your inbox");
    await checkAccessibility({ atBothWidths: true });
  });
});
