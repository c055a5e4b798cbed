import { describe, expect, it } from "vitest";

import { translatableField } from "#app/features/catalogue/translations/translatable.ts";
import type { PrefixedLanguage } from "#app/shared/language/languages.ts";

import { demoClaims } from "../catalogue/claims.ts";
import { demoCollections } from "../catalogue/collections.ts";
import { type ColorId, colors } from "../catalogue/colors.ts";
import { complianceOf } from "../catalogue/compliance.ts";
import { describe as describeProduct } from "../catalogue/describe.ts";
import { families, type FamilyId } from "../catalogue/families.ts";
import { demoProducts } from "../catalogue/products.ts";
import { da } from "../catalogue/translations/da.ts";
import { fi } from "../catalogue/translations/fi.ts";
import { claimText, lawTexts } from "../catalogue/translations/law-texts.ts";
import { nb } from "../catalogue/translations/nb.ts";
import { sv } from "../catalogue/translations/sv.ts";
import { translationRows } from "./translation-rows.ts";

const rows = translationRows(new Date("2026-06-01T12:00:00.000Z"));

describe("the translations of the demo shop", () => {
  it("are of fields that are translated, each once", () => {
    for (const { kind, field } of rows) expect(translatableField(kind, field), field).not.toBeNull();
    const keys = rows.map(({ kind, itemId, field, language }) => [kind, itemId, field, language].join(" "));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(Object.entries({ sv, nb, da, fi }))(
    "are whole in %s: every product, collection, color, line, material, warning and claim",
    (language, of) => {
      const law = lawTexts[language as PrefixedLanguage];
      const missing = [
        ...demoProducts.filter(({ id }) => !of.products[id]).map(({ id }) => id),
        ...Object.keys(families).filter((id) => !of.families[id as FamilyId]),
        ...Object.keys(colors).filter((id) => !of.colors[id as ColorId]),
        ...demoCollections.filter(({ handle }) => !of.collections[handle]).map(({ handle }) => handle),
        ...demoProducts
          .flatMap((product) => describeProduct(product).careInstructions)
          .filter((line) => !of.care[line]),
        ...demoProducts.flatMap((product) => describeProduct(product).materials).filter((name) => !of.materials[name]),
        ...demoProducts
          .flatMap((product) => complianceOf(product).warnings.map(({ text }) => text))
          .filter((text) => !law.warnings[text]),
        ...demoClaims
          .filter((claim) => !claim.isWithdrawn && !claimText(claim, language as PrefixedLanguage))
          .map(({ text }) => text),
      ];
      expect(missing).toEqual([]);
    },
  );

  it("are no English left as it was, but for words that are alike", () => {
    const names = new Set(["name", "materials", "title"]);
    const same = rows.filter(({ field, text, source }) => text === source && !names.has(field));
    expect(same).toEqual([]);
  });

  it.each(Object.entries({ sv, nb, da, fi }))("name in %s what the demo shop has, with as many paragraphs", (_, of) => {
    const handles = demoCollections.map(({ handle }) => handle);
    for (const handle of Object.keys(of.collections)) expect(handles).toContain(handle);
    for (const [id, { description }] of Object.entries(of.products)) {
      const product = demoProducts.find((one) => one.id === id);
      expect(product, id).toBeDefined();
      expect(description, id).toHaveLength(product?.description.length ?? 0);
    }
  });

  it.each(Object.entries({ sv, nb, da, fi }))("have in %s no line of care or material that no product has", (_, of) => {
    const english = rows.flatMap(({ field, source }) =>
      field === "careInstructions" || field === "materials" ? source.split("\n") : [],
    );
    for (const line of [...Object.keys(of.care), ...Object.keys(of.materials)]) expect(english).toContain(line);
  });
});
