import sharp, { type OverlayOptions } from "sharp";

import { develop } from "../camera/develop.ts";
import { night } from "../camera/lights.ts";
import { photograph } from "../camera/photograph.ts";
import { inksOf } from "../inks.ts";
import { subjects } from "../subjects.ts";
import { aurora } from "./aurora.ts";
import type { EditorialScene, Prop } from "./scenes.ts";

/** Sharp at the widest that a picture is served in. */
const frame = [1680, 2100] as const;

export type Crop = "wide" | "tall" | "band";

/** A product at night without its ground, and how it is placed. */
interface Cast {
  cutout: Buffer;
  prop: Prop;
}

/** Photographs the products of a scene at night. */
export async function cast({ props }: EditorialScene): Promise<Cast[]> {
  const casts: Cast[] = [];
  for (const prop of props) {
    const product = subjects[prop.product];
    if (!product) throw new Error(`The studio does not make ${prop.product}`);
    const { scene, views, reach = 1 } = product.make();
    const [plates] = await photograph(scene, [{ rise: 3, ...views.front, turn: prop.turn, size: frame, reach }], night);
    const { rgba, width, height } = develop(plates!, inksOf(product, prop.color));
    casts.push({
      prop,
      cutout: await sharp(rgba, { raw: { width, height, channels: 4 } })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    });
  }
  return casts;
}

/** Puts the products before the sky, in one crop, and sinks the foot of the picture into the page's black. */
export async function compose(
  { sky }: EditorialScene,
  casts: readonly Cast[],
  crop: Crop,
  width: number,
  height: number,
): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  for (const { cutout, prop } of casts) {
    const [x, y, size] = prop[crop];
    const [w, h] = [Math.round((size * height * frame[0]) / frame[1]), Math.round(size * height)];
    const [left, top] = [Math.round(x * width - w / 2), Math.round(y * height - h / 2)];
    layers.push(...(await placed(cutout, left, top, w, h, width, height)));
  }
  const sink = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x2="0" y2="1">` +
      `<stop offset=".72" stop-color="#0a0b0d" stop-opacity="0"/><stop offset="1" stop-color="#0a0b0d" stop-opacity=".92"/>` +
      `</linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  );
  return sharp(aurora(sky, width, height), { raw: { width, height, channels: 3 } })
    .composite([...layers, { input: sink }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A cut-out at its place, with the dark it throws on the sky around it. What hangs over the edge is cut off. */
async function placed(
  cutout: Buffer,
  left: number,
  top: number,
  w: number,
  h: number,
  width: number,
  height: number,
): Promise<OverlayOptions[]> {
  const [fromX, fromY] = [Math.max(0, -left), Math.max(0, -top)];
  const region = {
    left: fromX,
    top: fromY,
    width: Math.min(w, width - left) - fromX,
    height: Math.min(h, height - top) - fromY,
  };
  const resized = await sharp(cutout).resize(w, h).png({ compressionLevel: 1 }).toBuffer();
  const input = await sharp(resized).extract(region).png({ compressionLevel: 1 }).toBuffer();
  const dark = await sharp(resized)
    .linear([0, 0, 0, 0.75], [8, 9, 11, 0])
    .blur(w / 45)
    .extract(region)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const at = { left: Math.max(0, left), top: Math.max(0, top) };
  return [
    { input: dark, ...at },
    { input, ...at },
  ];
}
