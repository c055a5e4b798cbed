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
  path: "M0 2H62C85 2 98 14.5 98 36S85 70 62 70H28V102H0ZM28 24V48H59C66 48 69.5 43.5 69.5 36S66 24 59 24ZM109 2H137V57C137 74 143 81.5 160 81.5S183 74 183 57V2H211V57C211 88 193 103.5 160 103.5S109 88 109 57ZM224 2H252V79H306L294.5 102H224ZM405.5 34C404 12.5 388 0.5 359.5 0.5C330.5 0.5 314 12.5 314 32.5C314 50 325 57.5 348 61.2L367 64.2C376 65.7 379.5 67.5 379.5 72.5C379.5 79 373 82.3 361.5 82.3C347.5 82.3 340.5 78 339.5 69H312C313 91.5 330 103.5 361 103.5C391.5 103.5 408 92 408 70.5C408 52.5 397.5 45.2 374 41.5L355 38.5C345.5 37 342 35 342 30.5C342 24.5 348 21.7 359.5 21.7C371.5 21.7 377.5 25.5 378.5 34ZM417 2H503L492 24H445V41.5H497L487.5 60.5H445V79.5H505L493.7 102H417ZM543 2H580L606 64L632 2H669V102H641.5V42L617 102H595L570.5 42V102H543ZM735 0.5C770 0.5 791 19 791 52S770 103.5 735 103.5S679 85 679 52S700 0.5 735 0.5ZM735 23.5C716 23.5 708 33 708 52S716 80.5 735 80.5S762 71 762 52S754 23.5 735 23.5ZM800 2H854C888 2 907 20 907 52S888 102 854 102H800ZM828 25V79H852C870 79 878 70 878 52S870 25 852 25ZM917 2H1003L992 24H945V41.5H997L987.5 60.5H945V79.5H1005L993.7 102H917Z",
};

/** A mark as an SVG file, in one color. */
export function markFile({ width, height, path }: Mark, color = "currentColor"): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="${color}"><path d="${path}"/></svg>\n`;
}
