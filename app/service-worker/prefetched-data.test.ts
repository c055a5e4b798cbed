import { describe, expect, it } from "vitest";

import { PrefetchedData } from "./prefetched-data.ts";

const answer = (text: string) => Promise.resolve(new Response(text));

describe("PrefetchedData", () => {
  it("gives an answer once", async () => {
    const data = new PrefetchedData();
    data.keep("/tee.data", answer("tee"), 0);
    expect(await (await data.take("/tee.data", 1))?.text()).toBe("tee");
    expect(await data.take("/tee.data", 2)).toBeNull();
  });

  it("gives none that is older than half a minute", async () => {
    const data = new PrefetchedData();
    data.keep("/tee.data", answer("tee"), 0);
    expect(await data.take("/tee.data", 30_000)).toBeNull();
  });

  it("leaves one that failed to the network", async () => {
    const data = new PrefetchedData();
    data.keep("/tee.data", Promise.reject(new TypeError("Failed to fetch")), 0);
    expect(await data.take("/tee.data", 1)).toBeNull();
  });

  it("keeps the ten newest", async () => {
    const data = new PrefetchedData();
    for (let page = 0; page < 11; page++) data.keep(`/${page}.data`, answer("page"), page);
    expect(await data.take("/0.data", 11)).toBeNull();
    expect(await data.take("/1.data", 11)).not.toBeNull();
  });
});
