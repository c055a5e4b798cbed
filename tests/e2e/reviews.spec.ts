import type { APIRequestContext } from "@playwright/test";

import { plentiful } from "#tests/support/shopper.ts";
import { atEachWidth, expect, expectNoSidewaysScroll, type Page, test } from "#tests/support/test.ts";

const thanks = "Thank you for your review! It will be published after moderation.";
const picture = { name: "me.png", mimeType: "image/png", buffer: onePixel() };

test("the page tells the true average, filters by category, and anyone can use it", async ({
  page,
  checkAccessibility,
}) => {
  await page.goto("/reviews");
  const main = page.getByRole("main");
  await expect(main.getByText(/^\d\.\d\/5$/)).toBeVisible();
  await expect(main.getByText(/^\d+ reviews$/)).toBeVisible();
  await expect(main.getByRole("heading", { name: "Featured reviews" })).toBeVisible();
  await checkAccessibility({ atBothWidths: true });

  await page.getByLabel("Category", { exact: true }).selectOption("Accessories");
  await expect(page).toHaveURL("/reviews?category=accessories");
  await expect(page.getByLabel("Category", { exact: true })).toHaveValue("accessories");
  await main.getByRole("article").last().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/(cj-)?product\//);

  await page.goto("/reviews");
  await main.getByRole("link", { name: "Next" }).click();
  await expect(main.getByText(/^Page 2 of/)).toBeVisible();
  await main.getByText(/^Unverified reviews \(\d+\)/).click();
  await main.getByRole("link", { name: /^See all \d+ unverified reviews/ }).click();
  await expect(main.getByText(/^Page 1 of/)).toBeVisible();
  await expect(main.getByRole("article").first()).toContainText("Unverified");
  await expect(main.getByText("Verified buyer", { exact: true })).toHaveCount(0);
  await main.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("all or one product's are narrowed to stars and sorted, and page by page stay so", async ({ page }) => {
  await page.goto("/reviews");
  const main = page.getByRole("main");
  await page.getByLabel("Sort", { exact: true }).selectOption("Lowest rated");
  await expect(page).toHaveURL("/reviews?sort=lowest");
  await expect(main.getByRole("heading", { name: "Featured reviews" })).toHaveCount(0);
  await main.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/reviews?sort=lowest&page=2#all-reviews");
  await expect(page.getByLabel("Sort", { exact: true })).toHaveValue("lowest");
  await page.getByLabel("Stars", { exact: true }).selectOption("4 stars");
  await expect(page).toHaveURL("/reviews?stars=4&sort=lowest");
  const shown = main.getByRole("article").getByRole("img", { name: /out of 5 stars/ });
  await expect(shown.first()).toHaveAccessibleName("4 out of 5 stars");

  await page.goto("/reviews?product=form-leggings");
  await page.getByLabel("Sort", { exact: true }).selectOption("Highest rated");
  await expect(page).toHaveURL("/reviews?product=form-leggings&sort=highest");
  await expect(main.getByRole("heading", { name: "Reviews of Form Leggings" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("they are narrowed and sorted, at an address without what was left as it is", async ({ page }) => {
    await page.goto("/reviews");
    await page.getByLabel("Stars", { exact: true }).selectOption("5 stars");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page).toHaveURL("/reviews?stars=5");
    await expect(page.getByLabel("Stars", { exact: true })).toHaveValue("5");
  });
});

test("?write-review=true opens the dialog and leaves the address as /reviews", async ({ page }) => {
  await page.goto("/reviews?write-review=true");
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL("/reviews");
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await page.goto("/reviews");
  await expect(page.getByRole("heading", { name: "All reviews" })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
});

test("each step says what it wants", async ({ page, checkAccessibility }) => {
  await page.goto("/reviews");
  await page.getByRole("button", { name: "Write a Review" }).click();
  const dialog = dialogOf(page);
  const proceed = dialog.getByRole("button", { name: "Continue" });
  await expect(proceed).toBeDisabled();
  await dialog.getByLabel(/^Email/).fill("no address");
  await proceed.click();
  await expect(dialog.getByRole("alert")).toHaveText("Please enter a valid email address.");
  await checkAccessibility({ atBothWidths: true });
  await dialog.getByLabel(/^Email/).fill("asa.oberg@mail.example");
  await proceed.click();
  await expect(dialog.getByRole("button", { name: "Verifying..." })).toBeDisabled();

  await expect(dialog.getByPlaceholder("First name only")).toBeFocused();
  await expect(dialog.getByRole("alert")).toBeHidden();
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Please fill in all required fields and select a rating.");
  await checkAccessibility({ atBothWidths: true });

  const chooser = dialog.locator("input[type=file]");
  await chooser.setInputFiles([1, 2, 3, 4, 5].map((i) => ({ ...picture, name: `${i}.png` })));
  await expect(dialog.getByRole("button", { name: /^Remove picture/ })).toHaveCount(5);
  await chooser.setInputFiles(picture);
  await expect(dialog.getByRole("alert")).toHaveText("You can upload a maximum of 5 images.");
  await dialog.getByRole("button", { name: "Remove picture 5" }).click();
  await chooser.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(dialog.getByRole("alert")).toHaveText("notes.txt isn't a picture. Choose pictures only.");
  await expect(dialog.getByRole("button", { name: /^Remove picture/ })).toHaveCount(4);
  await atEachWidth(page, () => expectNoSidewaysScroll(page));

  await dialog.getByRole("button", { name: "Back" }).click();
  await expect(dialog.getByLabel(/^Email/)).toHaveValue("asa.oberg@mail.example");
});

test.describe("a picture that cannot be uploaded", () => {
  // A test that intercepts requests makes Chromium look the form's file up by a blob address, which the policy refuses.
  test.use({ expectedErrors: /status of 415|ERR_FAILED|Connecting to 'blob:/ });

  test("is named with the reason, and nothing that was written is lost", async ({ page }) => {
    await page.goto("/reviews?write-review=true");
    await passEmail(page);
    const dialog = dialogOf(page);
    await dialog.getByLabel(/^Name/).fill("Åsa");
    await dialog.getByLabel(/^Location/).fill("Trosa");
    await dialog.getByLabel(/^Product/).selectOption(plentiful);
    await dialog.getByRole("radio", { name: "4 stars" }).check({ force: true });
    await dialog.getByLabel(/^Feedback/).fill("Dries overnight.");
    const broken = { name: "broken.png", mimeType: "image/png", buffer: onePixel().subarray(0, 20) };
    await dialog.locator("input[type=file]").setInputFiles([picture, broken]);
    const send = dialog.getByRole("button", { name: "Submit Review" });

    await page.route("**/api/storage/upload", (route) => route.abort(), { times: 1 });
    await send.click();
    await expect(dialog.getByRole("alert")).toHaveText(/^me\.png: the connection was lost while uploading\./);
    await send.click();
    await expect(dialog.getByRole("alert")).toHaveText(/^broken\.png: it's not a JPEG, PNG, WebP or AVIF picture/);
    await expect(dialog.getByRole("img", { name: "broken.png, not uploaded" })).toBeVisible();
    await expect(dialog.getByLabel(/^Feedback/)).toHaveValue("Dries overnight.");

    await dialog.getByRole("button", { name: "Remove picture 2" }).click();
    await send.click();
    await expect(page.getByText(thanks)).toBeVisible();
  });
});

test("the order's link stays out of the address, and tells what it is for", async ({ page }) => {
  await page.goto("/reviews?write-review=true#order=ord_1&key=signature");
  await expect(dialogOf(page)).toContainText("Your review will show you as a verified buyer");
  await expect(page).toHaveURL("/reviews");
  const sent = page.waitForRequest("**/api/reviews");
  await passEmail(page);
  await dialogOf(page).getByLabel(/^Name/).fill("Åsa");
  await dialogOf(page)
    .getByLabel(/^Location/)
    .fill("Trosa");
  await dialogOf(page)
    .getByLabel(/^Product/)
    .selectOption(plentiful);
  await dialogOf(page).getByRole("radio", { name: "4 stars" }).check({ force: true });
  await dialogOf(page)
    .getByLabel(/^Feedback/)
    .fill("Came by the link.");
  await dialogOf(page).getByRole("button", { name: "Submit Review" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ order: { id: "ord_1", key: "signature" } });
  await expect(page.getByText(thanks)).toBeVisible();
});

test("a draft survives a reload without its pictures, a broken one is ignored, closing forgets it", async ({
  page,
}) => {
  await page.goto("/reviews?write-review=true");
  await passEmail(page);
  await dialogOf(page)
    .getByLabel(/^Feedback/)
    .fill("Half a thought");
  await dialogOf(page).locator("input[type=file]").setInputFiles(picture);
  await page.goto("/reviews?write-review=true");
  await expect(dialogOf(page).getByLabel(/^Email/)).toHaveValue("asa.oberg@mail.example");
  await passEmail(page);
  await expect(dialogOf(page).getByLabel(/^Feedback/)).toHaveValue("Half a thought");
  await expect(dialogOf(page).getByRole("button", { name: /^Remove picture/ })).toHaveCount(0);
  await dialogOf(page).getByRole("button", { name: "Close" }).click();
  // The browser tells of a closed dialog a moment after it closed.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("reviewFormData"))).toBeNull();

  await page.evaluate(() => localStorage.setItem("reviewFormData", "{broken"));
  await page.goto("/reviews?write-review=true");
  await expect(dialogOf(page).getByLabel(/^Email/)).toHaveValue("");
});

test("a review is written by keyboard, waits, and appears once staff approve it", async ({ page, signIn }) => {
  const words = `Warm ${crypto.randomUUID()}`;
  await page.goto(`/product/${plentiful}`);
  await page.getByRole("link", { name: "Write a Review" }).click();
  await passEmail(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel(/^Product/)).toHaveValue(plentiful);
  await dialog.getByLabel(/^Name/).fill("Åsa");
  await dialog.getByLabel(/^Location/).fill("Trosa");
  await dialog.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { checked: true, name: /^\d stars$/ })).toBeFocused();
  await dialog.getByLabel(/^Feedback/).fill(words);
  await dialog.locator("input[type=file]").setInputFiles(picture);
  await dialog.getByRole("button", { name: "Submit Review" }).press("Enter");
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("reviewFormData"))).toBeNull();
  await page.goto("/reviews");
  await expect(page.getByText(words)).toBeHidden();

  await signIn();
  await page.goto("/admin/reviews");
  const waiting = page.getByRole("listitem").filter({ hasText: words });
  await expect(waiting.getByText("pending")).toBeVisible();
  await expect(waiting.getByRole("img", { name: /^1 of 1/ })).toHaveJSProperty("complete", true);
  await waiting.getByRole("button", { name: /^Approve/ }).click();
  await expect(page.getByRole("status").getByText("Review approved and published.")).toBeVisible();

  await page.goto("/reviews");
  // Nobody showed an order: it stands in the fold.
  await page.getByText(/^Unverified reviews \(\d+\)/).click();
  const shown = page.getByRole("article").filter({ hasText: words });
  await expect(shown.getByText("Åsa")).toBeVisible();
  await expect(shown.getByText("Unverified", { exact: true })).toBeVisible();
  const source = (await shown.getByRole("img", { name: /^1 of 1/ }).getAttribute("src")) ?? "";
  expect((await page.request.get(source)).headers()["content-type"]).toBe("image/webp");
  await page.goto(`/product/${plentiful}`);
  const said = page.getByRole("region", { name: "Customer Reviews" });
  await said.getByText(/^Unverified reviews \(\d+\)/).click();
  await expect(said.getByText(words)).toBeVisible();
});

test.describe("the admin's reviews", () => {
  test("work without scripts", async ({ browser, page, request, signIn, baseURL }) => {
    const words = `Rejected ${crypto.randomUUID()}`;
    await sendReview(request, words);
    await signIn();
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
      baseURL: baseURL ?? "",
    });
    const plain = await context.newPage();
    await plain.goto("/admin/reviews");
    const waiting = plain.getByRole("listitem").filter({ hasText: words });
    await waiting.getByLabel(/^Reason/).selectOption("other-subject");
    await waiting.getByRole("button", { name: /^Reject/ }).click();
    await expect(plain.getByText("Review rejected. Shoppers can't see it.")).toBeVisible();
    await context.close();
  });

  test("are for staff alone", async ({ page, request }) => {
    await page.goto("/admin/reviews");
    expect(new URL(page.url()).pathname).toBe("/admin");
    for (const path of ["/admin/reviews", "/admin/reviews.data"]) {
      for (const decision of ["approve", "reject", "feature", "unfeature"]) {
        expect((await request.post(path, { form: { reviewId: "rev_demo1", decision } })).status()).toBe(401);
      }
    }
    const answer = await request.get("/admin/review-pictures/any", { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
  });

  test("can be used by everyone", async ({ page, signIn, checkAccessibility }) => {
    await signIn();
    await page.goto("/admin/reviews");
    await atEachWidth(page, async () => {
      await checkAccessibility();
      await expectNoSidewaysScroll(page);
    });
  });
});

test("a picture that waits is served to nobody", async ({ request }) => {
  const multipart = { folder: "reviews", file: picture };
  const { url } = await (await request.post("/api/storage/upload", { multipart })).json();
  for (const address of [url, `${url}?w=320`, url.replace("/media/", "/media/widths/320/")]) {
    expect((await request.get(address)).status()).toBe(404);
  }
});

/** Writes a review through the API, without its screens. */
async function sendReview(request: APIRequestContext, feedback: string): Promise<void> {
  const author = { email: "asa.oberg@mail.example", name: "Åsa", location: "Trosa" };
  const data = {
    key: crypto.randomUUID().replaceAll("-", "").slice(0, 24),
    ...author,
    product: plentiful,
    rating: 2,
    feedback,
  };
  expect((await request.post("/api/reviews", { data })).status()).toBe(201);
}

function dialogOf(page: Page) {
  return page.getByRole("dialog", { name: "Write a Review" });
}

async function passEmail(page: Page): Promise<void> {
  await dialogOf(page)
    .getByLabel(/^Email/)
    .fill("asa.oberg@mail.example");
  await dialogOf(page).getByRole("button", { name: "Continue" }).click();
  await expect(dialogOf(page).getByLabel(/^Name/)).toBeVisible();
}

function onePixel(): Buffer {
  const text = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  return Buffer.from(text, "base64");
}
