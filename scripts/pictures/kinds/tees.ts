import { mensForm } from "../cloth/bodies.ts";
import { mirrored } from "../cloth/pattern.ts";
import { fabrics } from "../fabrics.ts";
import { madeFrom } from "../garment.ts";
import { hem, ribs, seam } from "../sheets/details.ts";
import { framed, type Subject } from "../subject.ts";
import { cutCollar, cutTop, edgeNamed } from "./top.ts";

export function tee(_: object): Subject {
  const top = cutTop({
    neck: [0.082, 1.552],
    neckFront: 0.1,
    neckBack: 0.022,
    shoulder: [0.205, 1.508],
    sleeve: { down: 36, length: 0.235, width: 0.165, fullness: 0.005 },
    underarm: [0.26, 1.285],
    waist: [0.25, 1.08],
    hem: [0.256, 0.83],
  });
  const collar = cutCollar(top, 0.019, 0.9);
  const layers = (piece: typeof top.front) => [
    seam(top.armhole),
    seam(mirrored(top.armhole)),
    seam(edgeNamed(piece, "underLeft")),
    seam(edgeNamed(piece, "underRight")),
    ...hem(edgeNamed(piece, "hem"), 0.022),
    ...hem(edgeNamed(piece, "cuffLeft"), 0.02),
    ...hem(edgeNamed(piece, "cuffRight"), 0.02),
    seam(edgeNamed(piece, "neck")),
  ];
  const scene = madeFrom({
    pieces: [top.front, top.back, collar.piece],
    seams: [...top.seams, ...collar.seams],
    form: mensForm(44),
    fabric: fabrics.jersey,
    layers: { front: layers(top.front), back: layers(top.back), collar: [ribs(0, 1, 0, 0.03)] },
    spacing: 0.01,
  });
  return { scene, views: framed(scene) };
}
