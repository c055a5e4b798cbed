import { fabrics } from "../fabrics.ts";
import type { CapCut } from "./caps.ts";

/** Six panels of washed cotton and a curved peak. */
export const curvedCap: CapCut = {
  surface: { ...fabrics.cotton, weave: "woven", tile: 0.13, grain: 0.00035, melange: 0.12 },
  height: 0.118,
  slope: 0.72,
  seams: [0, 1 / 6, 1 / 3, 0.5],
  peak: { length: 0.068, curve: 0.024, drop: 0.012, rows: 6, ink: "main" },
  eyelets: true,
  mark: "symbol",
  crumpled: 0.0022,
};

/** Light, with mesh on both sides and a soft peak. */
export const runningCap: CapCut = {
  surface: { ...fabrics.woven, sheen: 0.05 },
  height: 0.106,
  slope: 0.8,
  seams: [0.11, 0.36],
  peak: { length: 0.06, curve: 0.013, drop: 0.006, rows: 2, ink: "accent" },
  mesh: [0.11, 0.36],
  eyelets: false,
  mark: "symbol",
  crumpled: 0.0014,
};

/** One high front panel, four behind it, a flat peak. */
export const fivePanelCap: CapCut = {
  surface: { ...fabrics.shell, specular: 0.25 },
  height: 0.116,
  slope: 0.56,
  seams: [0.13, 0.31, 0.5],
  peak: { length: 0.07, curve: 0.004, drop: 0, rows: 4, ink: "main" },
  eyelets: false,
  mark: "patch",
  crumpled: 0.002,
};
