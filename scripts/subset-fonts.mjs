// Cuts the two brand fonts down to the letters, weights and features the shop uses: `npm run fonts`. The results are committed.
import { readFileSync, writeFileSync } from "node:fs";

import subsetFont from "subset-font";

import { commandLine } from "./setup/command-line.mjs";

commandLine("fonts");

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const text = `${ascii}ÅÄÖØÆÉÜåäöøæéèüáíóúñçšžðþ–—‘’“”…•·×→←↗✓−§©®™°€½¼¾²³¹ `;

const fonts = [
  {
    from: "archivo/files/archivo-latin-wdth-normal.woff2",
    to: "archivo-display.woff2",
    // The one weight of the `display` style in theme.css.
    axes: { wght: 850, wdth: 125 },
  },
  { from: "inter/files/inter-latin-wght-normal.woff2", to: "inter-text.woff2", axes: { wght: { min: 400, max: 700 } } },
];

/** What browsers apply by themselves, and figures of one width; not the other shapes of letters that nothing here asks for. */
const keepFeatures = ["kern", "calt", "ccmp", "locl", "mark", "liga", "tnum"];

for (const { from, to, axes } of fonts) {
  const source = readFileSync(`node_modules/@fontsource-variable/${from}`);
  const subset = await subsetFont(source, text, { targetFormat: "woff2", variationAxes: axes, keepFeatures });
  writeFileSync(`app/ui/fonts/${to}`, subset);
  console.log(`${to}: ${(subset.length / 1024).toFixed(1)} KB`);
}
