import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { readLanguageFrom } from "#app/shared/language/current-language.ts";

import { hasOfflineEntries, sendEntry, sendOfflineOutbox } from "./offline-outbox.ts";

const fetchShop = vi.fn<(url: string, options: { headers: Record<string, string> }) => Promise<Response>>();
const languagesSent = () => fetchShop.mock.calls.map(([, { headers }]) => headers["Shop-Language"]);
const subscription = { collection: "newsletter_subscribers" as const, data: { email: "asa@mail.example" } };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", fetchShop);
});
afterEach(() => {
  readLanguageFrom(() => "en");
  vi.unstubAllGlobals();
  fetchShop.mockReset();
});

it("sends later what a person wrote without a connection, in the language of the page it was written on", async () => {
  readLanguageFrom(() => "sv");
  fetchShop.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await sendEntry(subscription)).toBe("queued");
  // The shopper goes on in another language before the connection is back.
  readLanguageFrom(() => "fi");
  fetchShop.mockResolvedValue(Response.json({ status: true }));
  expect(await sendOfflineOutbox()).toBe(1);
  expect(languagesSent()).toEqual(["sv", "sv"]);
  expect(hasOfflineEntries()).toBe(false);
});

it("sends what was kept before languages were noted, in that of the page", async () => {
  localStorage.setItem("keptEntries", JSON.stringify([subscription]));
  fetchShop.mockResolvedValue(Response.json({ status: true }));
  readLanguageFrom(() => "da");
  expect(await sendOfflineOutbox()).toBe(1);
  expect(languagesSent()).toEqual(["da"]);
});
