import { parseSync } from "vite";
import { expect, it } from "vitest";

import { keepLanguage } from "./one-language.ts";

function inSwedish(code: string): string {
  return keepLanguage(code, parseSync("cart.texts.js", code).program, "sv");
}

it("keeps one language of each text, and nothing of the others", () => {
  const kept = inSwedish(`import { localised } from "#app/shared/language/localised.ts";
export const cartTexts = localised({
  cart: { en: "Cart", sv: "Varukorg", fi: "Ostoskori" },
  "/cart": { fi: (n) => \`\${n} tuotetta\`, "sv": (n) => \`\${n} varor\`, en: (n) => \`\${n} items\` },
});
export const others = localised({ close: { en: "Close", sv: "Stäng" } });
`);
  expect(kept).toContain(
    'export const cartTexts = oneLanguage({\n  cart: "Varukorg",\n  "/cart": (n) => `${n} varor`,\n});',
  );
  expect(kept).toContain('export const others = oneLanguage({ close: "Stäng" });');
  expect(kept).toContain('import { oneLanguage } from "#app/shared/language/one-language.ts";');
  expect(kept).not.toMatch(/Cart"|tuotetta|items/);
});

it.each([
  [
    "without a text in the language",
    'export const a = localised({ cart: { en: "Cart" } });',
    'No sv in: cart: { en: "Cart" }',
  ],
  ["whose text is made elsewhere", "export const a = localised({ cart: made });", "No sv in: cart: made"],
  ["whose texts are all made elsewhere", "export const a = localised(made);", "written out"],
  ["without texts", 'export const a = "Cart";', "exports what localised"],
])("fails the build for a file %s", (_, code, reason) => {
  expect(() => inSwedish(code)).toThrow(reason);
});
