import { waitForHydration } from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

/** What the browser notes without a connection, and the router when it looks up the links it sees. */
const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch manifest patches/;

const newsletter = (page: Page) => ({
  email: page.getByLabel("Email address"),
  button: page.getByRole("button", { name: /^Subscri/ }),
});

test.describe("the newsletter", () => {
  test("subscribes: Subscribing..., Subscribed! for three seconds, then ready again", async ({ page }) => {
    const letGo = await holdAnswers(page);
    await page.clock.install();
    await page.goto("/");
    const { email, button } = newsletter(page);
    await email.fill("newsletter.one@mail.example");
    await button.click();
    await expect(button).toHaveText("Subscribing...");
    await expect(email).toBeDisabled();
    letGo();
    await expect(button).toHaveText("Subscribed!");
    await expect(button).toBeDisabled();
    await expect(page.getByText("Success!", { exact: true })).toBeVisible();
    await expect(
      page.getByText("You've been added to our newsletter. Check your inbox: it starts once you confirm."),
    ).toBeVisible();
    await expect(page.getByText("Check your inbox")).toHaveCount(1);
    await page.clock.runFor(3_000);
    await expect(button).toHaveText("Subscribe");
    await expect(email).toBeEnabled();
    await expect(email).toHaveValue("");
  });

  test.describe("that is not taken", () => {
    test.use({ expectedErrors: /status of 503/ });
    test("says what is missing, says when the shop fails, and keeps the address in its field", async ({ page }) => {
      await page.route("**/api/db", (route) => route.fulfill({ status: 503, json: { status: false } }));
      await page.goto("/");
      const { email, button } = newsletter(page);
      await button.click();
      await expect(page.getByText("Error", { exact: true })).toBeVisible();
      await expect(page.getByText("Please enter your email address")).toBeVisible();
      await email.fill("newsletter.two@mail.example");
      await button.click();
      await expect(page.getByText("Subscription failed")).toBeVisible();
      await expect(page.getByText("There was an error subscribing to the newsletter. Please try again.")).toBeVisible();
      await expect(email).toHaveValue("newsletter.two@mail.example");
    });
  });

  test.describe("whose address has no ending", () => {
    test.use({ expectedErrors: /status of 400/ });
    test("says under the field what is wrong, and keeps what was typed", async ({ page }) => {
      await page.goto("/");
      const { email, button } = newsletter(page);
      await email.fill("newsletter@mail");
      await button.click();
      await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address.");
      await expect(email).toHaveAttribute("aria-invalid", "true");
      await expect(email).toHaveValue("newsletter@mail");
      await expect(button).toBeEnabled();
    });
  });

  test.describe("offline", () => {
    test.use({ expectedErrors: offline });
    test("keeps the address and sends it when the connection returns", async ({ page, context }) => {
      await page.goto("/");
      await waitForHydration(page);
      await context.setOffline(true);
      const { email, button } = newsletter(page);
      await email.fill("newsletter.offline@mail.example");
      await button.click();
      await expect(page.getByText("We'll send your sign-up when you're back online")).toBeVisible();
      const arrived = page.waitForResponse("**/api/db");
      await context.setOffline(false);
      expect((await arrived).status()).toBe(201);
      await expect(page.getByText("We've sent what was waiting.")).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("keptEntries"))).toBeNull();
    });
  });
});

/** Holds back what the shop answers to forms until it is let go. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/api/db", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

async function writeMessage(page: Page) {
  await page.getByLabel(/^Name/).fill("Åsa Öberg");
  await page.getByLabel(/^Email \*|^Email$/).fill("asa.oberg@mail.example");
  await page.getByLabel(/^Subject/).selectOption({ label: "Returns & Exchanges" });
  await page.getByLabel(/^Message/).fill("How do I send it back?");
}

test.describe("the contact form", () => {
  test("sends: Sending..., Message Sent!, then an empty form", async ({ page }) => {
    const letGo = await holdAnswers(page);
    await page.clock.install();
    await page.goto("/contact");
    await writeMessage(page);
    const button = page.getByRole("button", { name: /Send|Message Sent/ });
    await button.click();
    await expect(button).toHaveText("Sending...");
    await expect(page.getByLabel(/^Message/)).toBeDisabled();
    letGo();
    await expect(button).toHaveText("Message Sent!");
    // In place of the empty fields, and nowhere else; then under the form, which is ready again.
    const thanks = page.getByText("We'll get back to you as soon as possible.");
    await expect(page.getByRole("status").filter({ has: thanks })).toBeVisible();
    await expect(thanks).toHaveCount(1);
    await page.clock.runFor(3_000);
    await expect(thanks).toBeVisible();
    await expect(button).toHaveText("Send Message");
    await expect(page.getByLabel(/^Message/)).toHaveValue("");
  });

  test.describe("that is not taken", () => {
    test.use({ expectedErrors: /status of 503/ });
    test("needs all four fields, says when the shop fails, and keeps what was written", async ({ page }) => {
      await page.route("**/api/db", (route) => route.fulfill({ status: 503, json: { status: false } }));
      await page.goto("/contact");
      await page.getByLabel(/^Name/).fill("Åsa");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText("Please fill out all fields")).toBeVisible();
      await expect(page.getByLabel(/^Message/)).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByLabel(/^Name/)).toHaveValue("Åsa");
      await writeMessage(page);
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText("Message Failed")).toBeVisible();
      await expect(page.getByText("There was an error sending your message. Please try again.")).toBeVisible();
      await expect(page.getByLabel(/^Message/)).toHaveValue("How do I send it back?");
    });
  });

  test.describe("offline", () => {
    test.use({ expectedErrors: offline });
    test("keeps the message and sends it with a later page", async ({ page, context }) => {
      await page.goto("/contact");
      await waitForHydration(page);
      await context.setOffline(true);
      await writeMessage(page);
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText("We'll send your message when you're back online")).toBeVisible();
      await page.close();

      const later = await context.newPage();
      await context.setOffline(false);
      const arrived = later.waitForResponse("**/api/db");
      await later.goto("/about");
      expect((await arrived).status()).toBe(201);
    });
  });

  test("is prepared for a return", async ({ page }) => {
    await page.goto("/contact?reason=returns");
    await expect(page.getByLabel(/^Subject/)).toHaveValue("returns");
    await expect(page.getByLabel(/^Message/)).toHaveValue(/I would like to return an order/);
    await page.goto("/contact");
    await expect(page.getByLabel(/^Message/)).toHaveValue("");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 400/ });

  test("the newsletter takes an address, and says what is wrong with one", async ({ page }) => {
    await page.goto("/");
    const { email, button } = newsletter(page);
    await button.click();
    await expect(page.getByRole("alert")).toHaveText("Please enter your email address");
    await expect(email).toHaveAccessibleDescription("Please enter your email address");
    await email.fill("asa@exampel");
    await button.click();
    await expect(email).toHaveAccessibleDescription("Please enter a valid email address.");
    await expect(email).toHaveValue("asa@exampel");
    await email.fill("newsletter.plain@mail.example");
    await button.click();
    await expect(page.getByRole("heading", { name: "Success!" })).toBeVisible();
    await expect(page.getByText("You've been added to our newsletter")).toBeVisible();
    await expect(page.getByText("One more step: check your inbox to confirm.")).toBeVisible();
  });

  test("the contact form takes a message, and keeps a refused one", async ({ page }) => {
    await page.goto("/contact");
    await page.getByLabel(/^Name/).fill("Åsa");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert")).toContainText("Please fill out all fields");
    await expect(page.getByLabel(/^Name/)).toHaveValue("Åsa");
    await expect(page.getByLabel(/^Message/)).toHaveAccessibleDescription("Please fill out this field");
    await writeMessage(page);
    await page.getByLabel(/^Email \*/).fill("asa@exampel");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert")).toContainText("Please enter a valid email address.");
    await expect(page.getByLabel(/^Email \*/)).toHaveAccessibleDescription("Please enter a valid email address.");
    await writeMessage(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("We'll get back to you as soon as possible.")).toBeVisible();
  });
});

test("on a phone the contact form comes before the details, below a link to write and one to call", async ({
  page,
}) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  const top = (name: string) =>
    main.getByRole("heading", { name }).evaluate((title) => title.getBoundingClientRect().top);
  expect(await top("Send us a message")).toBeLessThan(await top("Reach us"));
  await expect(main.getByRole("link", { name: "support@pulsemode.example" }).first()).toBeInViewport();
  await expect(main.getByRole("link", { name: /^\+46/ }).first()).toBeInViewport();
  await expect(main.getByLabel("Name")).toBeInViewport();
});
