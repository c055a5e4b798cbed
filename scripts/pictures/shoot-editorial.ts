// Makes the pictures of heroes and banners: `npm run editorial -- <name> …`, all of them without a name.
import { mkdirSync } from "node:fs";
import sharp from "sharp";

import { editorialWidths } from "../../app/storefront/editorial/editorial-widths.ts";
import { cast, compose, type Crop } from "./editorial/compose.ts";
import { scenes } from "./editorial/scenes.ts";

/** Width by height of each crop. */
const ratios = { wide: 16 / 9, tall: 4 / 5, band: 3 } as const satisfies Record<Crop, number>;
const wanted = process.argv.slice(2);

mkdirSync("public/editorial", { recursive: true });
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const casts = await cast(scene);
  for (const crop of ["wide", "tall", "band"] as const) {
    const widths = editorialWidths[crop];
    const widest = Math.max(...widths);
    const picture = await compose(scene, casts, crop, widest, Math.round(widest / ratios[crop]));
    for (const width of widths) {
      await sharp(picture)
        .resize({ width })
        .webp({ quality: width === widest ? 74 : 82, effort: 6 })
        .toFile(`public/editorial/${name}-${crop}-${width}.webp`);
    }
  }
  console.log(name);
}
