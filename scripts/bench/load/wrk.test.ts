import { expect, it } from "vitest";

import { parseWrk } from "./wrk.ts";

const output = (more = "", half = "1.96ms") => `Running 2s test @ http://127.0.0.1:8787/
  1 threads and 16 connections
  Latency Distribution
     50%    ${half}
     75%    2.40ms
     99%    7.11ms
  14012 requests in 2.00s, 1.20MB read
${more}Requests/sec:   6994.40
Transfer/sec:    614.01KB
`;

it("reads requests a second, and the time of half of them in any unit", () => {
  expect(parseWrk(output())).toEqual({ perSecond: 6994.4, halfWithinMs: 1.96 });
  expect(parseWrk(output("", "412.50us")).halfWithinMs).toBeCloseTo(0.4125);
  expect(parseWrk(output("", "1.25s")).halfWithinMs).toBe(1250);
});

it("takes no figure from a run in which requests failed", () => {
  expect(() => parseWrk(output("  Non-2xx or 3xx responses: 12\n"))).toThrow("12");
  expect(() => parseWrk(output("  Socket errors: connect 0, read 0, write 0, timeout 3\n"))).toThrow("timeout 3");
});
