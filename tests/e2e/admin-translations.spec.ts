import { readFile } from "node:fs/promises";

import { expect, expectNoSidewaysScroll, test } from "#tests/support/test.ts";

// What somebody else saved meanwhile is refused with 409, and a file that can't be read with 400.
test.use({ expectedErrors: /status of 4(00|09)/ });

test("staff translate product by product, beside the English, by keyboard alone", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  // A short list has all that a long one has.
  await page.goto("/admin/translations?language=da&kind=collection");
  await expect(page.getByRole("heading", { name: "Translations", level: 1 })).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await expectNoSidewaysScroll(page);

  // One that has no translation, whatever the demo shop has.
  await page.goto("/admin/translations/item?language=da&kind=option&id=Volt");
  await page.getByLabel("Name, Dansk").fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Shown in English")).toBeVisible();

  await page.getByRole("link", { name: "Back to translations" }).click();
  await page.getByRole("navigation", { name: "Kinds" }).getByRole("link", { name: "Colors" }).click();
  await page.getByRole("navigation", { name: "States" }).getByRole("link", { name: "In English" }).click();
  await expect(page.getByRole("link", { name: "Translate Volt" })).toBeVisible();
  await page.getByRole("navigation", { name: "States" }).getByRole("link", { name: "All", exact: true }).click();
  await page.getByRole("link", { name: "Translate Fog" }).click();
  await expect(page.getByRole("heading", { name: "Fog", level: 1 })).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await expectNoSidewaysScroll(page);

  await page.getByLabel("Name, Dansk").fill("Farve");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("status").first()).toContainText("Fog in Dansk: saved.");
  await expect(page.getByRole("heading", { name: "Fog", level: 1 })).toBeHidden();
  await page.goBack();
  await expect(page.getByLabel("Name, Dansk")).toHaveValue("Farve");
});

test("what a picture shows is translated beside the picture", async ({ page, signIn, checkAccessibility }) => {
  await signIn();
  await page.goto("/admin/translations/item?language=da&kind=product&id=hog-high-neck-bra");
  const picture = page
    .getByRole("region", { name: /^Alt text of picture/ })
    .filter({ hasText: "Hög High-Neck Sports Bra in fjord, from behind" });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture.locator("img")).toHaveJSProperty("complete", true);
  const text = picture.getByLabel(/^Alt text of picture \d+, Dansk$/);
  await expect(text).toHaveValue(/i farven fjord, bagfra/);
  await checkAccessibility({ atBothWidths: true });
  await expectNoSidewaysScroll(page);

  await text.fill("Set bagfra:\nryggen er åben");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(picture.getByText("Use one line.")).toBeVisible();
  await text.fill("Set bagfra: ryggen er åben");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").first()).toContainText("saved");
  await page.reload();
  await expect(text).toHaveValue("Set bagfra: ryggen er åben");
});

test("a second editor is told what the first one saved, and loses nothing", async ({ page, context, signIn }) => {
  await signIn();
  await page.goto("/admin/translations?language=da&kind=collection");
  await page.getByRole("link", { name: "Translate Your first 5K" }).click();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Title, Dansk").fill("Fem kilometer, først");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByRole("status").first()).toContainText("saved");
  await other.close();

  await page.getByLabel("Title, Dansk").fill("Fem kilometer, senere");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("someone else has saved this text");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByText("Fem kilometer, først")).toBeVisible();
  await expect(page.getByLabel("Title, Dansk")).toHaveValue("Fem kilometer, senere");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").first()).toContainText("saved");
  await page.reload();
  await expect(page.getByLabel("Title, Dansk")).toHaveValue("Fem kilometer, senere");
});

test("who saves what stands already, from an older page, is told that it is saved", async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.goto("/admin/translations?language=da&kind=collection");
  await page.getByRole("link", { name: "Translate Your first 5K" }).click();
  await expect(page.getByLabel("Text, Dansk")).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  // Another one each time that the test is tried.
  const text = `Dine første fem kilometer ${Date.now()}`;
  for (const tab of [other, page]) {
    await tab.waitForFunction(() => "hydrated" in window);
    await tab.getByLabel("Text, Dansk").fill(text);
    await tab.getByRole("button", { name: "Save", exact: true }).click();
    await expect(tab.getByRole("status").first()).toContainText("saved");
  }
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("Text, Dansk")).toHaveValue(text);
});

test("a text that isn't saved is asked about before another language is opened", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/translations/item?language=da&kind=option&id=Fog");
  const name = page.getByLabel("Name, Dansk");
  const suomi = page.getByRole("navigation", { name: "Languages" }).getByRole("link", { name: "Suomi" });
  await page.waitForFunction(() => "hydrated" in window);
  await name.fill("Tåge, ikke gemt");
  await suomi.press("Enter");
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(name).toHaveValue("Tåge, ikke gemt");
  await suomi.press("Enter");
  await question.getByRole("button", { name: "Leave", exact: true }).press("Enter");
  await expect(page.getByLabel("Name, Suomi")).not.toHaveValue("Tåge, ikke gemt");

  // What says the same as before is nothing to save, or to be asked about.
  const finnish = page.getByLabel("Name, Suomi");
  await finnish.press("x");
  await finnish.press("Backspace");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByRole("status").first()).toContainText("nothing changed");
  await page.getByRole("link", { name: "Back to translations" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Translations", level: 1 })).toBeVisible();
});

test("a save leaves the focus where the next text is written or saved", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/translations?language=da&kind=collection");
  await page.getByRole("link", { name: "Translate Your first 5K" }).click();
  await page.waitForFunction(() => "hydrated" in window);
  await page.getByLabel("Text, Dansk").fill(`De første fem kilometer ${Date.now()}`);
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.press("Enter");
  await expect(page.getByRole("status").first()).toContainText("saved");
  await expect(save).toBeFocused();
});

test("a file of texts goes out and comes back in, and says which rows it left out", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto("/admin/translations?language=nb&kind=option");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export the texts of this list" }).click();
  const file = await readFile(await (await downloading).path(), "utf8");
  const [head = "", row = ""] = file.split("\r\n");
  // The translation stands before the version, and is another one each time that the test is tried.
  const translated = row.replace(/,[^,]*(,[^,]*)$/, `,Farge ${Date.now()}$1`);
  const unknown = translated.replace(/^option,[^,]*/, "option,Nocolor");
  const filled = [head, translated, unknown];
  await page.getByLabel("Translated file").setInputFiles({
    name: "translations-nb.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(filled.join("\r\n")),
  });
  await page.getByRole("button", { name: "Import file" }).click();
  await expect(page.getByText("1 saved, 0 the same as before, 0 without a translation, 1 left out.")).toBeVisible();
  await expect(page.getByText("Line 3: There is no such text to translate.")).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
});

test("a product's own page says in how many languages it is", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/products/pulse-core-tee");
  await page.getByRole("link", { name: /^Translations: \d of 4$/ }).click();
  await expect(page.getByRole("heading", { name: "Pulse Core Tee", level: 1 })).toBeVisible();
  await expect(page.getByLabel("Short description, Svenska")).not.toHaveValue("");
});

test("an address that another product has is its own by the same text, once that is free", async ({ page, signIn }) => {
  await signIn();
  const address = page.getByLabel("Address, Dansk");
  const save = async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("status").first()).toContainText("saved");
  };
  const open = async (id: string) => {
    await page.goto(`/admin/translations/item?language=da&kind=product&id=${id}`);
    await page.waitForFunction(() => "hydrated" in window);
  };
  // Another one each time that the test is tried.
  const wanted = `hueblik-${Date.now()}`;
  await open("kurva-cap");
  await address.fill(wanted);
  await save();
  await open("vind-running-cap");
  await address.fill(wanted);
  await save();
  await expect(page.getByText(`Already taken, so the address ends with ${wanted}-2.`)).toBeVisible();

  await open("kurva-cap");
  await address.fill(`${wanted}-andet`);
  await save();
  await open("vind-running-cap");
  await save();
  await expect(page.getByText("Already taken")).toHaveCount(0);
  await expect(address).toHaveValue(wanted);
});

test("what tells of discounts is translated once for all, each text in its own language", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto("/admin/translations?language=da");
  await page.getByRole("navigation", { name: "Kinds" }).getByRole("link", { name: "Discounts" }).click();
  await expect(page).toHaveURL(/kind=discount/);
  await expect(page.getByRole("row", { name: /Free standard delivery/ })).toContainText("Done");
  await expect(page.getByRole("row", { name: /20% off over Midsummer/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Translate 10% off your first order" }).click();
  const text = page.getByLabel("Description, Dansk");
  await expect(text).toHaveValue(/rabat på din første/);
  await checkAccessibility({ atBothWidths: true });
  await expectNoSidewaysScroll(page);
  await text.fill("10 % rabat,\nførste gang");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Use one line.")).toBeVisible();
});
