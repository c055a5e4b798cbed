import { isUtf8 } from "#app/shared/csv-sniff.ts";

/** How the letters of an upload were stored. */
export type Encoding = "utf-8" | "utf-16" | "windows-1252";

/**
 * An upload as UTF-8, whatever it was: UTF-16 is known by its mark or by zero bytes, and what is neither that nor UTF-8 is taken as
 * Windows-1252, as Excel saves it in Western Europe. Never throws.
 */
export function toUtf8(bytes: Uint8Array): { bytes: Uint8Array; encoding: Encoding } {
  const order = utf16Order(bytes);
  if (order) {
    const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
    const text = new TextDecoder("utf-16le").decode(order === "little" ? even : swapped(even));
    return { bytes: new TextEncoder().encode(text), encoding: "utf-16" };
  }
  if (isUtf8(bytes)) return { bytes, encoding: "utf-8" };
  return { bytes: new TextEncoder().encode(new TextDecoder("windows-1252").decode(bytes)), encoding: "windows-1252" };
}

function utf16Order(bytes: Uint8Array): "little" | "big" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "little";
  if (first === 0xfe && second === 0xff) return "big";
  // Without a mark: every second byte of plain letters is zero.
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, 1_000).entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < 20) return null;
  return odd > even ? "little" : "big";
}

function swapped(bytes: Uint8Array): Uint8Array {
  const turned = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 2) {
    turned[at] = bytes[at + 1] ?? 0;
    turned[at + 1] = bytes[at] ?? 0;
  }
  return turned;
}
