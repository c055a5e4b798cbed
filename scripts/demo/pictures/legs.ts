import { CENTER, left, type Point, right, symmetric } from "./geometry.ts";

/** The measures of a lower-body garment; widths and places are offsets from the center line. */
export interface LegFit {
  top: number;
  waist: number;
  hip: number;
  hipY: number;
  crotchY: number;
  /** Outer and inner edge at knee height, and where the knee is. */
  knee: readonly [outer: number, inner: number, y: number];
  /** Outer and inner edge of the hem, and its height at each. */
  hem: readonly [outer: number, inner: number, outerY: number, innerY: number];
}

/** The silhouette of both legs in one. */
export function legsOutline(fit: LegFit): string {
  const { top, waist, hip, hipY, crotchY, knee, hem } = fit;
  const thighY = (crotchY + knee[2]) / 2;
  return symmetric([
    [0, top + 10],
    [waist, top, 1],
    [waist + (hip - waist) * 0.7, top * 0.55 + hipY * 0.45],
    [hip, hipY],
    [knee[0] + (hip - knee[0]) * 0.34, thighY],
    [knee[0], knee[2]],
    [hem[0], hem[2], 1],
    [(hem[0] + hem[1]) / 2, (hem[2] + hem[3]) / 2 + 8],
    [hem[1], hem[3], 1],
    [knee[1], knee[2]],
    [knee[1] * 0.42 + 4, thighY],
    [4, crotchY, 1],
  ]);
}

/** The lower edge of the right leg, `rise` above its hem. */
export function legHem({ hem, knee }: LegFit, rise: number): Point[] {
  const share = rise / (hem[2] - knee[2]);
  const outer = hem[0] + (knee[0] - hem[0]) * share;
  const inner = hem[1] + (knee[1] - hem[1]) * share;
  return [
    [inner, hem[3] - rise],
    [(inner + outer) / 2, (hem[2] + hem[3]) / 2 + 8 - rise],
    [outer, hem[2] - rise],
  ];
}

/** The edge of the waistband, left to right, `drop` below the top. */
export function waistLine({ top, waist, hip, hipY }: LegFit, drop: number, dip = 12): Point[] {
  const reach = waist + (hip - waist) * Math.min(1, (drop / (hipY - top)) * 1.1);
  const half: Point[] = [
    [0, top + drop + dip],
    [reach * 0.6, top + drop + dip * 0.6],
    [reach, top + drop],
  ];
  return [...left(half.slice(1)), ...right(half)];
}

/** The center seam from waist to crotch. */
export function centerSeam({ top, crotchY }: LegFit, from: number): Point[] {
  return [
    [CENTER, top + from],
    [CENTER + 4, (top + from + crotchY) / 2],
    [CENTER, crotchY],
  ];
}

/** A place on the right leg: `u` from 0 (inner edge) to 1 (outer), `v` from 0 (crotch) to 1 (hem). */
export function onLeg({ crotchY, knee, hem, hip }: LegFit, u: number, v: number): Point {
  const y = crotchY + (hem[2] - crotchY) * v;
  const kneeShare = (knee[2] - crotchY) / (hem[2] - crotchY);
  const t = v < kneeShare ? v / kneeShare : (v - kneeShare) / (1 - kneeShare);
  const [outer, inner] =
    v < kneeShare
      ? [hip + (knee[0] - hip) * t, 4 + (knee[1] - 4) * t]
      : [knee[0] + (hem[0] - knee[0]) * t, knee[1] + (hem[1] - knee[1]) * t];
  return [inner + (outer - inner) * u, y];
}
