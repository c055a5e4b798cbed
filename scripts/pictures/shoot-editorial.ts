// Makes the pictures of heroes and banners: `npm run editorial -- <name> …`, all of them without a name.
import { mkdirSync } from "node:fs";
import sharp from "sharp";

import { cast, compose } from "./editorial/compose.ts";
import { scenes } from "./editorial/scenes.ts";

const crops = { wide: [2000, 1125], tall: [1000, 1250] } as const;
const wanted = process.argv.slice(2);

mkdirSync("public/editorial", { recursive: true });
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const casts = await cast(scene);
  for (const crop of ["wide", "tall"] as const) {
    const [width, height] = crops[crop];
    const picture = await compose(scene, casts, crop, width, height);
    await sharp(picture).webp({ quality: 82, effort: 6 }).toFile(`public/editorial/${name}-${crop}.webp`);
  }
  console.log(name);
}
