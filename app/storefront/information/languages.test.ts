import { afterEach, describe, expect, it } from "vitest";

import { about } from "#app/features/shop/content/about.ts";
import { adviserLink } from "#app/features/shop/content/complaint-bodies.ts";
import { parseSiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import type { Block, TextPage } from "#app/features/shop/content/document.ts";
import { faqEntries, faqIntro } from "#app/features/shop/content/faq.ts";
import { toCountriesText, vatText } from "#app/features/shop/content/price-terms.ts";
import { siteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { marketOfLocale } from "#app/features/shop/markets/current-market.ts";
import { readLanguageFrom } from "#app/shared/language/current-language.ts";
import { type Language, prefixedLanguages } from "#app/shared/language/languages.ts";

import { productTerms } from "./product-terms.ts";
import { rankingPage } from "./ranking.ts";
import { returnsPage } from "./returns.ts";
import { shippingPage } from "./shipping.ts";

afterEach(() => readLanguageFrom(() => "en"));

function inLanguage<T>(language: Language, tell: () => T): T {
  readLanguageFrom(() => language);
  return tell();
}

const site = () => siteFacts(parseSiteConfiguration({}), "https://shop.example");

function linesOf({ title, intro, sections }: TextPage): string[] {
  const lines = (block: Block) => {
    if (typeof block === "string") return [block];
    return "list" in block ? [...block.list] : [block.table.caption, ...block.table.head, ...block.table.rows.flat()];
  };
  return [title, intro, ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(lines)])];
}

const texts: Record<string, () => string[]> = {
  returns: () => linesOf(returnsPage(site())),
  shipping: () => linesOf(shippingPage(site())),
  ranking: () => linesOf(rankingPage()),
  "product terms": () => ["local", "other"].flatMap((source) => Object.values(productTerms(source, site())).flat()),
  faq: () => [faqIntro(), ...faqEntries(site()).flatMap(({ question, answer }) => [question, answer])],
  about: () => {
    const { storyTitle, story, missionTitle, mission, valuesTitle, values } = about();
    const told = [...story, ...values.map(({ title, text }) => ({ text: `${title}: ${text}` }))].map(
      ({ text }) => text,
    );
    return [storyTitle, missionTitle, mission, valuesTitle, ...told];
  },
  "the site's own words": () => wordsOf(parseSiteConfiguration({})),
};

/** The texts of the sections that a shop begins with: not its name, addresses and numbers. */
function wordsOf({
  announcement,
  hero,
  mindset,
  newsletter,
  footer,
  categories,
}: ReturnType<typeof parseSiteConfiguration>) {
  const found: string[] = [];
  JSON.stringify({ announcement, hero, mindset, newsletter, footer, categories }, (name, value: unknown) => {
    if (typeof value === "string" && !["picture", "icon", "to", "label"].includes(name)) found.push(value);
    return value;
  });
  return found;
}

const every = (pattern: RegExp, lines: string[]) => lines.flatMap((line) => line.match(pattern) ?? []).toSorted();

describe.each(prefixedLanguages)("in %s", (language) => {
  it.each(Object.entries(texts))("%s has the links, amounts and placeholders of the English", (_, tell) => {
    const english = inLanguage("en", tell);
    // Who advises for free is of the country.
    const adviser = adviserLink(marketOfLocale(language).country);
    const told = inLanguage(language, tell).map((line) => line.replace(adviser, adviserLink("Sweden")));
    expect(told).toHaveLength(english.length);
    // Swedish kronor are SEK where kr is another's.
    for (const same of [/\]\([^)]+\)/g, /\{\w+\}/g, /\d+(?=\u00a0(kr|SEK))/g])
      expect(every(same, told)).toEqual(every(same, english));
  });

  it.each(Object.entries(texts))("%s has no line left in English", (_, tell) => {
    const told = inLanguage(language, tell);
    const isSentence = (line: string) => line.split(" ").length > 2 && !line.startsWith("{");
    const left = inLanguage("en", tell).filter((line) => isSentence(line) && told.includes(line));
    expect(left).toEqual([]);
    for (const line of told) expect(line).not.toMatch(/\b(the|your|and|we|with|from|delivery|undefined|function)\b/);
  });
});

it("orders and inflects countries and rates as a language does", () => {
  const vat = { mode: "included", rateHundredths: 25_00, oss: true, nokPerSek: null } as const;
  const at = new Date("2026-11-20T12:00:00Z");
  expect(inLanguage("fi", toCountriesText)).toBe("Ruotsiin, Norjaan, Tanskaan ja Suomeen");
  expect(inLanguage("sv", toCountriesText)).toBe("till Sverige, Norge, Danmark och Finland");
  expect(inLanguage("fi", () => vatText(vat, {}, at))).toContain("25\u00a0% (Suomessa 25,5\u00a0%)");
  expect(inLanguage("en", () => vatText(vat, {}, at))).toContain("VAT at 25% (25.5% in Finland)");
});
