import { expect, it } from "vitest";

import { parseStartCheck } from "./measure-start.ts";

const output = `│ Bundle: 3849.24 KiB / gzip: 1200.50 KiB
│ Local startup profile:
│   Profile window: 300.4 ms
│   Active: 90.2 ms (including 4.3 ms garbage collection)
│   Idle: 201.6 ms`;

it("reads the size in bytes, and the processor time without waiting", () => {
  expect(parseStartCheck(output)).toEqual({ activeMs: 90.2, size: { raw: 3849.24 * 1024, gzip: 1200.5 * 1024 } });
});

it("makes no figure of an output that has none", () => {
  expect(() => parseStartCheck("Worker Built!")).toThrow("told no size");
});
