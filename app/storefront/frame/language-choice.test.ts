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
    expect(hasChosenLanguage("sv")).toBe(false);
  },
);

it("who left the language that would be offered has chosen the page's, for good", () => {
  comeFrom("https://shop.example/sv/cart?a=1");
  expect(hasChosenLanguage("sv")).toBe(true);
  comeFrom("");
  expect(hasChosenLanguage("sv")).toBe(true);
});

it("who answered is asked no more", () => {
  comeFrom("");
  expect(hasChosenLanguage("fi")).toBe(false);
  noteLanguage("en");
  expect(hasChosenLanguage("fi")).toBe(true);
});
