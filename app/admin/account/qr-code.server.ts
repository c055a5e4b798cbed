import { encode } from "uqr";

/** A QR code as one SVG path in a square of `size` units, its quiet zone included. */
export interface QrCode {
  size: number;
  path: string;
}

/** Draws a text as a QR code, here: no other party sees what it says. */
export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dots.join("") };
}
