import { expect, it } from "vitest";

import { sectionTextProblem } from "./section-text-problem.server.ts";

it.each([
  ["announcement", "lines.2.text", 60],
  ["hero", "slides.4.title", 40],
  ["mindset", "benefits.1.text", 120],
  ["categories", "womens.chips.3.label", 30],
  ["categories", "mens.intro", 400],
  ["newsletter", "homeText", 200],
  ["about", "values.7.text", 300],
  ["faq", "entries.39.question", 160],
  ["faq", "entries.0.answer", 1_500],
  ["faq", "intro", 300],
])("takes as many characters as the English may have: %s, %s", (section, place, most) => {
  expect(sectionTextProblem(section, place, "x".repeat(most))).toBeNull();
  expect(sectionTextProblem(section, place, "x".repeat(most + 1))).toBe(`At most ${most} characters`);
});

it("takes more than one line where the English is typed in paragraphs", () => {
  expect(sectionTextProblem("announcement", "lines.0.text", "Yksi\nkaksi")).toBe("Use one line");
  expect(sectionTextProblem("faq", "entries.0.question", "Yksi\nkaksi?")).toBe("Use one line");
  expect(sectionTextProblem("faq", "entries.0.answer", "Yksi.\n\nKaksi.")).toBeNull();
  expect(sectionTextProblem("about", "story.0.text", "Yksi.\nKaksi.")).toBeNull();
});

it("checks the lines of an answer as those of the English: links, HTML, tables and placeholders", () => {
  const answer = (text: string) => sectionTextProblem("faq", "entries.2.answer", text);
  expect(answer("Katso [palautukset](/returns).\n\n{table: Delivery times}")).toBeNull();
  expect(answer("Katso [palautukset](javascript:alert(1)).")).toMatch(/^Links can start with/);
  expect(answer("Katso [palautukset](/returns")).toMatch(/^Incomplete link/);
  expect(answer("<b>Heti</b>")).toMatch(/^HTML isn't supported/);
  expect(answer("{table: Toimitusajat}")).toBe("Unknown table 'Toimitusajat'. Use: Delivery times");
  expect(sectionTextProblem("hero", "slides.0.text", "{hinta}")).toBe("{hinta} isn't a known placeholder");
});

it("has no rule for what is no section, or no text of one", () => {
  expect(sectionTextProblem("gone", "title", "x")).toBeNull();
  expect(sectionTextProblem("hero", "slides.0.gone", "x")).toBeNull();
  expect(sectionTextProblem("hero", "slides.9999999.title", "x")).toBeNull();
});
