import { afterEach, describe, expect, it } from "vitest";

import { readLanguageFrom } from "#app/shared/language/current-language.ts";
import { type Locale, locales } from "#app/shared/language/languages.ts";

import { parseSiteConfiguration } from "./configuration.server.ts";
import { deliveryWords } from "./market-words.server.ts";

afterEach(() => readLanguageFrom(() => "en"));

const saidIn = (locale: Locale) => {
  readLanguageFrom(() => locale);
  const { announcement, mindset } = parseSiteConfiguration({});
  return { lines: announcement.lines.map(({ text }) => text), text: JSON.stringify([announcement, mindset]) };
};

describe("what a new shop promises of delivery", () => {
  it.each([
    ["en", "1-3 business days across Sweden with express"],
    ["sv", "1–3 vardagar i hela Sverige med express"],
    ["nb", "Levering til Norge på 5–9 virkedager"],
    ["da", "2-4 hverdage til Danmark med ekspres"],
    ["fi", "2–5 arkipäivää Suomeen pikatoimituksella"],
    ["sv-fi", "2–5 vardagar till Finland med express"],
  ] as const)("is told in %s: %s", (locale, line) => {
    expect(saidIn(locale).lines.at(-1)).toBe(line);
  });

  it.each(locales.filter((locale) => locale !== "en" && locale !== "sv"))("never names Sweden in %s", (locale) => {
    expect(saidIn(locale).text).not.toMatch(/Sweden|Sverige|Ruots/);
    expect(saidIn(locale).text).toContain(deliveryWords().text);
  });
});
