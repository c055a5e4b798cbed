// Makes the logo files from app/features/shop/brand/brand-marks.ts: `npm run brand`. The results are committed.
import { mkdirSync, writeFileSync } from "node:fs";

import sharp from "sharp";

import { type Mark, markFile, symbol, wordmark } from "../app/features/shop/brand/brand-marks.ts";
import { commandLine } from "./setup/command-line.mjs";

commandLine("brand");
const ink = "#0a0b0d";
const paper = "#fafaf7";

mkdirSync("public/brand", { recursive: true });
for (const [name, mark] of Object.entries({ symbol, wordmark })) {
  writeFileSync(`public/brand/${name}.svg`, markFile(mark));
  writeFileSync(`public/brand/${name}-dark.svg`, markFile(mark, ink));
  writeFileSync(`public/brand/${name}-light.svg`, markFile(mark, paper));
}
// In the style sheet, so that no page carries the drawings in its HTML and none waits for a file.
writeFileSync("app/ui/marks.css", markStyles({ symbol, wordmark }));
// E-mail programs show no SVG.
writeFileSync("public/brand/logo-mail.png", await png(mailLogo(), 3));

// The symbol alone, so that it is as large as a tab allows: dark on light tabs, light on dark ones.
const scheme = `path{fill:${ink}}@media (prefers-color-scheme:dark){path{fill:${paper}}}`;
const tab = `<style>${scheme}</style><path transform="translate(0 6)" d="${symbol.path}"/>`;
writeFileSync("public/favicon.svg", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${tab}</svg>\n`);
writeFileSync("public/favicon.ico", ico(await Promise.all([16, 32, 48].map((size) => tilePng(size, 0.86)))));

writeFileSync("public/apple-touch-icon.png", (await tilePng(180, 0.64)).image);
for (const size of [192, 512]) {
  writeFileSync(`public/icon-${size}.png`, (await tilePng(size, 0.7)).image);
  // Systems cut maskable icons to their own shape: what matters keeps to the inner circle.
  writeFileSync(`public/icon-maskable-${size}.png`, (await tilePng(size, 0.56)).image);
}

/** The symbol on a dark square, as wide as `share` of it. */
async function tilePng(size: number, share: number): Promise<{ size: number; image: Buffer }> {
  const scale = share / symbol.width;
  const place = `translate(${(1 - share) / 2} ${(1 - symbol.height * scale) / 2}) scale(${scale})`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="${size}" height="${size}"><path fill="${ink}" d="M0 0h1v1H0z"/><path fill="${paper}" transform="${place}" d="${symbol.path}"/></svg>`;
  return { size, image: await png(drawing) };
}

/** A utility for each mark: its shape, filled with the color of the text around it. */
function markStyles(marks: Record<string, Mark>): string {
  const utilities = Object.entries(marks).map(([name, mark]) => {
    const drawing = markFile(mark, "black").trim().replaceAll('"', "'").replaceAll("<", "%3C").replaceAll(">", "%3E");
    return `@utility mark-${name} {
  aspect-ratio: ${mark.width} / ${mark.height};
  background: currentcolor;
  mask: url("data:image/svg+xml,${drawing}")
    center / contain no-repeat;
  print-color-adjust: exact;
  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
}
`;
  });
  return `/* The shop's marks, drawn by \`npm run brand\`. */\n\n${utilities.join("\n")}`;
}

/** Symbol and wordmark on ink, 24 px high. */
function mailLogo(): string {
  const marks = `<path d="${symbol.path}"/><path transform="translate(47 3.8) scale(0.158)" d="${wordmark.path}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="208" height="24"><path fill="${ink}" d="M0 0h208v24H0z"/><g fill="${paper}">${marks}</g></svg>`;
}

function png(drawing: string, density = 1): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: 72 * density })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file that holds PNGs. */
function ico(pictures: { size: number; image: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, image }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...pictures.map(({ image }) => image)]);
}
