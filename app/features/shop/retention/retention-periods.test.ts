import { describe, expect, it } from "vitest";

import { retentionCutoff, retentionPeriods } from "./retention-periods.ts";
import { retentionText } from "./retention-text.ts";

describe("retentionText", () => {
  it("reads as a policy says it", () => {
    expect(retentionText("customers")).toBe("3 years after your last order");
    expect(retentionText("unsentPictures")).toBe("1 day after the upload");
    expect(retentionText("orders")).toBe("7 years after the year of the order (Accounting Act)");
  });
});

describe("retentionCutoff", () => {
  const now = new Date("2026-11-22T12:00:00.000Z");

  it("counts days, months and years back from now", () => {
    expect(retentionCutoff("cookieChoices", now)).toBe("2025-10-22T12:00:00.000Z");
    expect(retentionCutoff("carts", now)).toBe("2026-11-19T12:00:00.000Z");
    expect(retentionCutoff("messages", now)).toBe("2024-11-22T12:00:00.000Z");
  });

  it("keeps an order until seven whole calendar years after its own have passed", () => {
    expect(retentionCutoff("orders", new Date("2033-12-31T23:59:59.000Z")) > "2025-12-31T22:59:59.999Z").toBe(true);
    expect(retentionCutoff("orders", new Date("2033-12-31T23:59:59.000Z")) > "2026-01-01T00:00:00.000Z").toBe(false);
    expect(retentionCutoff("orders", new Date("2034-01-02T00:00:00.000Z")) > "2026-12-31T22:59:59.999Z").toBe(true);
  });

  it("counts an order of the first hour of a Swedish year to that year", () => {
    expect(retentionCutoff("orders", new Date("2033-12-31T23:59:59.000Z")) > "2025-12-31T23:00:00.000Z").toBe(false);
  });

  it("knows a moment for every kind", () => {
    for (const kind of Object.keys(retentionPeriods) as (keyof typeof retentionPeriods)[]) {
      expect(retentionCutoff(kind, now) < now.toISOString()).toBe(true);
    }
  });
});
