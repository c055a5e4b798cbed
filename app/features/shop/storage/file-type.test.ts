import { describe, expect, it } from "vitest";

import { downloadName, pictureTypeOf } from "./file-type.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("pictureTypeOf", () => {
  it.each([
    ["\xff\xd8\xff\xe0\0\x10JFIF", "image/jpeg"],
    ["\x89PNG\r\n\x1a\n\0\0", "image/png"],
    ["RIFF\x10\0\0\0WEBPVP8 ", "image/webp"],
    ["\0\0\0\x20ftypavif", "image/avif"],
    ["GIF89a", null],
    ["RIFF\x10\0\0\0WAVEfmt ", null],
    ["<svg xmlns='http://www.w3.org/2000/svg'>", null],
    ["<!doctype html>", null],
    ["", null],
  ])("knows %j as %s", (text, type) => {
    expect(pictureTypeOf(bytes(text))).toBe(type);
  });
});

describe("downloadName", () => {
  it.each([
    ["Pulse Core Tee-1.png", "pulse-core-tee-1.jpg"],
    ["Löparjacka  Tromsø-2", "löparjacka-tromsø-2.jpg"],
    ['a"b\r\nSet-Cookie: x.webp', "ab-set-cookie-x.jpg"],
    ["../../etc/passwd", "....etcpasswd.jpg"],
    [".png", "picture.jpg"],
  ])("of %j is %s", (sent, name) => {
    expect(downloadName(sent)).toBe(name);
  });
});
