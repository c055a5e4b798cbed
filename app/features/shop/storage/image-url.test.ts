import { describe, expect, it } from "vitest";

import { acceptedImageUrl, imageSourceSet } from "./image-url.ts";

describe("acceptedImageUrl", () => {
  it.each([
    "/media/tee.webp",
    "https://pictures.example/tee.jpg",
    "http://pictures.example/tee.jpg",
    "blob:https://x/1",
  ])("shows %s", (url) => {
    expect(acceptedImageUrl(url)).toBe(url);
  });

  it.each([
    null,
    undefined,
    "",
    "  ",
    "placeholder.svg",
    "/placeholder.svg",
    "http://localhost:3000/a.jpg",
    "https://localhost/a.jpg",
    "http://127.0.0.1:8787/a.jpg",
    "//evil.example/a.jpg",
    "javascript:alert(1)",
    "data:text/html,x",
    "tee.jpg",
  ])("shows the placeholder for %s", (url) => {
    expect(acceptedImageUrl(url)).toBeNull();
  });
});

describe("imageSourceSet", () => {
  it("offers our own pictures in several widths", () => {
    expect(imageSourceSet("/media/tee.webp", 960)).toContain("/media/tee.webp?w=640 640w");
  });

  it("offers no width above the widest asked for, and none that nothing is as small as", () => {
    expect(imageSourceSet("/media/tee.webp", 960)).not.toContain("160w");
    expect(imageSourceSet("/media/tee.webp", 320)).toBe("/media/tee.webp?w=160 160w, /media/tee.webp?w=320 320w");
  });

  it("offers none for pictures elsewhere", () => {
    expect(imageSourceSet("https://pictures.example/tee.jpg", 960)).toBeUndefined();
  });
});
