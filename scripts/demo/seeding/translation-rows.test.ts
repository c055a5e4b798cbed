import { describe, expect, it } from "vitest";

import { translatableField } from "#app/features/catalogue/translations/translatable.ts";
import type { PrefixedLanguage } from "#app/shared/language/languages.ts";
import { slugOf } from "#app/shared/slug.ts";

import { demoClaims } from "../catalogue/claims.ts";
import { demoCollections } from "../catalogue/collections.ts";
import { type ColorId, colors } from "../catalogue/colors.ts";
import { complianceOf } from "../catalogue/compliance.ts";
import { describe as describeProduct } from "../catalogue/describe.ts";
import { demoDiscountCodes } from "../catalogue/discount-codes.ts";
import { families, type FamilyId } from "../catalogue/families.ts";
import { localAltOf } from "../catalogue/picture-views.ts";
import { demoProducts } from "../catalogue/products.ts";
import { da } from "../catalogue/translations/da.ts";
import { localDiscountText } from "../catalogue/translations/discount-texts.ts";
import { fi } from "../catalogue/translations/fi.ts";
import { claimText, lawTexts } from "../catalogue/translations/law-texts.ts";
import { nb } from "../catalogue/translations/nb.ts";
import { sv } from "../catalogue/translations/sv.ts";
import { picturesOf } from "./pictures.ts";
import { translationRows } from "./translation-rows.ts";

const rows = translationRows(new Date("2026-06-01T12:00:00.000Z"));

describe("the translations of the demo shop", () => {
  it("are of fields that are translated, each once", () => {
    for (const { kind, field } of rows) expect(translatableField(kind, field), field).not.toBeNull();
    const keys = rows.map(({ kind, itemId, field, language }) => [kind, itemId, field, language].join(" "));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(Object.entries({ sv, nb, da, fi }))(
    "are whole in %s: every product, picture, collection, color, line, material, warning, claim and discount",
    (language, of) => {
      const law = lawTexts[language as PrefixedLanguage];
      const missing = [
        ...demoProducts.filter(({ id }) => !of.products[id]).map(({ id }) => id),
        ...demoProducts
          .filter(({ id, looks }) => looks !== null && !of.pictures.looks[id])
          .map(({ id }) => `${id}'s looks`),
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
        ...demoDiscountCodes
          .flatMap(({ title, description }) => [title, description])
          .filter((text) => text !== "" && !localDiscountText(text, language as PrefixedLanguage)),
      ];
      expect(missing).toEqual([]);
    },
  );

  it("have addresses in each language, each of one item alone", () => {
    const addresses = rows.filter(({ field }) => field === "slug");
    expect(addresses).toContainEqual(
      expect.objectContaining({ language: "fi", itemId: "are-shell-jacket", text: "are-kuoritakki" }),
    );
    const keys = addresses.map(({ kind, language, text }) => [kind, language, text].join(" "));
    expect(new Set(keys).size).toBe(keys.length);
    for (const { text } of addresses) expect(text).toBe(slugOf(text));
  });

  it("are no English left as it was, but for words that are alike", () => {
    const names = new Set(["name", "materials", "title"]);
    // A measure alone is written alike in all of them.
    const isMeasure = (text: string) => /^\d+ kg\.$/.test(text);
    const same = rows.filter(({ field, text, source }) => text === source && !names.has(field) && !isMeasure(text));
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

  it.each(Object.entries({ sv, nb, da, fi }))(
    "tell in %s of every picture, which the demo shop has, in as many characters as fit",
    (language, of) => {
      const pictures = rows.filter((row) => row.language === language && row.field.startsWith("picture."));
      expect(pictures).toHaveLength(demoProducts.flatMap(picturesOf).length);
      for (const { text } of pictures) expect(text.length, text).toBeLessThanOrEqual(300);
      const shown = new Set(demoProducts.flatMap(({ id, looks }) => (looks === null ? [] : [id])));
      expect(Object.keys(of.pictures.looks).filter((id) => !shown.has(id))).toEqual([]);
    },
  );

  it("name colors in a picture as the language's grammar wants it", () => {
    const tee = demoProducts.find(({ id }) => id === "linje-fitted-t-shirt")!;
    expect([sv, nb, da, fi].map(({ pictures }) => localAltOf(tee, "white", "back", pictures))).toEqual([
      "Linje Fitted T-Shirt i vitt, bakifrån: djup rund hals, sömmar som följer midjan och svängd fåll",
      "Linje Fitted T-Shirt i hvitt, bakfra: dyp rund hals, sømmer som følger livet, og buet kant",
      "Linje Fitted T-Shirt i hvid, bagfra: dyb rund hals, sømme, der følger taljen, og buet kant",
      "Linje Fitted T-Shirt valkoisena, takaa: syvä pyöreä pääntie, vyötäröä myötäilevät saumat ja kaareva helma",
    ]);
  });

  it.each(Object.entries({ sv, nb, da, fi }))("have in %s no line of care or material that no product has", (_, of) => {
    const english = rows.flatMap(({ field, source }) =>
      field === "careInstructions" || field === "materials" ? source.split("\n") : [],
    );
    for (const line of [...Object.keys(of.care), ...Object.keys(of.materials)]) expect(english).toContain(line);
  });
});
