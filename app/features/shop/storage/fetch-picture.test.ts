import { afterEach, describe, expect, it, vi } from "vitest";

import { fetchPicture, maxFetchedBytes } from "./fetch-picture.server.ts";

const shop = "https://shop.example";
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const answered = vi.fn<typeof fetch>();

afterEach(() => {
  vi.unstubAllGlobals();
  answered.mockReset();
});

function answer(...responses: (Response | Error)[]) {
  for (const response of responses)
    if (response instanceof Error) answered.mockRejectedValueOnce(response);
    else answered.mockResolvedValueOnce(response);
  vi.stubGlobal("fetch", answered);
}
const redirect = (to: string) => new Response(null, { status: 302, headers: { Location: to } });

describe("a picture on another server", () => {
  it("is fetched, whatever its server calls it", async () => {
    answer(redirect("/b.jpg"), new Response(jpeg, { headers: { "Content-Type": "text/html" } }));
    expect(await fetchPicture("https://cdn.example.com/a.jpg", shop)).toEqual({ kind: "picture", bytes: jpeg });
    expect(answered.mock.calls.map(([url]) => url)).toEqual([
      "https://cdn.example.com/a.jpg",
      "https://cdn.example.com/b.jpg",
    ]);
  });

  it.each([
    "http://cdn.example.com/a.jpg",
    "https://localhost/a.jpg",
    "https://127.0.0.1/a.jpg",
    "https://2130706433/a.jpg",
    "https://0x7f.1/a.jpg",
    "https://[::1]/a.jpg",
    "https://[::ffff:10.0.0.1]/a.jpg",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.1.nip.io/a.jpg",
    "https://db.internal/a.jpg",
    "https://intranet/a.jpg",
    "https://cdn.example.com:8080/a.jpg",
    "https://user:secret@cdn.example.com/a.jpg",
    "ftp://cdn.example.com/a.jpg",
    "file:///etc/passwd",
    "not an address",
  ])("is never fetched from %s, nor by a redirect to it", async (address) => {
    answer(redirect(address), redirect(address));
    expect(await fetchPicture(address, shop)).toMatchObject({ kind: "failed", again: false });
    expect(answered).not.toHaveBeenCalled();
    if (!URL.canParse(address)) return;
    expect(await fetchPicture("https://cdn.example.com/a.jpg", shop)).toMatchObject({ kind: "failed", again: false });
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it("is fetched from this machine by a shop on this machine alone", async () => {
    answer(new Response(jpeg));
    expect(await fetchPicture("http://127.0.0.1:9650/a.jpg", "http://localhost:9600")).toMatchObject({
      kind: "picture",
    });
  });

  it.each([
    [new Response("gone", { status: 404 }), false],
    [new Response("busy", { status: 503 }), true],
    [new Response("slowly", { status: 429 }), true],
    [new Error("connection reset"), true],
    [new Response("<svg onload='alert(1)'/>"), false],
    [new Response("<html>"), false],
    [new Response(jpeg, { headers: { "Content-Length": String(maxFetchedBytes + 1) } }), false],
    [new Response(new Uint8Array(maxFetchedBytes + 1)), false],
  ])("that can't be had is tried again only where that may help (%#)", async (response, again) => {
    answer(response);
    expect(await fetchPicture("https://cdn.example.com/a.jpg", shop)).toMatchObject({ kind: "failed", again });
  });

  it("isn't followed around in circles", async () => {
    answer(...Array.from({ length: 9 }, () => redirect("https://cdn.example.com/a.jpg")));
    expect(await fetchPicture("https://cdn.example.com/a.jpg", shop)).toMatchObject({ kind: "failed", again: false });
    expect(answered.mock.calls.length).toBeLessThan(6);
  });
});
