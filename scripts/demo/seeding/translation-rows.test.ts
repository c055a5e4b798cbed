import { describe, expect, it } from "vitest";

import { translatedCollectionFields } from "#app/features/catalogue/collections/translated-fields.ts";
import { translatedProductFields } from "#app/features/catalogue/products/translated-fields.ts";

import { demoCollections } from "../catalogue/collections.ts";
import { demoProducts } from "../catalogue/products.ts";
import { da } from "../catalogue/translations/da.ts";
import { fi } from "../catalogue/translations/fi.ts";
import { nb } from "../catalogue/translations/nb.ts";
import { sv } from "../catalogue/translations/sv.ts";
import { translationRows } from "./translation-rows.ts";

const rows = translationRows(new Date("2026-06-01T12:00:00.000Z"));

describe("the translations of the demo shop", () => {
  it("are of fields that are translated, each once", () => {
    const fields: Record<string, readonly string[]> = {
      product: translatedProductFields,
      collection: translatedCollectionFields,
      option: ["name"],
    };
    for (const { kind, field } of rows) expect(fields[kind]).toContain(field);
    const keys = rows.map(({ kind, itemId, field, language }) => [kind, itemId, field, language].join(" "));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("have a product in each language", () => {
    const described = rows.filter(({ itemId, field }) => itemId === "pulse-core-tee" && field === "description");
    expect(described.map(({ language }) => language).toSorted()).toEqual(["da", "fi", "nb", "sv"]);
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
