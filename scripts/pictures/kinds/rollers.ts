import { shifted, turned } from "../arrange.ts";
import type { Vec3 } from "../cloth/pattern.ts";
import { materials } from "../materials.ts";
import { stripe } from "../sheets/details.ts";
import { loft } from "../solids.ts";
import type { Subject } from "../subject.ts";

const length = 0.33;
const radius = 0.07;
const bore = 0.047;

/** A hollow roller of foam with fins, blocks and rings along it. */
export function foamRoller(): Subject {
  const steps = 110;
  const walls: [radius: number, z: number, ridged: boolean][] = [
    [0.02, 0.12, false],
    [bore - 0.004, 0.119, false],
    [bore, 0.115, false],
    [bore, 0.06, false],
    [bore, 0.006, false],
    [bore + 0.001, 0.001, false],
    [bore + 0.004, 0, false],
    [radius - 0.009, 0, false],
    [radius - 0.005, 0.0008, false],
  ];
  const outside = Array.from({ length: steps + 1 }, (_, i): [number, number, boolean] => [
    radius,
    0.004 + ((length - 0.008) * i) / steps,
    true,
  ]);
  const far = walls.map(([r, z]): [number, number, boolean] => [r, length - z, false]).toReversed();
  const sides = 154;
  const rings = [...walls, ...outside, ...far].map(([r, z, ridged]) =>
    Array.from({ length: sides }, (_, j): Vec3 => {
      const angle = (j / sides - 0.5) * 2 * Math.PI;
      const reach = ridged ? r - 0.008 * notch(angle, z) : r;
      return [reach * Math.sin(angle), -reach * Math.cos(angle), z];
    }),
  );
  const roller = loft(rings, {
    surface: materials.foam,
    layers: ({ around, along }) => {
      // The bore shows its hard core.
      const bores = [0.08, along - 0.08].map((z) => [[-around / 2, z] as const, [around / 2, z] as const]);
      return bores.map((line) => stripe(line, 0.16, "accent"));
    },
  });
  const lying = turned(shifted(turned(roller, "y", 90), [-length / 2, 0, radius]), "z", 38);
  const view = { center: [0, 0, 0.068], span: 0.47, rise: 14 } as const;
  return { scene: lying, views: { front: view, back: { ...view, turn: 180 } }, reach: 0.45, stands: true };
}

/** How deep the foam is cut at a place, 0 to 1: fins, then blocks, then rings. */
function notch(angle: number, z: number): number {
  const end = Math.min(z - 0.006, length - 0.006 - z);
  if (end < 0.002) return end < -0.001 ? 0.8 : 0.15;
  const across = groove((angle / (2 * Math.PI)) * 11, 0.16);
  if (z < 0.115) return Math.max(across, gap(z, 0.115));
  if (z < 0.215) return Math.max(across, groove((z - 0.115) / 0.025, 0.2), gap(z, 0.215));
  return groove((z - 0.215) / 0.0185, 0.28);
}

/** A groove at every whole number, `width` of the pitch wide. */
function groove(at: number, width: number): number {
  const near = Math.abs(at - Math.round(at));
  return smooth((width - near) / (width * 0.7));
}

function gap(z: number, at: number): number {
  return smooth((0.005 - Math.abs(z - at)) / 0.003);
}

function smooth(t: number): number {
  const c = Math.min(1, Math.max(0, t));
  return c * c * (3 - 2 * c);
}
