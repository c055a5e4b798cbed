import type { FrameLocator, Page } from "@playwright/test";

import { standInPort } from "./accounts.ts";
import { expect } from "./test.ts";

export const standIn = `http://127.0.0.1:${standInPort}`;

/** Gives the stand-in of Stripe a command (`stripe/README.md`). */
export async function control<T>(command: string, body: object = {}): Promise<T> {
  const answer = await fetch(`${standIn}/control/${command}`, { method: "POST", body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${command}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface KnownIntent {
  id: string;
  status: string;
  amount: number;
  description: string;
}

/** The payments of an order at the stand-in, by its number. */
export async function intentsOf(orderNumber: string): Promise<KnownIntent[]> {
  const { intents }: { intents: KnownIntent[] } = await (await fetch(`${standIn}/control/state`)).json();
  return intents.filter(({ description }) => description.includes(orderNumber));
}

/** The payment whose bank's page is open. */
export const intentAtBank = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";

/** Whether the shop has taken every event of a payment that the stand-in has sent. */
export async function hasTakenEvents(intent: string): Promise<boolean> {
  const state: {
    events: { id: string; data: { object: { id: string } } }[];
    deliveries: { eventId: string }[];
  } = await (await fetch(`${standIn}/control/state`)).json();
  const own = state.events.filter(({ data }) => data.object.id === intent).map(({ id }) => id);
  return own.length > 0 && !state.deliveries.some(({ eventId }) => own.includes(eventId));
}

/** The frame of Stripe's fields. */
export const fieldsOf = (page: Page): FrameLocator => page.frameLocator("iframe[title='Secure payment input frame']");

/** The frame of a bank's challenge or a wallet's sheet. */
export const challengeOf = (page: Page): FrameLocator => page.frameLocator("iframe[title='Secure payment challenge']");

/** Fills in a card in Stripe's own fields. */
export async function fillInStripeCard(page: Page, number: string): Promise<void> {
  const fields = fieldsOf(page);
  await fields.getByLabel("Card number").fill(number);
  await fields.getByLabel("Expiration date").fill("12/40");
  await fields.getByLabel("Security code").fill("123");
}

/** Presses the order button. */
export const order = (page: Page) => page.getByRole("button", { name: "Complete My Order" }).click();

/** The thank-you of the order that was just paid; returns its number. */
export async function expectThanks(page: Page): Promise<string> {
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
  return page.getByText(/^PM-\d{8}$/).innerText();
}
