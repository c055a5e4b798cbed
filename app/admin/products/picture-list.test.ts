import { describe, expect, it } from "vitest";

import {
  changePicture,
  colorInName,
  type EditedPicture,
  editedPictures,
  movePicture,
  sentPictures,
  uploadName,
  validImages,
} from "./picture-list.ts";

const picture = (key: string, change: Partial<EditedPicture> = {}): EditedPicture => ({
  key,
  url: `/media/${key}.webp`,
  alt: "",
  colorId: null,
  width: null,
  height: null,
  ...change,
});
const list = ["a", "b", "c", "d"].map((key) => picture(key));
const keys = (pictures: readonly EditedPicture[]) => pictures.map(({ key }) => key).join("");

describe("movePicture", () => {
  it.each([
    ["a", 2, "bcad"],
    ["d", 0, "dabc"],
    ["b", 1, "abcd"],
    ["c", 99, "abdc"],
    ["c", -1, "cabd"],
    ["?", 0, "abcd"],
  ])("moves %s to %i", (key, to, expected) => {
    expect(keys(movePicture(list, key, to))).toBe(expected);
  });
});

it("changePicture changes one picture alone", () => {
  const changed = changePicture(list, "b", { alt: "Front" });
  expect(changed.map(({ alt }) => alt)).toEqual(["", "Front", "", ""]);
});

it("what is sent has the order of the list and leaves out what is not uploaded", () => {
  const file = new File(["x"], "x.png", { type: "image/png" });
  const pictures = [
    picture("b", { id: "med_2", colorId: "black" }),
    picture("x", { url: "blob:1", upload: { file, state: "failed", percent: 0 } }),
    picture("a", { alt: "Back", width: 1200, height: 1500 }),
  ];
  expect(sentPictures(pictures)).toEqual([
    { id: "med_2", url: "/media/b.webp", alt: "", colorId: "black", width: null, height: null },
    { url: "/media/a.webp", alt: "Back", colorId: null, width: 1200, height: 1500 },
  ]);
});

it("pictures that were read and sent again are the same", () => {
  const media = [
    { id: "med_1", url: "/media/a.webp", alt: "Front", colorId: "black", width: 1200, height: 1500 },
    { id: "med_2", url: "https://pictures.example/b.jpg", alt: "", colorId: null, width: null, height: null },
  ];
  expect(sentPictures(editedPictures(media))).toEqual(media);
});

describe("validImages", () => {
  const png = { type: "image/png", size: 10 };
  it.each([
    ["images alone", [png, png], 2, false],
    ["a file of another type", [png, { type: "application/pdf", size: 10 }], 1, true],
    ["an empty image", [{ type: "image/png", size: 0 }, png], 1, true],
    ["a file without a type", [{ type: "", size: 10 }], 0, true],
  ])("of %s", (_, files, count, hasInvalid) => {
    const result = validImages(files);
    expect(result.images).toHaveLength(count);
    expect(result.hasInvalid).toBe(hasInvalid);
  });
});

it.each([
  ["Pulse Core Tee", 0, "pulse-core-tee-1.jpg"],
  ["  Löparjacka  Pro ", 4, "löparjacka-pro-5.jpg"],
  ["", 0, "product-1.jpg"],
])("a picture of %j is uploaded under a name of it", (name, index, expected) => {
  expect(uploadName(name, index)).toBe(expected);
});

describe("the color that a file is named after", () => {
  const colors = [
    { id: "navy", name: "Navy" },
    { id: "dark-navy", name: "Dark Navy" },
    { id: "red", name: "Red" },
  ];
  it.each([
    ["natt-hoodie-navy-front.jpg", "navy"],
    ["Natt Hoodie Dark Navy.png", "dark-navy"],
    ["reduced-hoodie.jpg", null],
    ["IMG_2031.jpg", null],
  ])("of %s is %s", (file, color) => {
    expect(colorInName(file, colors)).toBe(color);
  });
});
