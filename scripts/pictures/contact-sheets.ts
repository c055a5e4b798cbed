// Puts all pictures on two sheets for docs/look.md: `npm run contact-sheets`.
import { readdirSync } from "node:fs";
import sharp from "sharp";

import { demoProducts } from "../demo/catalogue/products.ts";
import { fileOf, shotsOf } from "../demo/seeding/pictures.ts";
import { fileURLToPath } from "node:url";

/** Lays pictures side by side, `columns` in a row, each `width` × `height` pixels. */
async function sheet(
  files: readonly string[],
  columns: number,
  width: number,
  height: number,
  to: string,
): Promise<void> {
  const tiles = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(file).resize(width, height).png().toBuffer(),
      left: (i % columns) * width,
      top: Math.floor(i / columns) * height,
    })),
  );
  const size = { width: columns * width, height: Math.ceil(files.length / columns) * height };
  await sharp({ create: { ...size, channels: 3, background: "#fafaf7" } })
    .composite(tiles)
    .webp({ quality: 72, effort: 6 })
    .toFile(to);
}

const products = demoProducts.flatMap(shotsOf).map((shot) => fileURLToPath(fileOf(shot)));
await sheet(products, 18, 108, 135, "docs/pictures/products.webp");

const editorial = readdirSync("public/editorial").filter((file) => file.endsWith("-wide-2000.webp"));
await sheet(
  editorial.map((file) => `public/editorial/${file}`),
  3,
  640,
  360,
  "docs/pictures/editorial.webp",
);
