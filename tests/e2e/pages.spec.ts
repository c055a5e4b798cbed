import { plentiful, waitForHydration } from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

const headings = {
  "/about": "About Pulse Mode",
  "/contact": "Contact Us",
  "/faq": "Frequently Asked Questions",
  "/shipping": "Shipping",
  "/returns": "Returns",
  "/terms-of-service": "Terms of Service",
  "/privacy-policy": "Privacy Policy",
  "/data-protection": "Data Protection Information",
  "/cookie-policy": "Cookie Policy",
  "/newsletter": "Stay in the mode",
  "/test-product": "Performance Shirt",
  "/test-product/1": "Test Training Tee",
};

for (const [path, heading] of Object.entries(headings)) {
  test(`${path} is there, with its heading, for everyone`, async ({ page, checkAccessibility }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await checkAccessibility();
  });
}

test.describe("test products", () => {
  test("go into the cart in the chosen size", async ({ page }) => {
    await page.goto("/test-product/2");
    await expect(page.getByRole("button", { name: "M", exact: true })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "XL", exact: true }).click();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText("Test Tempo Shorts added to cart")).toBeVisible();
    const cart = await page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]"));
    expect(cart).toMatchObject([{ id: "2", size: "XL", quantity: 1, price: 349, source: "test" }]);
  });

  test("the demo page only says so", async ({ page }) => {
    await page.goto("/test-product");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText("Performance Shirt added to cart")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("cart"))).toBeNull();
  });

  test.describe("that do not exist", () => {
    test.use({ expectedErrors: /status of 404/ });
    test("are not found", async ({ page }) => {
      expect((await page.goto("/test-product/13"))?.status()).toBe(404);
      await expect(page.getByText("Product not found.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
    });
  });
});

test("the FAQ has ten questions that open on their own", async ({ page }) => {
  await page.goto("/faq");
  const questions = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("button");
  await expect(questions).toHaveCount(10);
  const answer = page.getByText("Orders are processed within 24 hours on business days.");
  await expect(answer).toBeHidden();
  await questions.nth(1).click();
  await expect(answer).toBeVisible();
  await questions.nth(0).click();
  await expect(answer).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
});

/** What the browser notes without a connection, and the router when it looks up the links it sees. */
const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch manifest patches/;

const newsletter = (page: Page) => ({
  email: page.getByLabel("Email address"),
  button: page.getByRole("button", { name: /^Subscri/ }),
});

test.describe("the newsletter", () => {
  test("asks for an address when there is none", async ({ page }) => {
    await page.goto("/about");
    await newsletter(page).button.click();
    await expect(page.getByText("Error", { exact: true })).toBeVisible();
    await expect(page.getByText("Please enter your email address")).toBeVisible();
  });

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
    await expect(page.getByText("Success!")).toBeVisible();
    await expect(page.getByText("You've been added to our newsletter")).toBeVisible();
    await expect(page.getByText("One more step: confirm with the link we e-mailed you.")).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(button).toHaveText("Subscribe");
    await expect(email).toBeEnabled();
    await expect(email).toHaveValue("");
  });

  test.describe("when the shop fails", () => {
    test.use({ expectedErrors: /status of 503/ });
    test("says so and keeps the address in its field", async ({ page }) => {
      await page.route("**/api/db", (route) => route.fulfill({ status: 503, json: { status: false } }));
      await page.goto("/about");
      const { email, button } = newsletter(page);
      await email.fill("newsletter.two@mail.example");
      await button.click();
      await expect(page.getByText("Subscription failed")).toBeVisible();
      await expect(page.getByText("There was an error subscribing to the newsletter. Please try again.")).toBeVisible();
      await expect(email).toHaveValue("newsletter.two@mail.example");
    });
  });

  test.describe("offline", () => {
    test.use({ expectedErrors: offline });
    test("keeps the address and sends it when the connection returns", async ({ page, context }) => {
      await page.goto("/about");
      await waitForHydration(page);
      await context.setOffline(true);
      const { email, button } = newsletter(page);
      await email.fill("newsletter.offline@mail.example");
      await button.click();
      await expect(page.getByText("Your address is kept in this browser")).toBeVisible();
      const arrived = page.waitForResponse("**/api/db");
      await context.setOffline(false);
      expect((await arrived).status()).toBe(201);
      await expect(page.getByText("What you sent us while offline has arrived.")).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("keptEntries"))).toBeNull();
    });
  });

  test.describe("a forged link to leave it", () => {
    test.use({ expectedErrors: /status of 404/ });
    test("does not work", async ({ page }) => {
      expect((await page.goto("/newsletter/confirm?id=nlr_1&key=forged"))?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
      expect((await page.goto("/newsletter/unsubscribe?id=sub_1&key=forged"))?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
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
  test("needs all four fields", async ({ page }) => {
    await page.goto("/contact");
    await page.getByLabel(/^Name/).fill("Åsa");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Please fill out all fields")).toBeVisible();
    await expect(page.getByLabel(/^Message/)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel(/^Name/)).toHaveValue("Åsa");
  });

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
    await expect(page.getByText("We'll get back to you as soon as possible.")).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(button).toHaveText("Send Message");
    await expect(page.getByLabel(/^Message/)).toHaveValue("");
  });

  test.describe("when the shop fails", () => {
    test.use({ expectedErrors: /status of 503/ });
    test("says so and keeps what was written", async ({ page }) => {
      await page.route("**/api/db", (route) => route.fulfill({ status: 503, json: { status: false } }));
      await page.goto("/contact");
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
      await expect(page.getByText("Your message is kept in this browser")).toBeVisible();
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
    await page.goto("/about");
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
    await expect(page.getByText("One more step: confirm with the link we e-mailed you.")).toBeVisible();
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

  test("the search finds", async ({ page }) => {
    await page.goto("/shop");
    await page.getByRole("searchbox", { name: "Search products" }).fill("core tee");
    await page.getByRole("searchbox", { name: "Search products" }).press("Enter");
    await expect(page).toHaveURL(/search=core/);
    await expect(page.getByRole("link", { name: /Pulse Core Tee/ }).first()).toBeVisible();
  });
});

test("pages tell search engines what they are", async ({ page, request, baseURL }) => {
  const data = (type: string) =>
    page
      .locator('script[type="application/ld+json"]')
      .allTextContents()
      .then((texts) => texts.map((text) => JSON.parse(text)).find((found) => found["@type"] === type));

  await page.goto("/");
  expect(await data("Organization")).toMatchObject({ name: "Pulse Mode" });
  await page.goto(`/product/${plentiful}?utm_source=x`);
  expect(await data("Product")).toMatchObject({ offers: { priceCurrency: "SEK" } });
  expect((await data("BreadcrumbList")).itemListElement).toHaveLength(3);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/product/${plentiful}`);
  await page.goto("/faq");
  expect((await data("FAQPage")).mainEntity).toHaveLength(10);

  expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /admin");
  expect(await (await request.get("/sitemap.xml")).text()).toContain(`${baseURL}/product/${plentiful}<`);
  expect(await (await request.get("/manifest.webmanifest")).json()).toMatchObject({ name: "Pulse Mode" });
});

test("a shared link shows a picture of the page, made for it", async ({ page, request }) => {
  for (const path of ["/", "/mens-collection", "/about"]) {
    await page.goto(path);
    const preview = await page.locator('meta[property="og:image"]').getAttribute("content");
    const answer = await request.get(new URL(preview ?? "").pathname);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
  }
});
