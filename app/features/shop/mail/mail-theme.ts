/** The colors of emails. Mail programs know no custom properties, so they are said here again. */
export const mailColors = {
  ink: "#0a0b0d",
  paper: "#ffffff",
  warmWhite: "#fafaf7",
  ground: "#f0efea",
  line: "#dddcd5",
  muted: "#55585f",
  signal: "#c6ff3d",
} as const;

export const mailFonts = {
  text: "Inter,Helvetica,Arial,sans-serif",
  display: "Archivo,'Arial Black',Arial,sans-serif",
} as const;
