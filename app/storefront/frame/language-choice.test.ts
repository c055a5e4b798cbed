import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { readLanguageFrom } from "#app/shared/language/current-language.ts";

import { hasChosenLanguage, noteLanguage } from "./language-choice.ts";

function comeFrom(referrer: string) {
  vi.stubGlobal("location", { origin: "https://shop.example" });
  vi.stubGlobal("document", { referrer });
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  readLanguageFrom(() => "en");
});

it.each(["", "https://search.example/sv/x", "https://shop.example.evil/sv", "https://shop.example/cart"])(
  "who comes from '%s' has chosen no language yet",
  (referrer) => {
    comeFrom(referrer);
    expect(hasChosenLanguage()).toBe(false);
  },
);

it.each(["/sv/cart?a=1", "/sv-fi", "/"])("who came over from %s has chosen the page's locale, for good", (path) => {
  readLanguageFrom(() => "fi");
  comeFrom(`https://shop.example${path}`);
  expect(hasChosenLanguage()).toBe(true);
  comeFrom("");
  expect(hasChosenLanguage()).toBe(true);
});

it("who came over to another country's pages in the same language has chosen them", () => {
  readLanguageFrom(() => "sv-fi");
  comeFrom("https://shop.example/sv-fi/shop");
  expect(hasChosenLanguage()).toBe(false);
  comeFrom("https://shop.example/sv/shop");
  expect(hasChosenLanguage()).toBe(true);
});

it("who answered is asked no more", () => {
  comeFrom("");
  expect(hasChosenLanguage()).toBe(false);
  noteLanguage("en");
  expect(hasChosenLanguage()).toBe(true);
});
