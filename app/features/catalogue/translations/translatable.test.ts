import { describe, expect, it } from "vitest";

import { translatableField, translationProblem } from "./translatable.ts";

describe("a field that is translated", () => {
  it.each([
    ["product", "name"],
    ["product", "originalId"],
    ["product", "tags"],
    ["product", "picture."],
    ["collection", "picture.med_1"],
    ["collection", "handle"],
    ["option", "hex"],
    ["size", "name"],
    ["discount", "code"],
  ] as const)("is not %s %s", (kind, field) => {
    expect(translatableField(kind, field)).toBeNull();
  });

  it("is called as the forms call it, a place of the site by its parts", () => {
    expect(translatableField("product", "fitGuide")?.label).toBe("Fit guide");
    expect(translatableField("product", "picture.med_1")).toMatchObject({ label: "Alt text", max: 300, isLine: true });
    expect(translatableField("size", "text")).toMatchObject({ label: "Description", max: 200, isLine: true });
    expect(translatableField("discount", "title")).toMatchObject({ label: "Title", max: 80, isLine: true });
    expect(translatableField("discount", "description")).toMatchObject({
      label: "Description",
      max: 200,
      isLine: true,
    });
    expect(translatableField("section", "slides.0.title")?.label).toBe("Slides 1, title");
    expect(translatableField("section", "mens.seoTitle")?.label).toBe("Mens, seo title");
  });
});

describe("a translation", () => {
  const problem = (field: string, text: string, english: string) => {
    const rule = translatableField("product", field);
    return rule && translationProblem(rule, text, english);
  };

  it("of a list has a line for each line of English", () => {
    expect(problem("careInstructions", "Pese\nKuivaa", "Wash\nDry")).toBeNull();
    expect(problem("careInstructions", "Pese", "Wash\nDry")).toMatch(/2 lines/);
  });

  it("is as long as the field may be, and one line where that is one", () => {
    expect(problem("seoTitle", "x".repeat(201), "A title")).toMatch(/200/);
    expect(problem("seoTitle", "Kaksi\nriviä", "A title")).toBe("Use one line");
  });

  it("of an address is one as it is written, and says how it would be", () => {
    expect(problem("slug", "skaljacka-2", "shell-jacket")).toBeNull();
    expect(problem("slug", "", "shell-jacket")).toBeNull();
    expect(problem("slug", "Lätt skaljacka", "shell-jacket")).toBe("Use a to z, digits and hyphens: latt-skaljacka");
    expect(problem("slug", "---", "shell-jacket")).toBe("Use a to z, digits and hyphens");
    expect(problem("slug", "x".repeat(61), "shell-jacket")).toMatch(/60/);
    expect(translatableField("collection", "slug")?.label).toBe("Address");
    expect(translatableField("option", "slug")).toBeNull();
  });

  it("keeps the placeholders of English, in any order", () => {
    const rule = translatableField("section", "lines.0.text");
    if (!rule) throw new Error("Texts of the site are translated");
    expect(translationProblem(rule, "{b} ja {a}", "{a} and {b}")).toBeNull();
    expect(translationProblem(rule, "{a}", "{a} and {b}")).toMatch(/braces/);
    expect(translationProblem(rule, "", "{a} and {b}")).toBeNull();
  });
});
