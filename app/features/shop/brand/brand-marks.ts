/** A drawing with one path, in a view box of `width` × `height`. */
export interface Mark {
  width: number;
  height: number;
  path: string;
}

/**
 * The symbol, a pulse: a line comes in, beats once and goes on. All slopes are 1 : 2, the ends of the line included, and
 * the peaks are cut flat at the height of the letters.
 */
export const symbol: Mark = {
  width: 36,
  height: 24,
  path: "M2.6 9.4H6L10.7 0H14.9L23.2 16.6L26.8 9.4H36L33.4 14.6H30L25.3 24H21.1L12.8 7.4L9.2 14.6H0Z",
};

/** The shop's name in letters of our own, wide and heavy; their arms end on the slope of the symbol. */
export const wordmark: Mark = {
  width: 1005,
  height: 104,
  path: "M0 2h62c23 0 36 12.5 36 34s-13 34-36 34h-34v32h-28zM28 24v24h31c7 0 10.5-4.5 10.5-12s-3.5-12-10.5-12zM109 2h28v55c0 17 6 24.5 23 24.5s23-7.5 23-24.5v-55h28v55c0 31-18 46.5-51 46.5s-51-15.5-51-46.5zM224 2h28v77h54l-11.5 23h-70.5zM405.5 34c-1.5-21.5-17.5-33.5-46-33.5-29 0-45.5 12-45.5 32 0 17.5 11 25 34 28.7l19 3c9 1.5 12.5 3.3 12.5 8.3 0 6.5-6.5 9.8-18 9.8-14 0-21-4.3-22-13.3h-27.5c1 22.5 18 34.5 49 34.5 30.5 0 47-11.5 47-33 0-18-10.5-25.3-34-29l-19-3c-9.5-1.5-13-3.5-13-8 0-6 6-8.8 17.5-8.8 12 0 18 3.8 19 12.3zM417 2h86l-11 22h-47v17.5h52l-9.5 19h-42.5v19h60l-11.3 22.5h-76.7zM543 2h37l26 62 26-62h37v100h-27.5v-60l-24.5 60h-22l-24.5-60v60h-27.5zM735 .5c35 0 56 18.5 56 51.5s-21 51.5-56 51.5-56-18.5-56-51.5 21-51.5 56-51.5zM735 23.5c-19 0-27 9.5-27 28.5s8 28.5 27 28.5 27-9.5 27-28.5-8-28.5-27-28.5zM800 2h54c34 0 53 18 53 50s-19 50-53 50h-54zM828 25v54h24c18 0 26-9 26-27s-8-27-26-27zM917 2h86l-11 22h-47v17.5h52l-9.5 19h-42.5v19h60l-11.3 22.5h-76.7z",
};

/** A mark as an SVG file, in one color. */
export function markFile({ width, height, path }: Mark, color = "currentColor"): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="${color}"><path d="${path}"/></svg>\n`;
}
