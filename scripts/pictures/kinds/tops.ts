import { mensForm, womensForm } from "../cloth/bodies.ts";
import { curve, mirrored, type Piece, type Point } from "../cloth/pattern.ts";
import { type Fabric, fabrics } from "../fabrics.ts";
import { madeFrom } from "../garment.ts";
import { hem, panel, ribs, seam, seenFromBehind, stitches } from "../sheets/details.ts";
import type { Layers } from "../sheets/sheet.ts";
import { framed, type Framing, type Subject } from "../subject.ts";
import { cutCollar, cutTop, edgeNamed, type TopCut, type TopPieces } from "./top.ts";

/** A T-shirt, a long sleeve or a base layer. */
export interface TopOptions {
  body: "men" | "women";
  fabric: keyof typeof fabrics;
  cut: TopCut;
  collar: { height: number; ratio: number; ribbed?: boolean };
  sleeves: "set-in" | "raglan" | "raglan in accent";
  /** How wide the hems are turned, in metres. */
  hems?: number;
  /** Flat contrast seams, as on compression wear. */
  flatlock?: boolean;
  /** What else is drawn, by side. */
  front?: readonly (Layers | ((pieces: TopPieces) => readonly Layers[]))[];
  back?: readonly (Layers | ((pieces: TopPieces) => readonly Layers[]))[];
  detail?: Framing;
  /** How far the form's arms hang, in degrees below level. */
  arms?: number;
}

/** Sews a top and frames it. */
export function top(options: TopOptions): Subject {
  const { arms = 52 } = options;
  const pieces = cutTop(options.cut, arms);
  const collar = cutCollar(pieces, options.collar.height, options.collar.ratio);
  const fabric: Fabric = fabrics[options.fabric];
  const scene = madeFrom({
    pieces: [pieces.front, pieces.back, collar.piece],
    seams: [...pieces.seams, ...collar.seams],
    form: (options.body === "men" ? mensForm : womensForm)(arms),
    fabric,
    layers: {
      front: [...construction(options, pieces, pieces.front), ...drawn(options.front, pieces)],
      back: [...construction(options, pieces, pieces.back), ...seenFromBehind(drawn(options.back, pieces))],
      collar:
        options.collar.ribbed === false ? [stitches(edgeNamed(collar.piece, "top"), 0.004)] : [ribs(0, 1, 0, 0.2)],
    },
    spacing: 0.0095,
  });
  const views = framed(scene);
  return { scene, views: options.detail ? { ...views, detail: options.detail } : views };
}

/** Seams and hems, which every top has. */
function construction({ cut, sleeves, hems = 0.02, flatlock }: TopOptions, pieces: TopPieces, piece: Piece): Layers[] {
  const line = sleeves === "set-in" ? pieces.armhole : raglanLine(cut, piece);
  const joins = [line, mirrored(line), edgeNamed(piece, "underLeft"), edgeNamed(piece, "underRight")];
  return [
    ...(sleeves === "raglan in accent"
      ? [
          sleevePanel(cut, line),
          sleevePanel(cut, line)
            .toReversed()
            .map(([x, z]) => [-x, z] as const),
        ]
      : []
    ).flatMap((outline) => panel(outline, "accent", false)),
    ...joins.flatMap((join) =>
      flatlock ? [stitches(join, 0.0025), stitches(join, -0.0025), seam(join, 0.5)] : [seam(join)],
    ),
    seam(edgeNamed(piece, "neck")),
    stitches(edgeNamed(piece, "neck"), 0.005),
    ...["hem", "cuffLeft", "cuffRight"].flatMap((edge) => hem(edgeNamed(piece, edge), hems)),
  ];
}

function drawn(layers: TopOptions["front"], pieces: TopPieces): Layers[] {
  return (layers ?? []).flatMap((layer) => (typeof layer === "function" ? layer(pieces) : layer));
}

/** From the neckline to the underarm, on the wearer's left. */
function raglanLine({ neck, underarm, neckFront, neckBack }: TopCut, { name }: Piece): Point[] {
  const drop = name === "front" ? neckFront : neckBack;
  return curve(
    [neck[0] * 0.93, neck[1] - drop * 0.42],
    [neck[0] + 0.04, neck[1] - 0.08],
    [underarm[0] - 0.07, underarm[1] + 0.09],
    [underarm[0], underarm[1] - 0.02],
  );
}

/** Everything outside of a raglan line. */
function sleevePanel({ neck, underarm }: TopCut, line: readonly Point[]): Point[] {
  return [
    ...line,
    [underarm[0] + 0.02, underarm[1] - 0.06],
    [1, underarm[1] - 0.6],
    [1, neck[1] + 0.1],
    [neck[0], neck[1] + 0.1],
  ];
}
