import { statSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { type FilmCrop, filmPath, films, hasFilm } from "./films.ts";

const paths = films.pictures.flatMap((picture) =>
  films.crops.flatMap((crop: FilmCrop) => [filmPath(picture, crop, "av1"), filmPath(picture, crop, "h264")]),
);

describe("the films of slides", () => {
  it.each(paths)("%s is there and has 400 KB at most", (path) => {
    const { size } = statSync(new URL(`../../../public${path}`, import.meta.url));
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThanOrEqual(400_000);
  });

  it.each(["/media/uploaded.webp", "home-3", ""])("are none for %j", (picture) => {
    expect(hasFilm(picture)).toBe(false);
  });
});
