// Makes the demo shop's product pictures: `npm run pictures -- <product> …`, all of them without a name.
// `--draft` shows the first color at half size in .pictures/, which git ignores.
import { mkdirSync, writeFileSync } from "node:fs";

import { demoProducts } from "../demo/catalogue/products.ts";
import { develop } from "./camera/develop.ts";
import { groundUnder, printed } from "./camera/ground.ts";
import { photograph } from "./camera/photograph.ts";
import { inksOf } from "./inks.ts";
import { subjects } from "./subjects.ts";

const draft = process.argv.includes("--draft");
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const folder = draft ? ".pictures" : "scripts/demo/rendered";
const size = draft ? ([600, 750] as const) : ([1200, 1500] as const);

mkdirSync(folder, { recursive: true });
for (const product of demoProducts) {
  const subject = subjects[product.id];
  if (!subject || (wanted.length > 0 && !wanted.includes(product.id))) continue;
  const began = performance.now();
  const { scene, views, reach = 1, stands = false } = subject.make();
  for (const [view, framing] of Object.entries(views)) {
    const [plates] = await photograph(scene, [{ turn: 0, rise: 3, ...framing, size, reach }]);
    // One close-up shows the fabric; its other colors would show the same.
    const shown = draft || view === "detail" ? product.colors.slice(0, 1) : product.colors;
    const cutouts = shown.map((color) => ({ color, cutout: develop(plates!, inksOf(subject, color)) }));
    const ground = await groundUnder(cutouts[0]!.cutout, stands);
    for (const { color, cutout } of cutouts) {
      writeFileSync(`${folder}/${product.id}-${color}-${view}.webp`, await printed(cutout, ground));
    }
  }
  console.log(`${product.id}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
