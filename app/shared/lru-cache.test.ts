import { expect, it } from "vitest";

import { LruCache } from "./lru-cache.ts";

it("lets go of what was asked for or set longest ago", () => {
  const map = new LruCache<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  expect(map.get("a")).toBe(1);
  map.set("c", 3);
  expect([map.get("a"), map.get("b"), map.get("c")]).toEqual([1, undefined, 3]);
  map.set("a", 4);
  map.set("d", 5);
  expect([map.get("a"), map.get("c"), map.get("d")]).toEqual([4, undefined, 5]);
});

it("makes what it does not know, once", () => {
  const map = new LruCache<string, object>(2);
  const made = map.getOrMake("a", () => ({}));
  expect(map.getOrMake("a", () => ({}))).toBe(made);
  map.clear();
  expect(map.getOrMake("a", () => ({}))).not.toBe(made);
});

it("lets go by weight, however often an entry is set, and keeps nothing that is too heavy by itself", () => {
  const map = new LruCache<string, string>(10, (key, value) => key.length + value.length);
  map.set("a", "123");
  map.set("a", "1234");
  map.set("b", "1234");
  expect([map.get("a"), map.get("b")]).toEqual(["1234", "1234"]);
  map.set("c", "1");
  expect([map.get("a"), map.get("b"), map.get("c")]).toEqual([undefined, "1234", "1"]);
  map.set("d", "1234567890");
  expect([map.get("b"), map.get("c"), map.get("d")]).toEqual([undefined, undefined, undefined]);
  map.set("e", "123456789");
  map.clear();
  map.set("f", "123456789");
  expect(map.get("f")).toBe("123456789");
});
