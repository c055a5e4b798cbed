import type { Sheet } from "../sheets/sheet.ts";
import { type Body, subdivide } from "./body.ts";
import { channelsOf, illuminate } from "./illuminate.ts";
import { day, type Rig } from "./lights.ts";
import { rasterize } from "./rasterize.ts";
import { type Plates, shade, type Surface } from "./shade.ts";
import { textureOf } from "./texture.ts";
import { type Shot, viewOf } from "./view.ts";

/** What stands in the studio: one body, the sheets its triangles are painted with and the surface of each. */
export interface Scene {
  body: Body;
  sheets: readonly Sheet[];
  surfaces: readonly Surface[];
}

const samplesAcrossPixel = 2;

/** Takes shots of a scene. */
export async function photograph(
  { body, sheets, surfaces }: Scene,
  shots: readonly Shot[],
  rig: Rig = day,
): Promise<Plates[]> {
  const textures = await Promise.all(sheets.map(textureOf));
  return shots.map((shot) => {
    const view = viewOf(shot);
    const light = illuminate(body, rig, shot, view.eye);
    const finer = subdivide(body, light, channelsOf(rig));
    const coverage = rasterize(finer.body, view, shot.size, samplesAcrossPixel);
    return shade(finer.body, finer.channels, textures, surfaces, rig, view, shot, coverage, samplesAcrossPixel);
  });
}
