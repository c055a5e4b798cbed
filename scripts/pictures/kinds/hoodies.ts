import { mensForm } from "../cloth/bodies.ts";
import { fabrics } from "../fabrics.ts";
import { together } from "../garment.ts";
import { framed, type Subject } from "../subject.ts";
import { sewn } from "./sewn.ts";
import { drawcord, kangaroo } from "./trims.ts";

export function hoodie(_: object): Subject {
  const sewnUp = sewn({
    cut: {
      neck: [0.09, 1.55],
      neckFront: 0.1,
      neckBack: 0.02,
      shoulder: [0.215, 1.505],
      underarm: [0.27, 1.225],
      waist: [0.275, 1.06],
      hem: [0.272, 0.9],
      sleeve: { down: 62, length: 0.56, upper: 0.2, width: 0.118 },
    },
    form: mensForm,
    fabric: fabrics.fleece,
    hood: { height: 0.34, depth: 0.27, brow: 0.01 },
    hemBand: { height: 0.065, ratio: 0.82 },
    cuffs: { height: 0.068, ratio: 0.74 },
  });
  const front = sewnUp.find("front");
  const scene = together([
    sewnUp.scene,
    kangaroo(front, { low: 0.906, high: 1.1, wide: 0.175, narrow: 0.105 }),
    ...drawcord(front, [[0.026, 1.443], [0.034, 1.4], [0.04, 1.33], [0.037, 1.24]]),
    ...drawcord(front, [[-0.026, 1.443], [-0.036, 1.4], [-0.043, 1.32], [-0.046, 1.21]]),
  ]);
  return { scene, views: framed(scene, 0.9) };
}
