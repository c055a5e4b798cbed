import { countWork } from "#tests/support/count-work.ts";
import { payOrder, placeOrder } from "#tests/support/order-by-api.ts";
import { newBuyer } from "#tests/support/shopper.ts";
import { expect, expectNoSidewaysScroll, test } from "#tests/support/test.ts";

/** Paid orders whose buyers' addresses begin alike, so that a search finds them all. */
async function paidOrders(request: Parameters<typeof placeOrder>[0], count: number) {
  const email = newBuyer().split("@")[0] ?? "";
  const orders = [];
  for (let i = 0; i < count; i++) {
    const order = await placeOrder(request, 1, `${email}-${i}@mail.example`);
    await payOrder(request, order.id);
    orders.push(order);
  }
  return { email, orders };
}

const listOf = (email: string) => `/admin?tab=orders&work=to-send&q=${encodeURIComponent(email)}`;

test("ten orders are sent with their numbers in three clicks and one paste, and one of them is undone", async ({
  page,
  context,
  request,
  signIn,
  checkAccessibility,
}) => {
  test.slow();
  const { email, orders } = await paidOrders(request, 10);
  await signIn();
  await page.goto(listOf(email));
  await page.waitForFunction(() => "hydrated" in window);
  const work = await countWork(page);
  await page.getByLabel("Select all").click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Send 10 orders" })).toBeVisible();
  await page.waitForFunction(() => "hydrated" in window);
  const first = page.getByLabel(`Tracking ID of ${orders[0]?.orderNumber}`);
  await expect(first).toBeFocused();
  await checkAccessibility({ atBothWidths: true });

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const stamp = Date.now();
  const column = orders.map((_, index) => `T${stamp}${index}`).join("\n");
  await page.evaluate((text) => navigator.clipboard.writeText(text), column);
  await page.keyboard.press("Control+v");
  await expect(page.getByLabel(`Tracking ID of ${orders[9]?.orderNumber}`)).toHaveValue(`T${stamp}9`);
  await page.getByRole("button", { name: "Ship and email customers" }).click();
  await expect(page.getByText("10 orders are sent")).toBeVisible();
  expect(await work()).toEqual({ clicks: 3, fields: 1 });
  await checkAccessibility({ atBothWidths: true });

  const tracked = await request.post("/api/orders/track", { data: { trackingId: `T${stamp}4` } });
  expect(await tracked.json()).toMatchObject({ data: [{ orderNumber: orders[4]?.orderNumber, status: "shipped" }] });

  for (const name of ["Print labels", "Print packing slips"]) {
    const href = (await page.getByRole("link", { name }).getAttribute("href")) ?? "";
    const file = await page.request.get(href);
    expect(file.headers()["content-type"]).toBe("application/pdf");
    expect((await file.body()).toString("latin1")).toMatch(/\/Count 10\b/);
  }

  await page.getByRole("button", { name: `Undo sending of ${orders[4]?.orderNumber}` }).click();
  await expect(page.getByRole("status").last()).toHaveText(/Sending undone/);
  await expect(page.getByRole("heading", { name: "Send 1 order" })).toBeVisible();
  await expect(page.getByLabel(`Send order ${orders[4]?.orderNumber}`)).toBeChecked();
});

test("a scanner goes from row to row, an order that is left out stays, and one with a wrong number says why", async ({
  page,
  request,
  signIn,
}) => {
  const { email, orders } = await paidOrders(request, 3);
  await signIn();
  await page.goto(listOf(email));
  await page.waitForFunction(() => "hydrated" in window);
  await page.getByLabel("Select all").click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByLabel(`Tracking ID of ${orders[0]?.orderNumber}`)).toBeFocused();
  await page.waitForFunction(() => "hydrated" in window);
  for (const scanned of ["S1", "<S2>", "S3"]) {
    await page.keyboard.type(scanned);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("button", { name: "Ship and email customers" })).toBeFocused();
  await expect(page.getByLabel(`Tracking ID of ${orders[2]?.orderNumber}`)).toHaveValue("S3");
  await page.getByLabel(`Send order ${orders[0]?.orderNumber}`).uncheck();
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole("button", { name: "Ship and email customers" }).press("Enter");
  await expect(page.getByText("1 order is sent")).toBeVisible();
  await expect(page.getByText(/^Check the numbers, the weight and the tracking ID/)).toBeVisible();
  await expect(page.getByLabel(`Tracking ID of ${orders[1]?.orderNumber}`)).toHaveValue("<S2>");
  await expect(page.getByLabel(`Send order ${orders[0]?.orderNumber}`)).not.toBeChecked();
  await expect(page.getByRole("heading", { name: "Send 2 orders" })).toBeVisible();
});

test("what was left out of a parcel waits, not chosen and without the parcel's number", async ({
  page,
  request,
  signIn,
}) => {
  const order = await placeOrder(request, 2);
  await payOrder(request, order.id);
  await signIn();
  await page.goto(`/admin/orders/send?order.${order.id}=on`);
  await page.waitForFunction(() => "hydrated" in window);
  const number = page.getByLabel(`Tracking ID of ${order.orderNumber}`);
  await number.fill("FIRST-1");
  await page.getByText(`Leave parts out of ${order.orderNumber}`).click();
  await page.getByRole("spinbutton").first().fill("1");
  await page.getByRole("button", { name: "Ship and email customers" }).click();
  await expect(page.getByText("1 order is sent")).toBeVisible();
  await expect(page.getByLabel(`Send order ${order.orderNumber}`)).not.toBeChecked();
  await expect(number).toHaveValue("");
  await page.getByText(`Leave parts out of ${order.orderNumber}`).click();
  await expect(page.getByRole("spinbutton").first()).toHaveValue("1");
  await expect(page.getByRole("spinbutton").first()).toHaveAttribute("max", "1");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("'shipped' for several orders opens their parcels, and parts can be left out", async ({
    page,
    request,
    signIn,
  }) => {
    const { email, orders } = await paidOrders(request, 2);
    await signIn();
    await page.goto(listOf(email));
    for (const { orderNumber } of orders) await page.getByLabel(`Choose order ${orderNumber}`).check();
    const form = page.getByRole("form", { name: "Chosen orders" });
    await form.getByRole("combobox").selectOption("shipped");
    await form.getByRole("button", { name: "Change status" }).click();
    await expect(page.getByRole("heading", { name: "Send 2 orders" })).toBeVisible();
    await page.getByText(`Leave parts out of ${orders[0]?.orderNumber}`).click();
    await page.getByRole("spinbutton").first().fill("0");
    await page.getByLabel(`Carrier of ${orders[1]?.orderNumber}`).selectOption("dhl");
    await page.getByRole("button", { name: "Ship and email customers" }).click();
    await expect(page.getByText("1 order is sent")).toBeVisible();
    await expect(page.getByText("Choose at least one item to send.")).toBeVisible();
    await page.getByRole("link", { name: orders[1]?.orderNumber ?? "" }).click();
    await expect(page.getByText("1 item sent with DHL")).toBeVisible();
  });
});
