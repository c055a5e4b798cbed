import { describe, expect, it } from "vitest";

import { maxBodyBytes, readFormData, readLimited } from "./read-limited.ts";

const address = "https://shop.example/contact";

/** A body without a length, of as many pieces as are asked for. */
function endless() {
  const pulled = { bytes: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled.bytes += 10_000;
      controller.enqueue(new Uint8Array(10_000));
    },
    cancel: () => void (pulled.cancelled = true),
  });
  const init = { method: "POST", body, duplex: "half" };
  return { pulled, request: new Request(address, init) };
}

describe("a body", () => {
  it("is read no further than its limit, and then let go", async () => {
    const { pulled, request } = endless();
    expect(await readLimited(request)).toBeNull();
    expect(pulled.bytes).toBeLessThanOrEqual(maxBodyBytes + 30_000);
    expect(pulled.cancelled).toBe(true);
  });

  it("that says it is too large is not read at all", async () => {
    const { pulled, request } = endless();
    const claims = new Request(request, { headers: { "Content-Length": "80000000" } });
    expect(await readLimited(claims)).toBeNull();
    expect(pulled.bytes).toBeLessThanOrEqual(20_000);
  });

  it("of exactly the limit is read whole", async () => {
    const request = new Request(address, { method: "POST", body: new Uint8Array(maxBodyBytes) });
    expect((await readLimited(request))?.byteLength).toBe(maxBodyBytes);
  });
});

describe("a form", () => {
  const send = (body: string, type: string) =>
    readFormData(new Request(address, { method: "POST", body, headers: { "Content-Type": type } }));

  it.each([
    ["JSON", "{}", "application/json"],
    ["nothing that is known", "x", "a/b; charset=nonsense"],
    ["a form of parts without parts", "x", "multipart/form-data"],
    ["a form of parts that breaks off", "--a\r\nContent-Disposition: form-data", "multipart/form-data; boundary=a"],
  ])("of %s is no form, and no failure", async (_, body, type) => {
    expect(await send(body, type)).toBe("not-a-form");
  });

  it("is read field by field", async () => {
    const form = await send("name=%C3%85sa&name=Eva", "application/x-www-form-urlencoded");
    expect(form instanceof FormData && form.getAll("name")).toEqual(["Åsa", "Eva"]);
  });
});
