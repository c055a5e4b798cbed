import { afterEach, describe, expect, it } from "vitest";

import { readLanguageFrom } from "#app/shared/language/current-language.ts";
import { isWorkingDay } from "#app/shared/public-holidays.ts";

import { addBusinessDays, isBusinessDay } from "./business-days.ts";
import { deliveryText, deliveryWindow, estimatedDelivery, packingDay, promiseEnd } from "./delivery-dates.ts";
import { shippingCountries } from "./rates.ts";
import { ownTime } from "./transit-times.ts";

describe("packingDay", () => {
  it.each([
    ["before the cutoff on a business day", "2026-11-20T12:59:00Z", "2026-11-20"],
    ["after it", "2026-11-20T13:00:00Z", "2026-11-23"],
    ["on a Sunday", "2026-11-22T09:00:00Z", "2026-11-23"],
    ["late on Monday, when it is Tuesday in Sweden", "2026-11-23T23:30:00Z", "2026-11-24"],
    ["in summer time", "2026-07-06T11:59:00Z", "2026-07-06"],
    ["after the cutoff in summer time", "2026-07-06T12:00:00Z", "2026-07-07"],
    ["on Christmas Eve", "2026-12-24T08:00:00Z", "2026-12-28"],
  ])("%s", (_, orderedAt, day) => {
    expect(packingDay(new Date(orderedAt))).toBe(day);
  });
});

describe("promiseEnd", () => {
  it.each([
    ["before the cutoff", "2026-11-20T12:59:00Z", "2026-11-20T13:00:00.000Z"],
    ["at the cutoff, before a weekend", "2026-11-20T13:00:00Z", "2026-11-23T13:00:00.000Z"],
    ["at midnight", "2026-11-23T23:00:00Z", "2026-11-24T13:00:00.000Z"],
    ["in summer time", "2026-07-06T11:59:00Z", "2026-07-06T12:00:00.000Z"],
    ["before the clocks change on a Sunday", "2026-10-23T12:00:00Z", "2026-10-26T13:00:00.000Z"],
    ["on Christmas Eve", "2026-12-24T08:00:00Z", "2026-12-28T13:00:00.000Z"],
  ])("%s", (_, now, end) => {
    expect(promiseEnd(new Date(now)).toISOString()).toBe(end);
  });

  it("is when the days of delivery change, and not before, in any hour of two years", () => {
    const promised = (at: number) => text(new Date(at));
    const text = (orderedAt: Date) => deliveryText({ orderedAt, method: "standard", ...sweden });
    for (let hour = 0; hour < 2 * 365 * 24; hour += 31) {
      const now = Date.UTC(2026, 0, 1, hour);
      const end = promiseEnd(new Date(now)).getTime();
      expect(end).toBeGreaterThan(now);
      expect(promised(end - 1)).toBe(promised(now));
      expect(packingDay(new Date(end))).not.toBe(packingDay(new Date(end - 1)));
    }
  });
});

const sweden = { country: "Sweden", sources: ["local"] };

describe("estimatedDelivery", () => {
  it.each([
    ["standard", "2026-11-20T12:00:00Z", "2026-11-25T12:00:00.000Z"],
    ["express", "2026-11-20T12:00:00Z", "2026-11-24T12:00:00.000Z"],
    ["standard", "2026-11-22T09:00:00Z", "2026-11-26T12:00:00.000Z"],
    ["standard", "2026-12-22T09:00:00Z", "2026-12-29T12:00:00.000Z"],
  ] as const)("by %s of an order of %s is %s", (method, orderedAt, expected) => {
    expect(estimatedDelivery({ orderedAt: new Date(orderedAt), method, ...sweden })).toBe(expected);
  });

  it.each([
    ["Norway", ["local"], "2026-11-30"],
    ["Denmark", ["local"], "2026-11-27"],
    ["Finland", ["test"], "2026-11-27"],
    ["Sweden", ["cjdropshipping"], "2026-12-03"],
    ["Sweden", ["local", "cjdropshipping"], "2026-12-03"],
    ["Norway", ["local", "cjdropshipping"], "2026-12-09"],
  ])("to %s of goods from %s is %s", (country, sources, day) => {
    const orderedAt = new Date("2026-11-20T12:00:00Z");
    expect(estimatedDelivery({ orderedAt, method: "standard", country, sources })).toBe(`${day}T12:00:00.000Z`);
  });
});

describe("deliveryWindow", () => {
  it("is the range from packing, on days on which Sweden and the buyer's country work, for an order of any hour of two years", () => {
    const codes = { Sweden: "SE", Norway: "NO", Denmark: "DK", Finland: "FI" } as const;
    for (let hour = 0; hour < 2 * 365 * 24; hour += 41) {
      const orderedAt = new Date(Date.UTC(2026, 0, 1, hour));
      for (const country of shippingCountries) {
        const time = ownTime("standard", country);
        const { from, to } = deliveryWindow(orderedAt, time, country);
        expect(from >= addBusinessDays(packingDay(orderedAt), time.first)).toBe(true);
        expect(to >= addBusinessDays(packingDay(orderedAt), time.last)).toBe(true);
        for (const day of [from, to]) expect(isBusinessDay(day) && isWorkingDay(day, codes[country])).toBe(true);
      }
    }
  });
});

describe("deliveryText", () => {
  const text = (orderedAt: string, method: "standard" | "express", destination = sweden) =>
    deliveryText({ orderedAt: new Date(orderedAt), method, ...destination })
      .replaceAll("\u00A0", " ")
      .replaceAll("\uFEFF", "");
  it.each([
    ["standard", "2026-11-22T09:00:00Z", "Thu 26 – Mon 30 Nov"],
    ["express", "2026-11-22T09:00:00Z", "Tue 24 – Wed 25 Nov"],
    ["standard", "2026-11-23T15:00:00Z", "Fri 27 Nov – Tue 1 Dec"],
  ] as const)("of %s, ordered %s, reads %s", (method, orderedAt, expected) => {
    expect(text(orderedAt, method)).toBe(expected);
    expect(text(orderedAt, method, { country: "Sweden", sources: [] })).toBe(expected);
  });

  it("never ends a line within its dates, and between them alone where they are of two months", () => {
    const order = (day: string) =>
      ({ orderedAt: new Date(`${day}T15:00:00Z`), method: "standard", ...sweden }) as const;
    expect(deliveryText(order("2026-11-23"))).toBe("Fri\u00A027\u00A0Nov\u00A0– Tue\u00A01\u00A0Dec");
    expect(deliveryText(order("2026-11-21"))).toBe("Thu\u00A026\u00A0–\uFEFF\u00A0Mon\u00A030\u00A0Nov");
  });

  it("promises Norway no day on which Norway rests, and more days than Sweden", () => {
    expect(text("2027-05-09T09:00:00Z", "standard", { country: "Norway", sources: ["local"] })).toBe(
      "Tue 18 – Thu 20 May",
    );
    expect(text("2026-11-22T09:00:00Z", "standard", { country: "Norway", sources: ["local"] })).toBe(
      "Mon 30 Nov – Thu 3 Dec",
    );
  });

  it("promises of what a partner sends no more than the partner does", () => {
    const ordered = "2026-11-22T09:00:00Z";
    expect(text(ordered, "standard", { country: "Sweden", sources: ["cjdropshipping"] })).toBe("Wed 2 – Wed 9 Dec");
    expect(text(ordered, "express", { country: "Sweden", sources: ["cjdropshipping"] })).not.toMatch(/Nov/);
    expect(text(ordered, "standard", { country: "Sweden", sources: ["local", "cjdropshipping"] })).toBe(
      "Thu 26 – Mon 30 Nov; from our partner: Wed 2 – Wed 9 Dec",
    );
  });

  afterEach(() => readLanguageFrom(() => "en"));
  it.each([
    ["sv", "tors 26 – mån 30 nov; från vår partner: ons 2 – ons 9 dec", "fre 27 nov – tis 1 dec"],
    ["nb", "tor. 26. – man. 30. nov.; fra vår partner: ons. 2. – ons. 9. des.", "fre. 27. nov. – tir. 1. des."],
    ["da", "tor. 26. – man. 30. nov.; fra vores partner: ons. 2. – ons. 9. dec.", "fre. 27. nov. – tir. 1. dec."],
    ["fi", "to 26. – ma 30.11.; kumppaniltamme: ke 2. – ke 9.12.", "pe 27.11. – ti 1.12."],
  ] as const)("reads in %s as its days are written", (language, ofBoth, acrossMonths) => {
    readLanguageFrom(() => language);
    const both = { country: "Sweden", sources: ["local", "cjdropshipping"] };
    expect(text("2026-11-22T09:00:00Z", "standard", both)).toBe(ofBoth);
    expect(text("2026-11-23T15:00:00Z", "standard")).toBe(acrossMonths);
  });
});
