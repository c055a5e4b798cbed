import { globSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

/** A link or a form that the router doesn't make, with a path of the shop as it stands. */
const barePath = /<(?:a|form)\b[^>]*?\s(?:href|action)=(?:"|\{[`"])\/[^>]*/g;

it("gives the paths of plain links and forms the prefix of their language (localPath)", () => {
  const files = globSync("app/{storefront,ui,features,routes/storefront}/**/*.tsx").filter(
    (file) => !file.includes(".test."),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(barePath)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
