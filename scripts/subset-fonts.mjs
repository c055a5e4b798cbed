// Cuts the two brand fonts down to the letters and weights the shop uses: `npm run fonts`. The results are committed.
import { readFileSync, writeFileSync } from "node:fs";

import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const text = `${ascii}ÅÄÖØÆÉÜåäöøæéèüáíóúñçšžðþ–—‘’“”…•·×→←↗✓−§©®™°€½¼¾²³¹ `;

const fonts = [
  {
    from: "archivo/files/archivo-latin-wdth-normal.woff2",
    to: "archivo-display.woff2",
    axes: { wght: { min: 700, max: 900 }, wdth: 125 },
  },
  { from: "inter/files/inter-latin-wght-normal.woff2", to: "inter-text.woff2", axes: { wght: { min: 400, max: 700 } } },
];

for (const { from, to, axes } of fonts) {
  const source = readFileSync(`node_modules/@fontsource-variable/${from}`);
  const subset = await subsetFont(source, text, { targetFormat: "woff2", variationAxes: axes });
  writeFileSync(`app/ui/fonts/${to}`, subset);
  console.log(`${to}: ${(subset.length / 1024).toFixed(1)} KB`);
}
