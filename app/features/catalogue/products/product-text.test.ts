import { describe, expect, it } from "vitest";

import { productInputSchema } from "./product-input.ts";

const product = { name: "Tights", description: "Warm.", priceOre: 549_00, category: "Womens Collection", texts: {} };
const messagesOf = (fields: object) => {
  const parsed = productInputSchema.safeParse({ ...product, ...fields });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

describe("the texts of a product", () => {
  it("are taken as they are written, with line breaks and tabs where there are paragraphs", () => {
    const description = "First.\r\n\r\nSecond:\n\ta list 🔥 فارسی";
    expect(messagesOf({ description, name: "  Löpar\u00A0Tights 🔥\n", texts: { fitGuide: description } })).toEqual([]);
  });

  it.each([
    ["name", { name: "Tig\0hts" }],
    ["name", { name: "Tig\nhts" }],
    ["name", { name: "Tig\u009Fhts" }],
    ["category", { category: "A\u0007B" }],
    ["productType", { productType: "A\0" }],
    ["tags.0", { tags: ["a\0b"] }],
    ["source", { source: "a\tb" }],
    ["originalId", { originalId: "a\0b" }],
    ["colors.0.name", { colors: [{ id: "a", name: "Na\0vy", hex: "#000000" }] }],
    ["sizes.0.name", { sizes: [{ id: "a", name: "S\u001B" }] }],
    ["sizes.0.description", { sizes: [{ id: "a", name: "S", description: "a\0b" }] }],
    ["media.0.alt", { media: [{ url: "/media/a.webp", alt: "a\0b" }] }],
    ["shortDescription", { shortDescription: "a\0b" }],
    ["description", { description: "a\u0008b" }],
    ["texts.materials.0", { texts: { materials: ["a\0b"] } }],
    ["texts.sizeMeasurements.cm", { texts: { sizeMeasurements: { cm: { "S\0": { length: 1 } }, inches: {} } } }],
    ["modelNumber", { modelNumber: "a\0b" }],
    ["warnings.0.text", { warnings: [{ kind: "use", text: "a\0b" }] }],
  ])("are refused at %s with a control character in them: %j", (path, fields) => {
    const messages = messagesOf(fields);
    expect(messages.map((message) => message.split(": ")[0])).toContain(path);
    expect(messages.join()).toMatch(/control characters/);
  });
});
