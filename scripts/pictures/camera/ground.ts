import sharp from "sharp";

import type { Cutout } from "./develop.ts";

/**
 * The pale seamless ground of every product picture, with the shadow that a cut-out throws on the wall behind it, or on
 * the floor if it `stands`. It is the same in every color. Gives a PNG.
 */
export async function groundUnder({ rgba, width, height }: Cutout, stands: boolean): Promise<Buffer> {
  const raw = { width, height, channels: 4 } as const;
  const [far, near] = stands
    ? [await floorShadow(rgba, raw, 0.12, 26, 0.34), await floorShadow(rgba, raw, 0.03, 7, 0.5)]
    : [
        await shadow(rgba, raw, width / 50, width / 32, width / 29, 0.2),
        await shadow(rgba, raw, width / 150, width / 100, width / 100, 0.16),
      ];
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g" cx=".42" cy=".36" r=".9">` +
      `<stop offset="0" stop-color="#f4f4f1"/><stop offset=".6" stop-color="#eeeeea"/><stop offset="1" stop-color="#e5e5e0"/>` +
      `</radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
  return sharp(ground)
    .composite([{ input: far }, { input: near }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A cut-out on its ground, as WebP. */
export async function printed({ rgba, width, height }: Cutout, ground: Buffer): Promise<Buffer> {
  const raw = { width, height, channels: 4 } as const;
  return sharp(ground)
    .composite([{ input: rgba, raw }])
    .webp({ quality: 85, effort: 5 })
    .toBuffer();
}

/** The shadow of something that stands: what is lowest in each column, spread over the floor. `depth` is a share of the height. */
async function floorShadow(
  rgba: Buffer,
  raw: { width: number; height: number; channels: 4 },
  depth: number,
  blur: number,
  strength: number,
): Promise<Buffer> {
  const { width, height } = raw;
  const shade = Buffer.alloc(width * height);
  const lowest = Array.from({ length: width }, (_, x) => {
    let y = height - 1;
    while (y >= 0 && rgba[(y * width + x) * 4 + 3]! < 128) y--;
    return y;
  });
  const floor = Math.max(...lowest);
  const shift = Math.round(depth * width * 0.5);
  for (let x = shift; x < width; x++) {
    const from = lowest[x - shift]!;
    if (from < 0 || from < floor - height * 0.12) continue;
    for (
      let y = Math.max(0, from - Math.round(depth * height * 0.5));
      y <= Math.min(height - 1, from + Math.round(depth * height * 0.12));
      y++
    )
      shade[y * width + x] = 255 * strength;
  }
  return blurred(shade, width, height, (blur * width) / 1200);
}

async function shadow(
  rgba: Buffer,
  raw: { width: number; height: number; channels: 4 },
  right: number,
  down: number,
  blur: number,
  strength: number,
): Promise<Buffer> {
  const { width, height } = raw;
  const shade = Buffer.alloc(width * height);
  const [dx, dy] = [Math.round(right), Math.round(down)];
  for (let y = dy; y < height; y++)
    for (let x = dx; x < width; x++) shade[y * width + x] = rgba[((y - dy) * width + x - dx) * 4 + 3]! * strength;
  return blurred(shade, width, height, blur);
}

async function blurred(shade: Buffer, width: number, height: number, blur: number): Promise<Buffer> {
  const alpha = await sharp(shade, { raw: { width, height, channels: 1 } })
    .blur(blur)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#2c2a28" } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
