// The Open Graph pictures, 1200 × 630: made from the editorial pictures at build, not committed.
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

import sharp from "sharp";
import type { Plugin } from "vite";

import { symbol, wordmark } from "../app/features/shop/brand/brand-marks.ts";

const size = { width: 1200, height: 630 };
/** Previews of earlier builds, by what they were made from. */
const cache = ".wrangler/link-previews";

/** Darkens the lower left of the picture and puts the logo there. */
const overlay = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<linearGradient id="up" x1="0" y1="1" x2="0" y2="0"><stop stop-color="#0a0b0d" stop-opacity=".86"/><stop offset=".5" stop-color="#0a0b0d" stop-opacity="0"/></linearGradient>
<linearGradient id="in"><stop stop-color="#0a0b0d" stop-opacity=".55"/><stop offset=".6" stop-color="#0a0b0d" stop-opacity="0"/></linearGradient>
<path fill="url(#in)" d="M0 0h1200v630H0z"/><path fill="url(#up)" d="M0 0h1200v630H0z"/>
<g fill="#fafaf7" transform="translate(72 510)"><path transform="scale(2.2)" d="${symbol.path}"/><path transform="translate(104 8.4) scale(.347)" d="${wordmark.path}"/></g>
</svg>`);

/** Writes `/og/{name}.jpg` into the client build for each wide editorial picture. */
export function linkPreviews(): Plugin {
  return {
    name: "link-previews",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const pictures = globSync("public/editorial/*-wide-2000.webp");
      await Promise.all(
        pictures.map(async (picture) => {
          const fileName = `og/${basename(picture, "-wide-2000.webp")}.jpg`;
          this.emitFile({ type: "asset", fileName, source: await preview(readFileSync(picture)) });
        }),
      );
    },
  };
}

async function preview(picture: Buffer): Promise<Buffer> {
  const kept = `${cache}/${createHash("sha256").update(picture).update(overlay).digest("hex")}.jpg`;
  if (existsSync(kept)) return readFileSync(kept);
  const made = await sharp(picture)
    .resize({ ...size, fit: "cover" })
    .composite([{ input: overlay }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, made);
  return made;
}
