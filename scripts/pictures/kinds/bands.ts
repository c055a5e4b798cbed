import { shifted, turned } from "../arrange.ts";
import type { Vec3 } from "../cloth/pattern.ts";
import { fabrics } from "../fabrics.ts";
import { together } from "../garment.ts";
import { materials } from "../materials.ts";
import { print, stitches } from "../sheets/details.ts";
import { symbol, wordmark } from "../sheets/marks.ts";
import { area, darkened, rectangle, rotated } from "../sheets/trim.ts";
import { lathe, oval, through, tube } from "../solids.ts";
import { framed, type Subject } from "../subject.ts";

const inks = ["print", "main", "accent"] as const;

/** Three flat loops of woven band, lying one over the other; as many bars as it is strong. */
export function loopBands(): Subject {
  const loops = inks.map((ground, i) => {
    const loop = tube(
      {
        path: oval(72, 0.094, 0.0075, 0, 2.6),
        half: [0.04, 0.0016],
        facing: (share) => {
          const angle = (share - 0.5) * 2 * Math.PI;
          return [Math.sin(angle), -Math.cos(angle), 0];
        },
        square: 6,
        joined: true,
        sides: 32,
      },
      {
        surface: { ...fabrics.knit, grain: 0.0005, tile: 0.05, sheen: 0.2 },
        ground,
        layers: ({ along }) => {
          const ink = ground === "print" ? "main" : "print";
          return [
            ...[-0.036, 0.036].map((x) =>
              stitches([
                [x, 0],
                [x, along],
              ]),
            ),
            ...Array.from({ length: i + 1 }, (_, n) =>
              area(rectangle([0, along * 0.5 + 0.05 + n * 0.009], 0.03, 0.0045), ink),
            ),
            ...[0, along].map((z) => rotated(print(wordmark, [0, z], 0.05, ink), [0, z], 90)),
            rotated(print(symbol, [0, along * 0.5 - 0.05], 0.034, ink), [0, along * 0.5 - 0.05], 90),
          ];
        },
      },
    );
    return turned(shifted(loop, [(i - 1) * 0.012, i * -0.017, (1 - i) * 0.073]), "y", [-6, 2, 8][i]!);
  });
  const scene = together(loops);
  return { scene, views: framed(scene, 0.74), reach: 0.4 };
}

/** A latex tube with two foam handles, laid out in a loop. */
export function stretchTube(): Subject {
  const cord = tube(
    {
      path: through(
        [
          [-0.085, 0, -0.03],
          [-0.086, 0, 0.02],
          [-0.088, 0, 0.09],
          [-0.06, 0, 0.17],
          [0.02, -0.002, 0.215],
          [0.09, -0.004, 0.175],
          [0.085, -0.006, 0.1],
          [0.02, -0.009, 0.065],
          [-0.06, -0.014, 0.1],
          [-0.075, -0.014, 0.185],
          [0, -0.013, 0.24],
          [0.085, -0.012, 0.215],
          [0.115, -0.008, 0.13],
          [0.092, -0.002, 0.05],
          [0.086, 0, -0.03],
        ],
        14,
      ),
      half: [0.0058, 0.0058],
      facing: [0, -1, 0],
      sides: 16,
    },
    { surface: { ...materials.polyethylene, specular: 0.8, roughness: 0.35 } },
  );
  const scene = together([cord, ...[-0.085, 0.086].flatMap((x) => handleAt(x, -0.03))]);
  return { scene, views: framed(scene), reach: 0.4 };
}

/** A foam grip in a triangle of webbing that hangs from a plug at the end of the tube. */
function handleAt(x: number, z: number) {
  const low = z - 0.115;
  const webbing = tube(
    {
      path: through(
        [
          [x, 0, z - 0.008],
          [x - 0.012, 0, z - 0.03],
          [x - 0.052, 0, low + 0.02],
          [x - 0.06, 0, low + 0.004],
          [x - 0.05, 0, low],
          [x, 0, low],
          [x + 0.05, 0, low],
          [x + 0.06, 0, low + 0.004],
          [x + 0.052, 0, low + 0.02],
          [x + 0.012, 0, z - 0.03],
        ],
        6,
        true,
      ),
      half: [0.011, 0.0019],
      facing: (share) => {
        const angle = share * 2 * Math.PI;
        return [-Math.sin(angle), 0, Math.cos(angle)] satisfies Vec3;
      },
      square: 4,
      joined: true,
    },
    { surface: materials.webbing, layers: () => [darkened] },
  );
  const grip = lathe(
    [
      [0.012, -0.0512],
      [0.0145, -0.051],
      [0.0162, -0.0495],
      [0.0167, -0.046],
      ...[-0.035, -0.02, 0, 0.02, 0.035].map((along) => [0.0168 + 0.0012 * Math.cos(along * 40), along] as const),
      [0.0167, 0.046],
      [0.0162, 0.0495],
      [0.0145, 0.051],
      [0.012, 0.0512],
    ],
    { surface: materials.foam, layers: () => [darkened] },
    40,
  );
  const plug = lathe(
    [
      [0.003, -0.016],
      [0.008, -0.0155],
      [0.009, -0.013],
      [0.0085, 0.004],
      [0.0075, 0.009],
      [0.0055, 0.01],
    ],
    { surface: materials.plastic, ground: "accent" },
    32,
  );
  return [webbing, shifted(turned(grip, "y", 90), [x, 0, low]), shifted(plug, [x, 0, z])];
}
