import sharp from "sharp";

import type { Sheet } from "../sheets/sheet.ts";

/** A sheet as pixels, in its frame of metres. */
export interface Texture {
  left: number;
  bottom: number;
  /** Pixels per metre. */
  scale: number;
  width: number;
  height: number;
  /** Red, green, blue of each pixel: shares of the three inks. */
  ink: Uint8Array;
  /** How far the surface stands out, 0 to 255. */
  relief: Uint8Array;
}

/** What the relief's range from black to white is worth, in metres. */
export const reliefDepth = 0.003;

/** Paints a sheet into pixels. */
export async function textureOf(sheet: Sheet): Promise<Texture> {
  const pixels = (svg: string) => sharp(Buffer.from(svg), { unlimited: true }).removeAlpha();
  const [{ data, info }, relief] = await Promise.all([
    pixels(sheet.ink).raw().toBuffer({ resolveWithObject: true }),
    pixels(sheet.relief).greyscale().extractChannel(0).raw().toBuffer(),
  ]);
  return {
    left: sheet.left,
    bottom: sheet.bottom,
    scale: info.width / sheet.width,
    width: info.width,
    height: info.height,
    ink: data,
    relief,
  };
}

/** A value of a texture between its pixels. */
export function sample(
  pixels: Uint8Array,
  width: number,
  height: number,
  channels: number,
  channel: number,
  x: number,
  y: number,
): number {
  const cx = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const cy = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const i = cx | 0;
  const j = cy | 0;
  const fx = cx - i;
  const fy = cy - j;
  const at = (j * width + i) * channels + channel;
  const below = at + width * channels;
  return (
    (pixels[at]! * (1 - fx) + pixels[at + channels]! * fx) * (1 - fy) +
    (pixels[below]! * (1 - fx) + pixels[below + channels]! * fx) * fy
  );
}
