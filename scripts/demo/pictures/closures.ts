import type { Drawing } from "./drawing.ts";
import { CENTER, open, type Point } from "./geometry.ts";
import type { Palette } from "./palette.ts";
import { stitches } from "./stitching.ts";
import type { Fit } from "./torso.ts";

/** A woven strap along the points. */
export function webbing(points: readonly Point[], palette: Palette, width: number): string {
  const line = open(points);
  return `<g fill="none" stroke-linejoin="round"><path d="${line}" stroke="${palette.deep}" stroke-width="${width + 8}" stroke-opacity=".3" transform="translate(4 7)"/><path d="${line}" stroke="${palette.deep}" stroke-width="${width + 2}"/><path d="${line}" stroke="${palette.base}" stroke-width="${width - 2}"/><path d="${line}" stroke="${palette.high}" stroke-opacity=".45" stroke-width="${width * 0.28}" transform="translate(-${width * 0.2} -1)"/></g>${stitches(points, palette)}`;
}

/** A closed zip along a curve. */
export function zipLine(points: readonly Point[], palette: Palette): string {
  const line = open(points);
  return `<g fill="none"><path d="${line}" stroke="${palette.deep}" stroke-width="26" stroke-opacity=".4"/><path d="${line}" stroke="${palette.deep}" stroke-width="14"/><path d="${line}" stroke="${palette.trim}" stroke-width="7" stroke-dasharray="4 3"/></g>`;
}

/** A front zip from `top` to `bottom` on the center line, its puller at the top. */
export function zip(top: number, bottom: number, palette: Palette): string {
  const line = `M${CENTER} ${top}V${bottom}`;
  return (
    `<g fill="none"><path d="${line}" stroke="${palette.deep}" stroke-width="30" stroke-opacity=".35"/><path d="${line}" stroke="${palette.deep}" stroke-width="17"/><path d="${line}" stroke="${palette.trim}" stroke-width="9" stroke-dasharray="4 3"/><path d="${line}" stroke="${palette.rim}" stroke-width="1.6" stroke-opacity=".4" transform="translate(-9 0)"/></g>` +
    stitches(
      [
        [CENTER - 20, top],
        [CENTER - 20, bottom],
      ],
      palette,
    ) +
    stitches(
      [
        [CENTER + 20, top],
        [CENTER + 20, bottom],
      ],
      palette,
    ) +
    `<g transform="translate(${CENTER} ${top + 4})"><rect x="-7" y="-4" width="14" height="18" rx="4" fill="#9A9DA1"/><rect x="-4.5" y="12" width="9" height="34" rx="4" fill="${palette.trim}"/><rect x="-4.5" y="12" width="3" height="34" rx="1.5" fill="#fff" fill-opacity=".35"/></g>`
  );
}

/** A closed pocket zip along two points. */
export function pocketZip(from: Point, to: Point, palette: Palette): string {
  const line = open([from, to]);
  return `<g fill="none" stroke-linecap="round"><path d="${line}" stroke="${palette.deep}" stroke-opacity=".4" stroke-width="20"/><path d="${line}" stroke="${palette.deep}" stroke-width="9"/><path d="${line}" stroke="${palette.trim}" stroke-width="4" stroke-dasharray="3 3" stroke-linecap="butt"/><path d="${line}" stroke="${palette.high}" stroke-opacity=".5" stroke-width="2" transform="translate(7 5)"/><path d="M${from[0]} ${from[1]}l3 26" stroke="${palette.trim}" stroke-width="7"/></g>`;
}

/** A drawcord tied at the waist, its ends hanging. */
export function drawcord(y: number, palette: Palette, reach = 74): string {
  const ends = [
    open([
      [CENTER - 12, y],
      [CENTER - 24, y + reach * 0.5],
      [CENTER - 16, y + reach],
    ]),
    open([
      [CENTER + 12, y],
      [CENTER + 20, y + reach * 0.55],
      [CENTER + 26, y + reach * 1.1],
    ]),
  ];
  return ends
    .map(
      (d) =>
        `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${palette.deep}" stroke-opacity=".45" stroke-width="10" transform="translate(4 5)"/><path d="${d}" stroke="${palette.trim}" stroke-width="7.5"/><path d="${d}" stroke="${palette.high}" stroke-opacity=".5" stroke-width="1.8" transform="translate(-2 0)"/></g>`,
    )
    .join("");
}

/** A thin strip that throws light back, as on running wear. */
export function reflective(points: readonly Point[], width = 9): string {
  const line = open(points);
  return `<g fill="none"><path d="${line}" stroke="#A9ADB2" stroke-width="${width}"/><path d="${line}" stroke="#F3F4F5" stroke-width="${width * 0.35}" transform="translate(-1 -1)"/></g>`;
}

/** Draws the two cords of a hood, hanging from their eyelets. */
export function drawCords(drawing: Drawing, fit: Fit, palette: Palette): void {
  const start = fit.top + fit.frontDrop - 18;
  for (const [hand, drop] of [
    [-1, 226],
    [1, 206],
  ] as const) {
    const line = open([
      [CENTER + hand * 46, start],
      [CENTER + hand * 54, start + 70],
      [CENTER + hand * 47, start + 150],
      [CENTER + hand * 50, start + drop],
    ]);
    const [x, y] = [CENTER + hand * 50, start + drop];
    drawing.add(
      `<g fill="none" stroke-linecap="round"><circle cx="${CENTER + hand * 46}" cy="${start}" r="8" fill="${palette.deep}" stroke="${palette.trim}" stroke-width="3"/><path d="${line}" stroke="${palette.deep}" stroke-opacity=".4" stroke-width="12" transform="translate(5 7)"/><path d="${line}" stroke="${palette.trim}" stroke-width="9"/><path d="${line}" stroke="${palette.high}" stroke-width="2" stroke-opacity=".55" transform="translate(-2 0)"/><path d="M${x} ${y}V${y + 24}" stroke="#8D9094" stroke-width="10" stroke-linecap="butt"/><path d="M${x - 2} ${y}V${y + 24}" stroke="#E4E5E6" stroke-width="2"/></g>`,
    );
  }
}
