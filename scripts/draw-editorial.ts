// Draws the brand's large pictures into public/editorial/: `npm run editorial`. The results are committed.
import { mkdirSync } from "node:fs";
import sharp from "sharp";

import { drawEditorial, editorialNames } from "./demo/pictures/editorial.ts";

const crops = { wide: [2000, 1125], tall: [1000, 1250] } as const;

mkdirSync("public/editorial", { recursive: true });
for (const name of editorialNames) {
  for (const [crop, [width, height]] of Object.entries(crops)) {
    const file = `public/editorial/${name}-${crop}.webp`;
    const { size } = await sharp(Buffer.from(drawEditorial(name, width, height))).webp({ quality: 72 }).toFile(file);
    console.log(`${file}: ${(size / 1024).toFixed(1)} KB`);
  }
}
