import { drawBackpack } from "./backpacks.ts";
import { drawBands } from "./bands.ts";
import { drawBeanie } from "./beanies.ts";
import { drawBottle } from "./bottles.ts";
import { drawBra } from "./bras.ts";
import { drawCap } from "./caps.ts";
import { drawCompression } from "./compression.ts";
import type { Drawing } from "./drawing.ts";
import { drawDuffel } from "./duffels.ts";
import { drawMat, drawRoller } from "./floor-equipment.ts";
import { drawGloves } from "./gloves.ts";
import { drawHalfZip } from "./half-zips.ts";
import { drawHeadband } from "./headbands.ts";
import { drawHoodie, drawZipHoodie } from "./hoodies.ts";
import { drawJacket, drawVest } from "./jackets.ts";
import { drawJoggers } from "./joggers.ts";
import { cuts, type GarmentKind, type Order, type View } from "./kinds.ts";
import { drawShorts } from "./shorts.ts";
import { drawSocks } from "./socks.ts";
import { photograph } from "./studio.ts";
import { drawTank } from "./tanks.ts";
import { drawLongSleeve, drawTee } from "./tees.ts";
import { drawLeggings, drawShortTights } from "./tights.ts";
import { drawTowel } from "./towels.ts";

const families: Record<GarmentKind, (order: Order) => Drawing> = {
  tee: drawTee,
  tank: drawTank,
  "long-sleeve": drawLongSleeve,
  "compression-top": drawCompression,
  hoodie: drawHoodie,
  "zip-hoodie": drawZipHoodie,
  "half-zip": drawHalfZip,
  jacket: drawJacket,
  vest: drawVest,
  shorts: drawShorts,
  joggers: drawJoggers,
  leggings: drawLeggings,
  "short-tights": drawShortTights,
  "sports-bra": drawBra,
  socks: drawSocks,
  cap: drawCap,
  beanie: drawBeanie,
  gloves: drawGloves,
  backpack: drawBackpack,
  duffel: drawDuffel,
  bottle: drawBottle,
  "foam-roller": drawRoller,
  mat: drawMat,
  bands: drawBands,
  headband: drawHeadband,
  towel: drawTowel,
};

/** The picture of a product: an SVG document of 1200 × 1500. */
export function drawProduct(kind: GarmentKind, colorHex: string, view: View, cut?: string): string {
  return photograph(drawObject(kind, colorHex, view, cut));
}

/** The product alone, for pictures with a ground of their own. */
export function drawObject(kind: GarmentKind, colorHex: string, view: View, cut: string = cuts[kind][0]): Drawing {
  return families[kind]({ kind, cut, color: colorHex, view });
}
