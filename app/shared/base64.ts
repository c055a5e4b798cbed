/** Arguments that one call takes safely. */
const atOnce = 8_192;

/** Bytes as base64 with padding, as APIs take files. */
export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let start = 0; start < bytes.length; start += atOnce) {
    text += String.fromCharCode(...bytes.subarray(start, start + atOnce));
  }
  return btoa(text);
}
