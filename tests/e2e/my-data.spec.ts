import { globSync, readFileSync } from "node:fs";

import { strFromU8, unzipSync } from "fflate";

import { expect, test } from "../support/test.ts";

/** The links to somebody's data that the shop has e-mailed so far. */
function mailedLinks(): string[] {
  return globSync(".wrangler/test-seeded/state/tmp/email/*/email-text/*.txt").flatMap(
    (path) => /http\S+\/privacy\/my-data\/open\?\S+/.exec(readFileSync(path, "utf8"))?.[0] ?? [],
  );
}

// A link that was used up answers 404.
test.use({ expectedErrors: /404/ });

test("somebody gets a link, downloads what is stored about them, and erases it", async ({
  page,
  checkAccessibility,
}) => {
  const email = `${crypto.randomUUID()}@mail.example`;
  const message = { name: "Disa", email, subject: "order", message: "Where is my parcel?" };
  await page.request.post("/api/db", {
    data: { database_name: "shop", collection_name: "contact_messages", command: "--create", data: message },
  });

  const earlier = new Set(mailedLinks());
  const newLink = () => mailedLinks().find((link) => !earlier.has(link)) ?? "";
  await page.goto("/privacy/my-data");
  await checkAccessibility();
  await page
    .getByRole("main")
    .getByLabel(/^Email/)
    .first()
    .fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByText("your link is on its way")).toBeVisible();
  await expect.poll(newLink, { timeout: 30_000 }).not.toBe("");

  await page.goto(newLink());
  await page.getByRole("button", { name: "See my data" }).click();
  await expect(page).toHaveURL("/privacy/my-data");
  const main = page.getByRole("main");
  await expect(main.getByText(email).first()).toBeVisible();
  await main
    .locator("summary")
    .filter({ hasText: /^Messages/ })
    .click();
  await expect(main.getByText("Where is my parcel?")).toBeVisible();
  await checkAccessibility();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const files = unzipSync(readFileSync(await (await download).path()));
  expect(strFromU8(files["my-data.json"] ?? new Uint8Array())).toContain("Where is my parcel?");
  expect(Object.keys(files)).toContain("csv/messages.csv");

  await page.getByLabel("I understand this can't be undone.").check();
  await page.getByRole("button", { name: "Delete my data" }).click();
  await expect(main.getByText("Your data is deleted")).toBeVisible();
  await checkAccessibility();
  await page.goto("/privacy/my-data");
  await expect(page.getByRole("button", { name: "Email me a link" })).toBeVisible();
  await page.goto(newLink());
  await expect(page.getByText("This link has expired")).toBeVisible();
});
