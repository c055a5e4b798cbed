import { expect, expectNoSidewaysScroll, test } from "#tests/support/test.ts";

// A revoked key is refused, which is what this is about.
test.use({ expectedErrors: /status of 40[0139]/ });

test("an owner creates a key, copies it, calls with it, and revokes it", async ({
  page,
  context,
  request,
  signIn,
  checkAccessibility,
}) => {
  const name = "Scale";
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn();
  await page.goto("/admin/keys");
  await expect(page.getByRole("heading", { name: "Keys", level: 1 })).toBeVisible();
  await checkAccessibility({ atBothWidths: true });

  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Create key" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose at least one thing this key may do.");
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("checkbox", { name: "Send and change orders" }).check();
  await page.getByRole("button", { name: "Create key" }).click();

  await expect(page.getByRole("region", { name: "Your new key" })).toBeFocused();
  await checkAccessibility({ atBothWidths: true });
  await expectNoSidewaysScroll(page);
  const key = (await page.getByText(/^pm_[0-9a-f]{64}$/).textContent()) ?? "";
  await page.getByRole("button", { name: "Copy key" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);

  const call = (collection: string) =>
    request.post("/api/db", {
      headers: { Authorization: `Bearer ${key}` },
      data: { collection_name: collection, command: "--read", data: {} },
    });
  expect((await call("orders")).status()).toBe(200);
  expect((await call("users")).status()).toBe(403);
  const opened = await request.get("/admin/orders/unknown", { headers: { Authorization: `Bearer ${key}` } });
  expect(new URL(opened.url()).pathname, "a key opens no page").toBe("/admin");

  await page.goto("/admin/keys");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText(`pm_…${key.slice(-4)}`);
  await expect(row).toContainText("See orders, returns and complaints");
  await expect(page.locator("main")).not.toContainText(key);
  await row.getByRole("button", { name: `Revoke ${name}` }).click();
  const question = page.getByRole("dialog", { name: `Revoke ${name}?` });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Revoke key" }).click();
  await expect(page.getByRole("status").first()).toContainText(`Key ${name} revoked.`);
  await expect(row).toContainText("Revoked");
  expect((await call("orders")).status()).toBe(401);
  await checkAccessibility({ atBothWidths: true });
});
