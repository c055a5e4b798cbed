import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { webpSize } from "./webp-size.ts";

const size = { width: 1201, height: 1499 };
const picture = sharp({ create: { ...size, channels: 3, background: "#26282b" } });

describe("the size of a WebP file", () => {
  it.each([
    ["lossy", picture.clone().webp()],
    ["lossless", picture.clone().webp({ lossless: true })],
    ["with a color profile", picture.clone().withIccProfile("p3").webp()],
  ])("is read from one that is %s", async (_, written) => {
    expect(webpSize(await written.toBuffer())).toEqual(size);
  });

  it("is not guessed for another file", async () => {
    const png = await picture.clone().png().toBuffer();
    expect(() => webpSize(png)).toThrow("not a WebP file");
  });
});
