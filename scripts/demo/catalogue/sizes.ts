/** A size as the shop sells it. */
export interface Size {
  id: string;
  name: string;
  description: string;
}

const letters = (descriptions: Record<string, string>): Size[] =>
  Object.entries(descriptions).map(([name, description]) => ({ id: name.toLowerCase(), name, description }));

/** Every scale of sizes, smallest first. */
export const sizeScales = {
  mens: letters({
    S: "Chest 88-94 cm",
    M: "Chest 95-101 cm",
    L: "Chest 102-108 cm",
    XL: "Chest 109-116 cm",
    XXL: "Chest 117-125 cm",
  }),
  womens: letters({
    XS: "Chest 78-83 cm",
    S: "Chest 84-88 cm",
    M: "Chest 89-94 cm",
    L: "Chest 95-101 cm",
    XL: "Chest 102-109 cm",
  }),
  socks: [
    { id: "36-39", name: "36-39", description: "EU shoe size 36 to 39" },
    { id: "40-43", name: "40-43", description: "EU shoe size 40 to 43" },
    { id: "44-47", name: "44-47", description: "EU shoe size 44 to 47" },
  ],
  gloves: letters({ S: "Palm 17-19 cm around", M: "Palm 19-21 cm around", L: "Palm 21-23 cm around" }),
  bands: [{ id: "set", name: "Set", description: "Light, medium and heavy" }],
  one: [{ id: "one-size", name: "One size", description: "One size" }],
} as const satisfies Record<string, readonly Size[]>;

export type SizeScale = keyof typeof sizeScales;
