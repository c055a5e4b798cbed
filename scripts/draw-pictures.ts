// Draws the demo shop's pictures: `npm run pictures`. The results are committed, so that a first start need not wait.
import { mkdirSync } from "node:fs";
import sharp from "sharp";

import { colors } from "./demo/catalogue/colors.ts";
import { demoProducts } from "./demo/catalogue/products.ts";
import { drawProduct } from "./demo/pictures/draw.ts";
import { drawEditorial, editorialNames } from "./demo/pictures/editorial.ts";
import { allShots } from "./demo/seeding/pictures.ts";

const editorialCrops = { wide: [2000, 1125], tall: [1000, 1250] } as const;

mkdirSync("scripts/demo/rendered", { recursive: true });
for (const [name, { kind, cut, color, view }] of allShots(demoProducts)) {
  await render(drawProduct(kind, colors[color].hex, view, cut), `scripts/demo/rendered/${name}.webp`, 78);
}

mkdirSync("public/editorial", { recursive: true });
for (const name of editorialNames) {
  for (const [crop, [width, height]] of Object.entries(editorialCrops)) {
    await render(drawEditorial(name, width, height), `public/editorial/${name}-${crop}.webp`, 72);
  }
}

async function render(svg: string, file: string, quality: number): Promise<void> {
  const { size } = await sharp(Buffer.from(svg)).webp({ quality, effort: 6 }).toFile(file);
  console.log(`${file}: ${(size / 1024).toFixed(1)} KB`);
}
