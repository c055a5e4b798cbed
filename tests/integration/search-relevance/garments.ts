import type { ColorId } from "../../../scripts/demo/catalogue/colors.ts";
import { describe } from "../../../scripts/demo/catalogue/describe.ts";
import { percentOf } from "../../../scripts/demo/catalogue/materials.ts";
import { sizeScales } from "../../../scripts/demo/catalogue/sizes.ts";
import type { DemoProduct } from "../../../scripts/demo/catalogue/types.ts";

/** A product of the demo shop as the relevance table sees it; `isReduced` is what shoppers see struck through. */
export type Garment = DemoProduct & { isReduced: boolean };

/** What a product must be like, told by the catalogue's own data and never by what the search makes of it. */
export type Such = (garment: Garment) => boolean;

export const all =
  (...parts: readonly Such[]): Such =>
  (garment) =>
    parts.every((part) => part(garment));
export const any =
  (...parts: readonly Such[]): Such =>
  (garment) =>
    parts.some((part) => part(garment));
export const not =
  (part: Such): Such =>
  (garment) =>
    !part(garment);

/** The products of these ids. */
export const the =
  (...ids: readonly string[]): Such =>
  ({ id }) =>
    ids.includes(id);

const typed =
  (pattern: RegExp): Such =>
  ({ productType }) =>
    pattern.test(productType);
const tagged =
  (tag: string): Such =>
  ({ tags }) =>
    tags.includes(tag);
const ofScale =
  (scale: DemoProduct["sizes"]): Such =>
  ({ sizes }) =>
    sizes === scale;

// Kinds
export const hoodies = typed(/Hoodie/);
export const zipHoodies = typed(/Zip Hoodie/);
export const tees = typed(/^T-Shirt$/);
export const compressionTops = typed(/^Compression (Top|Base Layer)$/);
export const tanks = typed(/Tank/);
export const longSleeves = any(typed(/Long Sleeve/), the("pressure-compression-long-sleeve"));
export const halfZips = typed(/Half Zip/);
export const bras = typed(/Bra$/);
export const leggings = typed(/^Leggings$/);
export const tights = typed(/Leggings|Tights/);
export const shorts = any(typed(/Shorts/), tagged("shorts"));
export const joggers = any(typed(/Joggers/), tagged("joggers"));
export const trousers = any(joggers, tagged("pants"));
export const jackets = typed(/Jacket/);
export const vests = typed(/Vest/);
export const puffers = typed(/Puffer|Insulated/);
export const rainwear = all(tagged("waterproof"), jackets);
export const baseLayers = any(
  typed(/Base Layer/),
  tagged("base layer"),
  the("all-season-merino-blend-base-layer", "merino-trail-t-shirt"),
);
export const socks = typed(/Socks/);
export const caps = typed(/^Cap$/);
export const beanies = typed(/^Beanie$/);
export const headbands = typed(/^Headband$/);
export const gloves = typed(/Gloves/);
export const bags = typed(/Bag$/);
export const backpacks = tagged("backpack");
export const duffels = tagged("duffel");
export const bottles = tagged("bottle");
export const mats = tagged("mat");
export const rollers = tagged("roller");
export const bands = tagged("band");
export const towels = tagged("towel");
/** What one would call tröja, genser, trøje or paita: tops with sleeves, thin or thick. */
export const sleevedTops = any(hoodies, tees, longSleeves, halfZips, compressionTops);

// Colors, by how a shopper would call them
/** In one of these colors at least. */
export const inAny =
  (...ids: readonly ColorId[]): Such =>
  ({ colors }) =>
    colors.some((color) => ids.includes(color));
export const black = inAny("black");
export const white = inAny("white");
export const grey = inAny("graphite", "fog");
export const blue = inAny("navy", "fjord", "ice");
export const navy = inAny("navy");
export const green = inAny("spruce", "lichen", "volt");
export const red = inAny("lingon", "rust");
export const orange = inAny("cloudberry", "rust");
export const purple = inAny("plum", "heather");
export const beige = inAny("sand");

// For whom
export const womens: Such = ({ category }) => category === "Womens Collection";
export const accessories: Such = ({ category }) => category === "Accessories";
export const mens: Such = ({ category }) => category === "Mens Collection";

// Sizes
export const sized =
  (name: string): Such =>
  ({ sizes }) =>
    sizeScales[sizes].some((size) => size.name === name);
export const sockSized = ofScale("socks");

// Sports and uses
export const forRunning = any(tagged("running"), tagged("marathon"), tagged("racing"));
/** By what staff say it is for, which has yoga and the studio as one. */
export const forYoga = any(tagged("yoga"), tagged("studio"));
export const forLifting = any(tagged("lifting"), tagged("gym"), tagged("strength"));
export const forSkiing = tagged("ski");
export const forHiking = any(tagged("hiking"), tagged("trail"));
export const forWinter = tagged("winter");
export const reflective = tagged("reflective");
export const waterproof = tagged("waterproof");
export const windproof = any(tagged("windproof"), tagged("waterproof"));

// Fabrics, in any part
const holds =
  (word: string): Such =>
  ({ composition }) =>
    percentOf(composition, word) > 0;
export const wool = holds("wool");
export const merino = holds("merino");
export const cotton = holds("cotton");
export const fleece: Such = ({ family }) => family === "fleece";

// Prices in whole kronor, as shoppers are shown them
export const costs =
  (least: number, most: number): Such =>
  ({ price }) =>
    price >= least && price <= most;

// Offers
export const reduced: Such = ({ isReduced }) => isReduced;
export const fresh: Such = ({ isNew }) => isNew === true;

/** Of a material among others, by its plain name. */
export const made =
  (material: string): Such =>
  (garment) =>
    describe(garment).materials.includes(material);
