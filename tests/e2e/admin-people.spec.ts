import { plentiful } from "#tests/support/shopper.ts";
import { expect, type Page, test } from "#tests/support/test.ts";

/** A row of a seeded list that the other project, which may run at the same time, leaves alone. */
const ownRow = () => (test.info().project.name === "phone" ? 2 : 3);

/** A word that no other run of a test has. */
const unique = () => `t${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;

async function writeMessage(page: Page, name: string) {
  const data = {
    name,
    email: `${name}@mail.example`,
    subject: "returns",
    message: `First line of ${name}\nSecond <i>line</i>`,
  };
  const body = { database_name: "shop", collection_name: "contact_messages", command: "--create", data };
  const answer = await page.request.post("/api/db", {
    data: body,
    headers: { "CF-Connecting-IP": crypto.randomUUID() },
  });
  expect(answer.ok()).toBe(true);
}

test("a message is found, read on purpose, and answered by e-mail", async ({ page, signIn, checkAccessibility }) => {
  const name = unique();
  await writeMessage(page, name);
  await signIn();
  await page.goto("/admin");
  await page.getByRole("tab", { name: "Contact" }).click();
  await page.getByRole("searchbox", { name: /Name, email/ }).fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row")).toHaveCount(2);
  const status = page.getByLabel(`Status of the message from ${name}`);
  await expect(status).toHaveValue("new");
  await page.getByRole("link", { name: /View Details/ }).click();

  await expect(page.getByText(`First line of ${name}`)).toHaveText(`First line of ${name}\nSecond <i>line</i>`, {
    useInnerText: true,
  });
  await expect(status).toHaveValue("new");
  await checkAccessibility();
  await page.getByRole("button", { name: "Mark as read" }).click();
  await expect(page.getByRole("status")).toHaveText(/Message status updated successfully!/);
  await expect(status).toHaveValue("read");

  await page.getByLabel(/Your reply/).fill("Send it back in the same bag.\n\nBest wishes");
  await page.getByRole("link", { name: "Back to messages" }).click();
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByRole("status")).toHaveText(/Reply sent/);
  await expect(page.getByRole("listitem").filter({ hasText: "same bag" })).toContainText("staff.tester");
  await expect(page.getByLabel(/Your reply/)).toHaveValue("");
  await expect(status).toHaveValue("replied");
});

test("somebody who only wrote a message is found, handed their data, and erased once the address is typed", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  const name = unique();
  await writeMessage(page, name);
  await signIn();
  await page.goto("/admin");
  await page.getByRole("tab", { name: "Users" }).click();
  await page.getByRole("link", { name: "A person’s data" }).click();
  const address = page.getByLabel("Email address");
  await address.fill(`${name.toUpperCase()}@mail.example`);
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Messages" })).toContainText("1");
  expect(page.url()).not.toContain(name);
  await checkAccessibility();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^personal-data-.*\.json$/);

  // What the answer says is acted on before the rest of the page is read anew.
  let readOn = (): void => undefined;
  const second = new Promise<void>((resolve) => (readOn = resolve));
  await page.route(/\/admin.*\.data/, async (route) => {
    if (route.request().method() === "GET") await second;
    await route.continue();
  });
  const question = page.getByRole("dialog", { name: /^Erase/ });
  for (const typed of ["somebody@else.example", `${name}@mail.example`]) {
    await page.getByRole("button", { name: "Erase…" }).click();
    await expect(question).toContainText("Deleted: ");
    await question.getByLabel("Type the address to confirm").fill(typed);
    await question.getByRole("button", { name: "Erase for good" }).click();
    if (typed.startsWith("somebody")) await expect(page.getByRole("alert")).toContainText("Not erased");
  }
  readOn();
  await expect(page.getByRole("status").filter({ hasText: "Erased." })).toBeVisible();
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("status").filter({ hasText: "store nothing" })).toBeVisible();
});

test.describe("two people who edit one customer", () => {
  test.use({ expectedErrors: /409/ });

  test("are shown both versions, and nothing is overwritten unasked", async ({
    page,
    context,
    signIn,
    checkAccessibility,
  }) => {
    await signIn();
    await page.goto("/admin?tab=users&sort=name");
    await page.getByRole("row").nth(ownRow()).getByRole("link", { name: /^Edit/ }).click();
    await expect(page.getByLabel(/^City/)).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    const [theirs, yours] = [`Their ${unique()}`, `Your ${unique()}`];
    await other.getByLabel(/^City/).fill(theirs);
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByRole("status")).toHaveText(/Customer saved/);
    await other.close();

    await page.getByLabel(/^City/).fill(yours);
    await page.getByRole("button", { name: "Save" }).click();
    const conflict = page.getByRole("alert");
    await expect(conflict.getByRole("row").nth(1)).toContainText(theirs);
    await expect(conflict.getByRole("row").nth(1)).toContainText(yours);
    await expect(page.getByLabel(/^City/)).toHaveValue(yours);
    await checkAccessibility();
    await conflict.getByRole("button", { name: "Save my version" }).click();
    await expect(page.getByRole("status")).toHaveText(/Customer saved/);
    await page.reload();
    await expect(page.getByLabel(/^City/)).toHaveValue(yours);
  });
});

test.describe("the life of a code, begun with a mistake", () => {
  test.use({ expectedErrors: /400/ });

  test("a discount code is made, tried, used in the cart, switched off and back on by undo", async ({
    page,
    signIn,
    checkAccessibility,
  }) => {
    const code = unique().toUpperCase();
    await signIn();
    await page.goto("/admin/discounts/new");
    await page.getByLabel(/^Code/).fill(code.toLowerCase());
    await page.getByLabel(/^Value/).fill("0");
    await page.getByRole("button", { name: "Create discount" }).click();
    await expect(page.getByText("Enter a value above 0")).toBeVisible();
    await page.getByLabel(/^Value/).fill("20");
    await page.getByLabel(/^Description/).fill("A fifth off");
    await page.getByRole("button", { name: "Create discount" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(code);
    await page.getByLabel(/^Cart total/).fill("500");
    await page.getByRole("button", { name: "Test code" }).click();
    await expect(page.getByText(/Takes 100.kr off 500.kr/)).toBeVisible();
    await checkAccessibility();

    const inShop = async () => {
      const answer = await page.request.post("/api/discount/validate", {
        data: { code, cartTotal: 500, userId: null },
      });
      return answer.json();
    };
    expect(await inShop()).toMatchObject({ valid: true, finalTotal: 400 });

    await page.goto(`/admin/discounts?q=${code}`);
    await page.getByRole("button", { name: `Disable ${code}` }).click();
    await expect(page.getByRole("status")).toHaveText(`${code} disabled.`);
    expect(await inShop()).toMatchObject({ valid: false, error: "Discount code is not active" });
    await checkAccessibility();

    await page.goto(`/admin/audit?q=${code}`);
    const entry = page.getByRole("listitem").filter({ hasText: "Edited discount" });
    await expect(entry.getByRole("row").filter({ hasText: "Active" })).toHaveText(/YesNo/);
    await checkAccessibility();
    await entry.getByRole("button", { name: /^Undo/ }).click();
    await expect(page.getByRole("status")).toHaveText("Undone.");
    await expect(entry.getByText("Undone", { exact: true })).toBeVisible();
    expect(await inShop()).toMatchObject({ valid: true });
  });
});

test.describe("a code that staff make", () => {
  test.use({ expectedErrors: /400/ });

  test("asks for the fields of its type alone, reads in words, and is for the products that were picked", async ({
    page,
    signIn,
    checkAccessibility,
  }) => {
    const code = `E2E${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
    await signIn();
    await page.goto("/admin/discounts/new");
    await page.getByLabel(/^Code/).fill(code);
    await page.getByLabel("Type").selectOption("Free shipping");
    await expect(page.getByLabel(/^Value/)).toBeHidden();
    await expect(page.getByText("In words: Free standard shipping.")).toBeVisible();
    await page.getByLabel("Type").selectOption("Buy X, get Y");
    await expect(page.getByLabel(/^Maximum discount/)).toBeHidden();
    await page.getByLabel(/^Value/).fill("100");
    await page.getByLabel(/^Buy/).fill("2");
    await page.getByLabel(/^Get/).fill("21");
    await page.getByLabel("Applies to").selectOption("Specific products");
    const picker = page.getByRole("group", { name: "Products" });
    await picker.getByLabel("Search products").fill("crew socks");
    await expect(picker.getByRole("checkbox")).toHaveCount(1);
    await picker.getByRole("checkbox").check();
    await expect(page.getByText(/In words: Buy 2, get 21 free: .*Socks\./)).toBeVisible();
    await checkAccessibility();
    await page.getByRole("button", { name: "Create discount" }).click();
    await expect(page.getByText("Enter 1 to 20")).toBeVisible();
    await page.getByLabel(/^Get/).fill("1");
    await expect(page.getByText(/In words: Buy 2, get 1 free: .*Socks\./)).toBeVisible();
    await page.getByRole("button", { name: "Create discount" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(code);
    await expect(page.getByText(/^Buy 2, get 1 free: .*Socks$/)).toBeVisible();
    await page.getByRole("textbox", { name: "Products", exact: true }).fill("3 Performance Crew Socks");
    await page.getByRole("button", { name: "Test code" }).click();
    await expect(page.getByText(/^Takes 129.kr off 387.kr/)).toBeVisible();
    await checkAccessibility();
  });
});

test("reviews are decided on together, and a decision is undone", async ({ page, signIn, checkAccessibility }) => {
  const name = unique();
  const ids: string[] = [];
  for (const who of [`${name}a`, `${name}b`]) {
    const review = {
      key: crypto.randomUUID().replaceAll("-", "").slice(0, 24),
      email: `${who}@mail.example`,
      name: who,
    };
    const rest = { location: "Trosa", product: plentiful, rating: 4, feedback: `Warm, says ${who}` };
    const headers = { "CF-Connecting-IP": crypto.randomUUID() };
    const answer = await page.request.post("/api/reviews", { data: { ...review, ...rest }, headers });
    expect(answer.status()).toBe(201);
    ids.push((await answer.json()).id);
  }
  await signIn();
  await page.goto(`/admin/reviews?q=${name}`);
  await expect(page.getByRole("checkbox")).toHaveCount(2);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Approve selected" }).click();
  await expect(page.getByRole("status")).toHaveText("2 reviews approved.");
  await checkAccessibility();
  // No order checked it.
  await page.goto("/reviews?view=unchecked");
  await expect(page.getByText(`Warm, says ${name}a`)).toBeVisible();

  await page.goto(`/admin/audit?q=${ids[0]}`);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByRole("status")).toHaveText("Undone.");
  await page.goto(`/admin/reviews?q=${name}&status=pending`);
  await expect(page.getByRole("checkbox")).toHaveCount(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a message's status is changed, and a subscription is ended after a question", async ({ page, signIn }) => {
    const name = unique();
    await writeMessage(page, name);
    await signIn();
    await page.goto(`/admin?tab=contact&q=${name}`);
    const row = page.getByRole("row").filter({ hasText: name });
    await row.getByRole("combobox").selectOption("read");
    await row.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("status")).toHaveText(/Message status updated successfully!/);
    await expect(row.getByRole("combobox")).toHaveValue("read");

    await page.goto("/admin?tab=newsletter&state=active");
    const subscriber = page.getByRole("row").nth(ownRow());
    const email = (await subscriber.getByText("@").first().textContent()) ?? "";
    await subscriber.getByRole("button", { name: `Unsubscribe ${email}` }).click();
    await page
      .getByRole("dialog", { name: "End this subscription?" })
      .getByRole("button", { name: "End subscription" })
      .click();
    await expect(page.getByRole("status")).toHaveText(/Subscription ended/);
    await page.goto(`/admin?tab=newsletter&q=${email}`);
    await expect(page.getByRole("row").nth(1)).toContainText("Inactive");
  });
});
