import { curve, mirrored, type Piece, type Point, type Seam, type Vec3 } from "../cloth/pattern.ts";
import type { OuterCut } from "./outer.ts";

/** Both halves of a sleeve: x along the arm from the shoulder, z down from its top line. */
export function cutSleeve(
  cut: OuterCut,
  { down, length, upper, width }: NonNullable<OuterCut["sleeve"]>,
  sign: 1 | -1,
): Piece[] {
  const { shoulder } = cut;
  const underarm: Point = [cut.underarm[0] * slimmed(cut.underarm[1], cut), cut.underarm[1]];
  const cap = upper * 0.68;
  const angle = (down * Math.PI) / 180;
  const capLine = curve([0, 0], [0, -upper * 0.5], [cap, -upper * 0.55], [cap, -upper], 24);
  const under = curve(
    [cap, -upper],
    [cap + length * 0.25, -upper + 0.005],
    [length * 0.75, -width - 0.012],
    [length, -width],
    20,
  );
  const cuff: Point[] = [
    [length, -width],
    [length, 0],
  ];
  const top: Point[] = [
    [length, 0],
    [0, 0],
  ];
  const wrist: Point = [shoulder[0] + Math.cos(angle) * length, shoulder[1] - Math.sin(angle) * length];
  const low: Point = [wrist[0] - Math.sin(angle) * width, wrist[1] - Math.cos(angle) * width];
  const place =
    (isFront: boolean) =>
    ([u, z]: Point): Vec3 => {
      const w = -z;
      const capAt = cap * Math.min(1, w / upper) ** 2;
      const t = Math.max(0, (Math.abs(u) - capAt) / (length - capAt));
      const wide = upper + (width - upper) * t;
      const share = Math.min(1, w / wide);
      const along = (k: 0 | 1) =>
        (shoulder[k] + (wrist[k] - shoulder[k]) * t) * (1 - share) + (underarm[k] + (low[k] - underarm[k]) * t) * share;
      return [sign * along(0), away(isFront, wide * Math.min(share, 1 - share)), along(1)];
    };
  const called = sign === 1 ? "Right" : "Left";
  const flip = (line: Point[]) => (sign === 1 ? line : mirrored(line));
  const edges = [
    { name: "under", points: flip(under) },
    { name: `cuff${called}`, points: flip(cuff) },
    { name: "top", points: flip(top) },
    { name: "cap", points: flip(capLine) },
  ];
  return (["front", "back"] as const).map((half) => ({
    name: `${half}Sleeve${called}`,
    facesBack: half === "back",
    edges: sign === 1 ? edges : edges.toReversed(),
    place: place(half === "front"),
  }));
}

/** Sews both halves of a sleeve together and into its armhole. */
export function sleeveSeams(side: string): Seam[] {
  const [front, back] = [`frontSleeve${side}`, `backSleeve${side}`];
  return [
    { a: [front, "cap"], b: ["front", `armhole${side}`], turned: true },
    { a: [back, "cap"], b: ["back", `armhole${side}`], turned: true },
    { a: [front, "under"], b: [back, "under"] },
    { a: [front, "top"], b: [back, "top"] },
  ];
}

/** How much narrower the body starts below its shoulders, to hang between arms held low. */
export function slimmed(z: number, { shoulder, underarm, sleeve }: OuterCut): number {
  const low = Math.min(1, Math.max(0, (shoulder[1] - z) / (shoulder[1] - underarm[1])));
  return 1 - low * Math.max(0, (sleeve?.down ?? 0) - 50) * 0.013;
}

/** Bulges away from a seam like half a pillow. */
export function away(isFront: boolean, toSeam: number): number {
  return 0.008 + (isFront ? -1 : 1) * 0.17 * (1 - Math.exp(-toSeam / 0.05));
}
