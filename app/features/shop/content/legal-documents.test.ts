import { describe, expect, it } from "vitest";

import { inLanguage } from "#app/platform/env/language.server.ts";
import { prefixedLanguages } from "#app/shared/language/languages.ts";

import { parseSiteConfiguration } from "./configuration.server.ts";
import type { Block, TextPage } from "./document.ts";
import { legalDocuments } from "./legal-documents.server.ts";
import { siteFacts } from "./site-facts.server.ts";
import type { WithdrawalInformation } from "./withdrawal-information.ts";

const site = siteFacts(parseSiteConfiguration({ identity: { vatNumber: "SE556000000001" } }), "https://shop.example");
const allInUse = { stripe: true, resend: true, maps: true, shipmondo: true };

/** The information on withdrawal as a page, its form as the last section. */
const asPage = ({ title, sections, form }: WithdrawalInformation): TextPage => ({
  title,
  intro: form.note,
  updated: "",
  sections: [...sections, { id: "form", title: form.title, blocks: [form.to, form.statement, { list: form.fields }] }],
});

/** Every document, as of a shop with all that a text may tell of. */
const documents: Readonly<Record<keyof typeof legalDocuments, () => TextPage>> = {
  terms: () => legalDocuments.terms(site),
  "withdrawal-information": () => asPage(legalDocuments["withdrawal-information"](site)),
  "legal-guarantee": () => legalDocuments["legal-guarantee"](),
  privacy: () => legalDocuments.privacy(site),
  "data-protection": () => legalDocuments["data-protection"](site, allInUse),
  cookies: () => legalDocuments.cookies(site),
  accessibility: () => legalDocuments.accessibility(site, false),
};
const every = Object.entries(documents).flatMap(([name, write]) =>
  prefixedLanguages.map((language) => ({
    name,
    language,
    english: inLanguage("en", write),
    page: inLanguage(language, write),
  })),
);

const kindOf = (block: Block) => {
  if (typeof block === "string") return "paragraph";
  return "list" in block
    ? `list of ${block.list.length}`
    : `table of ${block.table.head.length} by ${block.table.rows.length}`;
};
const textsOf = (block: Block): readonly string[] => {
  if (typeof block === "string") return [block];
  return "list" in block ? block.list : [block.table.caption, ...block.table.head, ...block.table.rows.flat()];
};
const allTexts = ({ title, intro, sections }: TextPage) => [
  title,
  intro,
  ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(textsOf)]),
];
const found = (page: TextPage, pattern: RegExp) =>
  page.sections.map(({ blocks }) =>
    blocks
      .flatMap(textsOf)
      .flatMap((text) => [...text.matchAll(pattern)].map(([all, one]) => one ?? all))
      .toSorted(),
  );

describe.each(every)("$name in $language", ({ english, page }) => {
  it("has the sections, paragraphs, lists and tables of the English one, in their order", () => {
    const shapeOf = ({ updated, sections }: TextPage) => ({
      updated,
      sections: sections.map(({ id, blocks }) => [id, ...blocks.map(kindOf)]),
    });
    expect(shapeOf(page)).toEqual(shapeOf(english));
  });

  it("leads where the English one leads, section by section", () => {
    const links = /\]\(([^)\s]+)\)/g;
    expect(found(page, links)).toEqual(found(english, links));
  });

  it("tells the amounts, days, years and numbers of the English one, section by section", () => {
    const numbers = /\d+(?:[.,:]\d+)*/g;
    expect(found(page, numbers).map(alike)).toEqual(found(english, numbers).map(alike));
  });

  it("says nothing in English", () => {
    const englishWords = /\b(the|you|your|and|of|with|we|our|from|is|are|this)\b/i;
    // Addresses of links are English in every language.
    for (const text of allTexts(page)) expect(text.replaceAll(/\]\([^)]*\)/g, "]")).not.toMatch(englishWords);
    const companies = /, Inc\.| Limited\b/;
    const long = allTexts(page).filter((text) => text.split(" ").length > 4 && !companies.test(text));
    expect(long.filter((text) => allTexts(english).includes(text))).toEqual([]);
  });
});

/** Numbers as no language writes them: `4:14` is `4 kap. 14 §`, `25.5` is `25,5`. */
function alike(numbers: readonly string[]): string[] {
  return numbers.flatMap((number) => number.split(/[.,:]/)).toSorted();
}
