/** The widths, in pixels, that each crop of a brand picture comes in; the widest are for sharp screens. */
export const editorialWidths = {
  tall: [640, 1000, 1600],
  wide: [1280, 2000, 3200],
  band: [1280, 2000, 3840],
} as const;
