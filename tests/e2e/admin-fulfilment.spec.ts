import { globSync, readFileSync } from "node:fs";

import { openPaidOrder } from "#tests/support/order-by-api.ts";
import { expect, test } from "#tests/support/test.ts";

test("a part of an order is sent, the customer can follow it, and the rest stays to be sent", async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  const order = await openPaidOrder(page, request);
  await page.getByRole("link", { name: "Send items" }).click();
  await expect(page.getByRole("heading", { name: /Send items of/ })).toBeVisible();
  await checkAccessibility();
  await page
    .getByRole("main")
    .getByLabel(/to send/)
    .fill("1");
  await page.waitForFunction(() => "hydrated" in window);
  await page.getByRole("spinbutton").first().hover();
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole("spinbutton").first()).toHaveValue("1");
  await page.getByLabel("Carrier", { exact: true }).selectOption("bring");
  const trackingId = `703${String(Date.now())}`;
  await page.getByLabel("Tracking ID").fill(trackingId);
  await page.getByRole("button", { name: "Ship and email customer" }).click();
  await expect(page.getByRole("status")).toHaveText(/Parcel recorded/);

  await expect(page.getByText("1 sent", { exact: true })).toBeVisible();
  await expect(page.getByText("2 to send", { exact: true })).toBeVisible();
  await expect(page.getByText(`1 item sent with Bring, ${trackingId}`)).toBeVisible();
  await expect(page.getByText("Status set to processing")).toBeVisible();
  await expect(page.getByRole("link", { name: trackingId })).toHaveAttribute(
    "href",
    `https://tracking.bring.com/tracking/${trackingId}`,
  );
  await checkAccessibility();

  const tracked = await request.post("/api/orders/track", { data: { trackingId } });
  expect(await tracked.json()).toMatchObject({ data: [{ orderNumber: order.orderNumber, status: "processing" }] });

  await page.getByRole("button", { name: "Send email again for parcel 1" }).click();
  await expect(page.getByRole("status")).toHaveText("Resending the email.");
  await expect(page.getByText("Order shipped")).toHaveCount(2);

  await page.getByText("Correct the email address").press("Enter");
  await page.getByLabel("Email address").fill(`Corrected-${trackingId}@mail.example`);
  await page.getByRole("button", { name: "Save and send" }).press("Enter");
  await expect(page.getByRole("status")).toContainText("The address is corrected");
  await expect(page.getByRole("link", { name: `corrected-${trackingId.toLowerCase()}@mail.example` })).toBeVisible();

  // An e-mail of the demo that came back: why, and allowing its address again.
  await page.goto("/admin/unsent-mail?state=bounced");
  await checkAccessibility();
  await page
    .getByRole("row", { name: /doesn't exist/ })
    .getByRole("link", { name: /^Details/ })
    .click();
  await expect(page.getByRole("heading", { name: "Order confirmation", level: 1 })).toBeVisible();
  await checkAccessibility();
  await page.getByLabel("Reason to allow it").selectOption("The customer says it works again");
  await page.getByRole("button", { name: "Allow address" }).press("Enter");
  await expect(page.getByRole("status")).toHaveText("Address allowed. We'll send to it again.");
  await page.getByRole("button", { name: "Resend" }).press("Enter");
  await expect(page.getByRole("status")).toHaveText("Resending the email.");
});

test("the shipping e-mail leads to the carrier and to the order", async ({ page, request, signIn }) => {
  await signIn();
  const order = await openPaidOrder(page, request);
  await page.getByRole("link", { name: "Send items" }).click();
  await page.getByLabel("Carrier", { exact: true }).selectOption("postnord");
  await page.getByLabel("Tracking ID").fill("00370730254");
  await page.getByRole("button", { name: "Ship and email customer" }).click();
  await expect(page.getByRole("status")).toHaveText(/Parcel recorded/);
  await expect(page.getByText("Status set to shipped")).toBeVisible();
  // The first one waits while the sending can be undone.
  await page.getByRole("button", { name: "Send email again for parcel 1" }).click();
  await expect(page.getByRole("status")).toHaveText("Resending the email.");

  // The local shop writes its e-mails to files.
  const mail = () =>
    globSync(".wrangler/test-seeded/state/tmp/email/*/email-text/*.txt")
      .map((path) => readFileSync(path, "utf8"))
      .find((text) => text.includes(order.orderNumber) && text.includes("In this parcel"));
  await expect.poll(mail, { timeout: 20_000 }).toContain("https://tracking.postnord.com/en/?id=00370730254");
  const link = /https?:\/\/\S+(\/thank-you\?orderId=[\w&=.-]+)/i.exec(mail() ?? "")?.[1] ?? "";
  await page.goto(link);
  // Days later it is a status page: where it is, no thanks.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your order");
  await expect(
    page.getByRole("list", { name: "Progress" }).getByRole("listitem").filter({ hasText: "On its way" }),
  ).toHaveAttribute("aria-current", "step");
  await expect(page.getByRole("link", { name: "Track your parcel" })).toHaveAttribute("href", /tracking\.postnord/);
  await expect(page.getByText(order.orderNumber).first()).toBeVisible();
  await expect(page.getByText("Storgatan 1").first()).toBeVisible();
});

test("a part of an order is refunded for the amount that was shown", async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await openPaidOrder(page, request);
  await page.getByRole("link", { name: "Refund or cancel items" }).click();
  await expect(page.getByRole("button", { name: "Show the amount" })).toBeDisabled();
  await page.getByLabel(/to cancel/).fill("1");
  const submit = page.getByRole("button", { name: /^Refund \d/ });
  const amount = (await submit.textContent())?.replace("Refund ", "") ?? "";
  await page.getByLabel("Reason", { exact: true }).fill("Ordered twice");
  await checkAccessibility();
  await submit.click();
  await expect(page.getByRole("status")).toHaveText("The money went back.");
  await expect(page.getByText("partially refunded").first()).toBeVisible();
  await expect(page.getByText("1 cancelled", { exact: true })).toBeVisible();
  await expect(page.getByText(`Refund of ${amount} requested for 1 item: Ordered twice`)).toBeVisible();
  await expect(page.getByText(`Payment refunded, ${amount}`)).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a refund shows its amount before it is made, and a note is written and deleted", async ({
    page,
    request,
    signIn,
  }) => {
    await signIn();
    await openPaidOrder(page, request);
    await page.getByRole("link", { name: "Refund or cancel items" }).click();
    await page.getByLabel(/to cancel/).fill("2");
    await page.getByLabel(/^Shipping/).check();
    await page.getByRole("button", { name: "Show the amount" }).click();
    await expect(page.getByLabel(/to cancel/)).toHaveValue("2");
    await page.getByRole("button", { name: /^Refund \d/ }).click();
    await expect(page.getByRole("status")).toContainText("The money went back.");
    await expect(page.getByText("2 cancelled", { exact: true })).toBeVisible();

    await page.getByLabel("New note").fill("Waits for a call.\nBefore noon.");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByRole("status")).toContainText("Note added.");
    await expect(page.getByText("Waits for a call.")).toBeVisible();
    await page.getByRole("button", { name: /Delete the note/ }).click();
    await expect(page.getByRole("status")).toContainText("Note deleted.");
    await expect(page.getByText("Waits for a call.")).toHaveCount(0);
  });
});

test("packing slip and pick list are printed without prices and without the admin around them", async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  const order = await openPaidOrder(page, request);
  await page.getByRole("link", { name: "Packing slip" }).click();
  await expect(page.getByRole("heading", { name: "Packing slip" })).toBeVisible();
  await expect(page.getByText("Storgatan 1")).toBeVisible();
  await checkAccessibility();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner").getByRole("button", { name: "Logout" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("article")).not.toContainText("kr");
  await page.emulateMedia({ media: "screen" });

  await page.goto("/admin?tab=orders");
  await page.getByLabel(`Choose order ${order.orderNumber}`).check();
  await page.getByRole("button", { name: "Pick list" }).click();
  await expect(page.getByText("3 items for 1 order")).toBeVisible();
  await expect(page.getByRole("table")).toContainText(order.orderNumber);
  await checkAccessibility();
});

test("goods are picked by scanning them: each unit counts, a wrong one is refused, and a reload loses nothing", async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  const order = await openPaidOrder(page, request);
  await page.goto("/admin?tab=orders");
  await page.getByLabel(`Choose order ${order.orderNumber}`).check();
  await page.getByRole("button", { name: "Pick list" }).click();
  const sku = await page.getByRole("rowheader").locator("span").nth(1).textContent();
  const field = page.getByLabel("Scan or type a barcode or SKU");
  await field.fill(sku ?? "");
  await field.press("Enter");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText(": 1 of 3.");
  await expect(field).toHaveValue("");
  await field.fill("4006381333931");
  await field.press("Enter");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("Not on this list.");
  await checkAccessibility();
  await page.reload();
  await expect(page.getByText("1 of 3 picked.")).toBeVisible();
  for (const count of [2, 3]) {
    await field.fill(sku ?? "");
    await field.press("Enter");
    await expect(page.getByRole("main").getByRole("status").first()).toContainText(`: ${count} of 3.`);
  }
  await expect(page.getByText("All picked.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Picked/ })).toBeChecked();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByRole("checkbox", { name: /^Picked/ })).not.toBeChecked();
});

test("the board leads to what waits", async ({ page, request, signIn, checkAccessibility }) => {
  await signIn();
  await openPaidOrder(page, request);
  await page.goto("/admin/board");
  await expect(page.getByRole("heading", { name: "To do" })).toBeVisible();
  await checkAccessibility();
  await page.getByRole("link", { name: "See all To pack" }).click();
  await expect(page).toHaveURL(/work=to-pack/);
  await expect(page.getByRole("table").getByRole("row").nth(1)).toContainText(/paid|refunded/i);
});
