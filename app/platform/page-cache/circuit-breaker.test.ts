import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { circuitBreaker } from "./circuit-breaker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<null>(() => undefined);

it("gives what the store says in time, and nothing when it fails", async () => {
  const waitFor = circuitBreaker(100);
  expect(await waitFor(async () => "said")).toBe("said");
  expect(await waitFor(() => Promise.reject(new Error("away")))).toBeNull();
  expect(await waitFor(async () => "again")).toBe("again");
  expect(vi.getTimerCount()).toBe(0);
});

it("waits once for a store that is late, then not at all for half a minute, and then again", async () => {
  const waitFor = circuitBreaker(100);
  const first = waitFor(never);
  await vi.advanceTimersByTimeAsync(100);
  expect(await first).toBeNull();
  expect(await waitFor(never)).toBeNull();
  expect(await waitFor(async () => "in time, but nobody waits")).toBeNull();
  vi.setSystemTime(Date.now() + 30_000);
  expect(await waitFor(async () => "said")).toBe("said");
});
