/** The colors of the season, by id. */
export const colors = {
  black: { name: "Black", hex: "#26282B" },
  white: { name: "White", hex: "#F4F4F2" },
  graphite: { name: "Graphite", hex: "#43474D" },
  fog: { name: "Fog", hex: "#B9BDC1" },
  sand: { name: "Sand", hex: "#CBBBA0" },
  navy: { name: "Navy", hex: "#22304D" },
  fjord: { name: "Fjord", hex: "#4A6479" },
  ice: { name: "Ice", hex: "#BCD3DB" },
  spruce: { name: "Spruce", hex: "#2F4A3C" },
  lichen: { name: "Lichen", hex: "#8E9A78" },
  lingon: { name: "Lingonberry", hex: "#9E2F3A" },
  rust: { name: "Rust", hex: "#A9543A" },
  plum: { name: "Plum", hex: "#4A3A63" },
  heather: { name: "Heather", hex: "#A796B4" },
  cloudberry: { name: "Cloudberry", hex: "#E09A4E" },
  volt: { name: "Volt", hex: "#C6FF3D" },
} as const;

export type ColorId = keyof typeof colors;
