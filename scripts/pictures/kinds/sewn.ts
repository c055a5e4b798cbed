import type { Scene } from "../camera/photograph.ts";
import type { FormGrid } from "../cloth/form.ts";
import { mirrored, type Piece, type Point } from "../cloth/pattern.ts";
import type { Fabric } from "../fabrics.ts";
import { type Garment, madeFrom } from "../garment.ts";
import { type Finder, finderOf } from "../laid.ts";
import { hem, ribs, seam, stitches } from "../sheets/details.ts";
import type { Layers } from "../sheets/sheet.ts";
import { type Band, type BandPieces, cutBand } from "./strips.ts";
import { cutHood, type HoodCut, type HoodPieces, withHead } from "./hoods.ts";
import { cutOuter, type OuterCut, type OuterPieces } from "./outer.ts";
import { edgeNamed } from "./top.ts";

/** A strip at a hem, a cuff or a neck: ribbed, or plain with stitches. */
export interface Strip {
  height: number;
  ratio: number;
  plain?: boolean;
}

/** What an outer layer is sewn from. */
export interface OuterLayer {
  cut: OuterCut;
  form: (down: number) => FormGrid;
  fabric: Fabric;
  hood?: HoodCut;
  collar?: Strip;
  hemBand?: Strip;
  cuffs?: Strip;
  /** Further drawing on a piece, under the seams. */
  drawn?: (piece: string) => readonly Layers[];
  grounds?: Garment["grounds"];
  raised?: Garment["raised"];
  spacing?: number;
}

/** An outer layer as it hangs, to lay zips and pockets on. */
export interface Sewn {
  scene: Scene;
  outer: OuterPieces;
  hood?: HoodPieces;
  /** Its bands by name: collar, hemBand, cuffLeft, cuffRight. */
  bands: ReadonlyMap<string, BandPieces>;
  find: (piece: string) => Finder;
}

/** Cuts and sews an outer layer. */
export function sewn({ cut, form, fabric, drawn = () => [], spacing = 0.012, ...layer }: OuterLayer): Sewn {
  const outer = cutOuter(cut);
  const hood = layer.hood && cutHood(outer, layer.hood);
  const { front, back } = hood ?? outer;
  const down = cut.sleeve?.down ?? 40;
  const angle = (down * Math.PI) / 180;
  const band = (strip: Strip | undefined, on: readonly Piece[], rest: Pick<Band, "name" | "edge" | "toward">) =>
    strip ? [{ strip, ...cutBand([on[0]!, on[1]!], { ...strip, ...rest }) }] : [];
  const collar = band(layer.collar, [front, back], { name: "collar", edge: "neck", toward: [0, 0, 1] });
  const cuffs = cut.sleeve ? (["Left", "Right"] as const) : [];
  const bands = [
    ...collar,
    ...band(layer.hemBand, [front, back], { name: "hemBand", edge: "hem", toward: [0, 0, -1] }),
    ...cuffs.flatMap((side) =>
      band(
        layer.cuffs,
        outer.sleeves.filter(({ name }) => name.endsWith(side)),
        {
          name: `cuff${side}`,
          edge: `cuff${side}`,
          toward: [(side === "Right" ? 1 : -1) * Math.cos(angle), 0, -Math.sin(angle)],
        },
      ),
    ),
  ];
  const panels = [front, back, ...outer.sleeves, ...(hood ? [hood.hoodLeft, hood.hoodRight] : [])];
  const pieces = [...panels, ...bands.map(({ piece }) => piece)];
  const layers: Record<string, readonly Layers[]> = {};
  for (const piece of panels) layers[piece.name] = [...drawn(piece.name), ...seamsOf(piece, outer, layer)];
  for (const { piece, strip, length } of bands)
    layers[piece.name] = [...drawn(piece.name), ...bandLayers(strip, length)];
  const worn = form(down);
  const scene = madeFrom({
    pieces,
    seams: [...outer.seams, ...(hood?.seams ?? []), ...bands.flatMap(({ seams }) => seams)],
    form: hood ? withHead(worn, layer.hood?.low) : worn,
    fabric,
    layers,
    spacing,
    ...(layer.grounds && { grounds: layer.grounds }),
    ...(layer.raised && { raised: layer.raised }),
  });
  return {
    scene,
    outer,
    ...(hood && { hood }),
    bands: new Map(bands.map((each) => [each.piece.name, each])),
    find: (name) =>
      finderOf(
        scene,
        pieces.findIndex((piece) => piece.name === name),
      ),
  };
}

function seamsOf(piece: Piece, { armhole }: OuterPieces, { hemBand, cuffs }: Partial<OuterLayer>): Layers[] {
  if (piece.name === "front" || piece.name === "back")
    return [
      ...[armhole, mirrored(armhole)].flatMap((line) => [seam(line), stitches(line, 0.006)]),
      ...["underLeft", "underRight", "shoulderLeft", "shoulderRight"].map((edge) => seam(edgeNamed(piece, edge))),
      ...(hemBand ? [seam(edgeNamed(piece, "hem"))] : hem(edgeNamed(piece, "hem"), 0.022)),
    ];
  if (piece.name.startsWith("hood")) {
    const crown = edgeNamed(piece, "crown");
    const face = edgeNamed(piece, "face");
    return [seam(crown), stitches(crown, 0.006), stitches(face, 0.026), stitches(face, 0.003)];
  }
  const cuff = piece.edges.find(({ name }) => name.startsWith("cuff"))!.points;
  return [seam(edgeNamed(piece, "cap")), seam(edgeNamed(piece, "under")), ...(cuffs ? [seam(cuff)] : hem(cuff, 0.02))];
}

function bandLayers({ height, plain }: Strip, length: number): Layers[] {
  const joint: Point[] = [
    [0, 0],
    [length, 0],
  ];
  const rim: Point[] = [
    [0, height],
    [length, height],
  ];
  if (plain) return [seam(joint), stitches(joint, 0.005), stitches(rim, -0.005)];
  return [ribs(0, length, 0, height, 0.0042), seam(joint)];
}
