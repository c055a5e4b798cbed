/** The size in pixels that a WebP file's head states: lossy, lossless or with a color profile (RFC 9649). Throws for other files. */
export function webpSize(file: Buffer): { width: number; height: number } {
  switch (file.toString("latin1", 8, 16)) {
    case "WEBPVP8 ":
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
    case "WEBPVP8L": {
      const bits = file.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "WEBPVP8X":
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    default:
      throw new Error("not a WebP file");
  }
}
