import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { APIRequestContext } from "@playwright/test";

import {
  addToCart,
  claimVariant,
  fillInCard,
  goodCard,
  newBuyer,
  plentiful,
  storedCart,
} from "#tests/support/shopper.ts";
import { expect, test } from "#tests/support/test.ts";

const version = "2026-04-08";

/** The profile of an agent, served on this machine. */
async function openAgent(request: APIRequestContext) {
  const { ucp } = await (await request.get("/.well-known/ucp")).json();
  const profile = JSON.stringify({
    ucp: { version, services: {}, capabilities: ucp.capabilities, payment_handlers: {} },
  });
  const server = createServer((_, response) =>
    response.writeHead(200, { "Content-Type": "application/json" }).end(profile),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { "UCP-Agent": `profile="http://127.0.0.1:${port}/ucp"` };
  const call = async (method: "GET" | "POST" | "PUT", path: string, data?: object) =>
    (await request.fetch(`/ucp${path}`, { method, headers, ...(data ? { data } : {}) })).json();
  return { name: `127.0.0.1:${port}`, call, server };
}

test("a person opens what an agent put together, orders and pays, and the agent is told", async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  test.slow();
  const agent = await openAgent(request);
  const { variantId, name } = await claimVariant(request, 3, 500);
  const made = await agent.call("POST", "/checkout-sessions", {
    line_items: [{ item: { id: variantId }, quantity: 2 }],
    buyer: { email: newBuyer(), first_name: "Åsa", last_name: "Öberg" },
    discounts: { codes: ["WELCOME10"] },
    fulfillment: {
      methods: [
        {
          type: "shipping",
          destinations: [
            {
              id: "home",
              street_address: "Storgatan 1",
              address_locality: "Trosa",
              postal_code: "619 30",
              address_country: "SE",
            },
          ],
          groups: [{ id: "parcel", selected_option_id: "express" }],
        },
      ],
    },
  });
  expect(made.status).toBe("requires_escalation");
  const total = made.totals.find(({ type }: { type: string }) => type === "total").amount;

  // What is in the cart stays there until its owner decides.
  await addToCart(page, plentiful);
  await page.goto(made.continue_url);
  await expect(page.getByRole("heading", { name: "Check your order", level: 1 })).toBeVisible();
  await expect(page.getByText(agent.name)).toBeVisible();
  await expect(page.getByText("Ships to Åsa Öberg, Storgatan 1, 619 30 Trosa, Sweden")).toBeVisible();
  expect(await storedCart(page)).toHaveLength(1);
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("button", { name: "Order only these" }).click();

  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  expect(await storedCart(page)).toEqual([expect.objectContaining({ name, quantity: 2 })]);
  // Nothing is chosen or agreed to in the person's name but what the agent was asked for.
  await expect(
    page.getByRole("radiogroup", { name: "Payment method" }).getByRole("radio", { checked: true }),
  ).toHaveCount(0);
  for (const box of await page.getByRole("checkbox").all())
    if ((await box.getAttribute("name")) !== "billingSameAsShipping") await expect(box).not.toBeChecked();
  await expect(page.getByText("WELCOME10").first()).toBeVisible();
  await fillInCard(page, goodCard);
  await page.getByRole("button", { name: "Complete My Order" }).click();
  await expect(page).toHaveURL(/\/thank-you/);

  const done = await agent.call("GET", `/checkout-sessions/${made.id}`);
  expect(done).toMatchObject({ status: "completed", messages: [] });
  await expect(page.getByText(done.order.label).first()).toBeVisible();
  // The next purchase of this browser is the person's own.
  expect(await page.evaluate(() => localStorage.getItem("agentLink"))).toBeNull();
  await page.goto(made.continue_url);
  await expect(page.getByRole("heading", { name: "You've ordered and paid for this" })).toBeVisible();

  await signIn();
  await page.goto(`/admin?tab=orders&search=${done.order.id}`);
  await page
    .getByRole("link", { name: new RegExp(done.order.id) })
    .first()
    .click();
  await expect(page.getByText(`Through an agent: ${agent.name}`)).toBeVisible();
  await expect(page.getByText("Shown to the agent:")).toContainText(
    new RegExp(String(Math.round(total / 100)).replace(/(\d)(?=(\d{3})+$)/g, "$1\\s")),
  );
  await checkAccessibility({ atBothWidths: true });
  agent.server.close();
});

test("the link of a session that was canceled says so and leads on", async ({ page, request, checkAccessibility }) => {
  const agent = await openAgent(request);
  const { variantId } = await claimVariant(request, 3, 500);
  const made = await agent.call("POST", "/checkout-sessions", {
    line_items: [{ item: { id: variantId }, quantity: 1 }],
  });
  await agent.call("POST", `/checkout-sessions/${made.id}/cancel`);
  await page.goto(made.continue_url);
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  agent.server.close();
});
