// Draws the icons of browsers and home screens from public/favicon.svg: `node scripts/draw-icons.ts`.
import { readFileSync, writeFileSync } from "node:fs";

import sharp from "sharp";

const drawing = readFileSync("public/favicon.svg");

function png(size: number): Promise<Buffer> {
  return sharp(drawing, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file that holds one PNG. */
function ico(size: number, image: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

writeFileSync("public/favicon.ico", ico(32, await png(32)));
writeFileSync("public/apple-touch-icon.png", await png(180));
for (const size of [192, 512]) writeFileSync(`public/icon-${size}.png`, await png(size));
