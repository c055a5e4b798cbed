import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { Webhook } from "standardwebhooks";

import { expect, expectNoSidewaysScroll, test } from "#tests/support/test.ts";

test.use({ expectedErrors: /status of 40[09]/ });

/** A receiver on this machine: what it got, and what it answers. */
async function openReceiver() {
  const got: { body: string; headers: Record<string, string> }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      got.push({ body, headers: request.headers as Record<string, string> });
      response.writeHead(status).end(status === 200 ? "Thanks" : "No room");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { got, url: `http://127.0.0.1:${port}/hooks`, answer: (next: number) => void (status = next), server };
}

test("an owner adds a webhook, tests it, resends, rotates its secret, pauses and deletes it", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  const receiver = await openReceiver();
  await signIn();
  await page.goto("/admin/keys");
  await page.getByRole("link", { name: "New webhook" }).click();
  await expect(page.getByRole("heading", { name: "New webhook", level: 1 })).toBeVisible();
  await checkAccessibility({ atBothWidths: true });

  await page.getByLabel("Address").fill("https://127.0.0.1.nip.io/");
  await page.getByRole("button", { name: "Create webhook" }).click();
  await expect(page.getByText("Use a public name, for example")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Choose at least one event.");
  await checkAccessibility({ atBothWidths: true });
  await page.getByLabel("Address").fill(receiver.url);
  await page.getByRole("checkbox", { name: "A product was created" }).check();
  await page.getByRole("button", { name: "Create webhook" }).click();
  await expect(page.getByRole("region", { name: "Your new secret" })).toBeFocused();
  await checkAccessibility({ atBothWidths: true });
  const secret = (await page.getByText(/^whsec_/).textContent()) ?? "";

  await page.getByRole("link", { name: "View webhook" }).click();
  await expect(page.locator("main")).not.toContainText(secret);
  await page.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByRole("status").first()).toContainText("Delivered.");
  const [first] = receiver.got;
  expect(new Webhook(secret).verify(first?.body ?? "", first?.headers ?? {})).toMatchObject({ type: "webhook.test" });
  const row = page.getByRole("row").filter({ hasText: first?.headers["webhook-id"] ?? "-" });
  await expect(row).toContainText("Delivered");
  await expect(row).toContainText("Thanks");

  receiver.answer(500);
  await row.getByRole("button", { name: "Resend" }).click();
  await expect(page.getByRole("status").first()).toContainText("Not delivered.");
  await expect(row).toContainText("No room");
  expect(receiver.got[1]?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  expect(receiver.got[1]?.body).toBe(first?.body);
  await checkAccessibility({ atBothWidths: true });
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: "Rotate secret" }).first().click();
  // The page came without a document of its own: the question takes the focus there, too.
  await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.getByRole("dialog").getByRole("button", { name: "Rotate secret" }).click();
  await expect(page.getByRole("region", { name: "Your new secret" })).toBeFocused();
  expect(await page.getByText(/^whsec_/).textContent()).not.toBe(secret);

  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused. We keep what happens")).toBeVisible();
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("status").first()).toContainText("Webhook is on.");
  await page.getByRole("button", { name: "Delete" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete webhook" }).click();
  await expect(page.getByRole("status").first()).toContainText("Webhook deleted.");
  await expect(page.getByRole("region", { name: "Webhooks" })).not.toContainText("127.0.0.1");
  receiver.server.close();
});
