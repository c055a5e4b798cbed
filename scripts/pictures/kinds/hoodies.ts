import { mensForm } from "../cloth/bodies.ts";
import { mirrored, type Point } from "../cloth/pattern.ts";
import { fabrics } from "../fabrics.ts";
import { madeFrom } from "../garment.ts";
import { ribs, seam, stitches } from "../sheets/details.ts";
import { framed, type Subject } from "../subject.ts";
import { cutBand } from "./bands.ts";
import { hooded, withHead } from "./hoods.ts";
import { cutTop, edgeNamed } from "./top.ts";

export function hoodie(_: object): Subject {
  const down = 60;
  const angle = (down * Math.PI) / 180;
  const top = hooded(
    cutTop({
      neck: [0.09, 1.55],
      neckFront: 0.1,
      neckBack: 0.02,
      shoulder: [0.225, 1.505],
      sleeve: { down, length: 0.55, width: 0.115, fullness: 0.03 },
      underarm: [0.285, 1.26],
      waist: [0.282, 1.08],
      hem: [0.28, 0.905],
    }),
    { height: 0.33, depth: 0.26 },
  );
  const hem = cutBand(top, { name: "hemBand", edge: "hem", height: 0.062, ratio: 0.8, toward: [0, 0, -1] });
  const cuff = (side: "Left" | "Right", sign: number) =>
    cutBand(top, {
      name: `cuff${side}`,
      edge: `cuff${side}`,
      height: 0.065,
      ratio: 0.72,
      toward: [sign * Math.cos(angle), 0, -Math.sin(angle)],
    });
  const bands = [hem, cuff("Left", -1), cuff("Right", 1)];
  const layers = (piece: typeof top.front) => [
    seam(top.armhole),
    seam(mirrored(top.armhole)),
    stitches(top.armhole, 0.006),
    stitches(mirrored(top.armhole), 0.006),
    seam(edgeNamed(piece, "underLeft")),
    seam(edgeNamed(piece, "underRight")),
  ];
  const hoodLayers = [seam(edgeNamed(top.hoodLeft, "crown")), stitches(edgeNamed(top.hoodLeft, "crown"), 0.006), stitches(top.face, 0.028)];
  const bandLayers = (height: number, length: number) => [ribs(0, length, 0, height), seam([[0, 0], [length, 0]] as Point[])];
  const scene = madeFrom({
    pieces: [top.front, top.back, top.hoodLeft, top.hoodRight, ...bands.map(({ piece }) => piece)],
    seams: [...top.seams, ...bands.flatMap(({ seams }) => seams)],
    form: withHead(mensForm(60)),
    fabric: fabrics.fleece,
    layers: {
      front: layers(top.front),
      back: layers(top.back),
      hoodLeft: hoodLayers,
      hoodRight: hoodLayers,
      ...Object.fromEntries(bands.map(({ piece, length }) => [piece.name, bandLayers(0.065, length)])),
    },
    spacing: 0.012,
  });
  return { scene, views: framed(scene) };
}
