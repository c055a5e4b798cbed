import { describe, expect, it } from "vitest";

import { type PeriodFacts, refundDueAt, withdrawalPeriod } from "./withdrawal-deadline.ts";

/** Noon of a day in Sweden, and an order whose buyer was informed before it. */
const noon = (day: string) => `${day}T11:00:00.000Z`;
const informedAt = "2020-01-01T00:00:00.000Z";
const period = (deliveredAt: string | null, more: Partial<PeriodFacts> = {}) =>
  withdrawalPeriod({ deliveredAt, informedAt, country: "Sweden", returnDays: 30, ...more });

describe("the statutory period", () => {
  it.each([
    // Delivered, last day, why.
    ["2026-11-02", "2026-11-16", "a plain fortnight"],
    ["2026-11-07", "2026-11-23", "the 21st is a Saturday"],
    ["2026-11-08", "2026-11-23", "the 22nd is a Sunday"],
    ["2026-06-05", "2026-06-22", "Midsummer's Eve is a Friday, then comes the weekend"],
    ["2026-12-10", "2026-12-28", "Christmas Eve, Christmas, Boxing Day and a Sunday"],
    ["2026-12-17", "2027-01-04", "New Year's Eve, New Year's Day and a weekend"],
    ["2026-03-20", "2026-04-07", "Good Friday to Easter Monday"],
    ["2027-05-23", "2027-06-07", "the National Day is a Sunday"],
    ["2028-02-14", "2028-02-28", "February of a leap year"],
    ["2028-02-15", "2028-02-29", "the leap day is a day like others"],
    ["2027-02-15", "2027-03-01", "February of a common year"],
  ])("of goods delivered on %s ends with %s: %s", (delivered, last) => {
    const { statutoryUntil } = period(noon(delivered));
    expect(new Date(statutoryUntil!).toLocaleString("sv-SE", { timeZone: "Europe/Stockholm" })).toBe(
      `${last} 23:59:59`,
    );
  });

  it("ends at midnight Swedish time on both sides of a change of the clock", () => {
    expect(period(noon("2026-03-16")).statutoryUntil).toBe("2026-03-30T21:59:59.999Z");
    expect(period(noon("2026-03-13")).statutoryUntil).toBe("2026-03-27T22:59:59.999Z");
    expect(period(noon("2026-10-12")).statutoryUntil).toBe("2026-10-26T22:59:59.999Z");
    expect(period(noon("2026-10-09")).statutoryUntil).toBe("2026-10-23T21:59:59.999Z");
  });

  it("counts from the local day of the delivery, a minute before and after midnight", () => {
    expect(period("2026-11-01T22:59:00.000Z").statutoryUntil).toBe("2026-11-16T22:59:59.999Z");
    expect(period("2026-11-01T23:01:00.000Z").statutoryUntil).toBe("2026-11-16T22:59:59.999Z");
    expect(period("2026-11-02T23:01:00.000Z").statutoryUntil).toBe("2026-11-17T22:59:59.999Z");
  });

  it.each([
    ["Sweden", "2026-05-15", "the Friday after Ascension Day is a working day"],
    ["Norway", "2026-05-15", "Constitution Day is on the Sunday after"],
    ["Denmark", "2026-05-15", "Store bededag is none any more"],
  ])("in %s ends on %s: %s", (country, last) => {
    expect(period(noon("2026-05-01"), { country }).statutoryUntil?.slice(0, 10)).toBe(last);
  });

  it.each([
    ["Norway", "2027-05-03", "2027-05-18", "Whit Monday and Constitution Day are one day"],
    ["Norway", "2026-12-10", "2026-12-24", "Christmas Eve is a working day"],
    ["Norway", "2026-12-11", "2026-12-28", "Christmas Day is a Friday"],
    ["Denmark", "2026-05-22", "2026-06-08", "Constitution Day is a Friday"],
    ["Denmark", "2026-12-17", "2027-01-04", "New Year's Eve"],
    ["Finland", "2027-11-22", "2027-12-07", "Independence Day"],
    ["Sweden", "2027-11-22", "2027-12-06", "Finland's holiday is none"],
  ])("in %s, of goods delivered on %s, ends with %s: %s", (country, delivered, last) => {
    expect(period(noon(delivered), { country }).statutoryUntil?.slice(0, 10)).toBe(last);
  });

  it("ends at midnight in Finland for who lives there, an hour before Sweden's", () => {
    expect(period(noon("2026-11-02"), { country: "Finland" }).statutoryUntil).toBe("2026-11-16T21:59:59.999Z");
  });

  it("counts from the last of several parcels: the caller gives no delivery before that", () => {
    expect(period(null)).toEqual({ statutoryUntil: null, promiseUntil: null });
    expect(period(noon("2026-11-09")).statutoryUntil?.slice(0, 10)).toBe("2026-11-23");
  });

  it("of an order whose buyer was never informed ends a year later: 379 days", () => {
    const { statutoryUntil } = period(noon("2026-11-02"), { informedAt: null });
    expect(statutoryUntil).toBe("2027-11-16T22:59:59.999Z");
    const days = (Date.parse(statutoryUntil!) - Date.parse("2026-11-02T22:59:59.999Z")) / 86_400_000;
    expect(days).toBe(379);
    // The 29th of February has no such day a year later; the 28th is a Wednesday.
    expect(period(noon("2028-02-15"), { informedAt: null }).statutoryUntil?.slice(0, 10)).toBe("2029-02-28");
  });

  it("of a buyer informed late ends 14 days after that, and never later than a year", () => {
    const late = (day: string) => period(noon("2026-11-02"), { informedAt: noon(day) }).statutoryUntil?.slice(0, 10);
    expect(late("2026-11-02")).toBe("2026-11-16");
    expect(late("2026-11-10")).toBe("2026-11-24");
    expect(late("2027-03-01")).toBe("2027-03-15");
    expect(late("2027-11-15")).toBe("2027-11-16");
    expect(late("2029-01-01")).toBe("2027-11-16");
  });

  it("includes its last second and not the next", () => {
    const { statutoryUntil } = period(noon("2026-11-02"));
    expect("2026-11-16T22:59:59.000Z" <= statutoryUntil!).toBe(true);
    expect("2026-11-16T23:00:00.000Z" <= statutoryUntil!).toBe(false);
  });

  it("of a country that nobody knows is Sweden's", () => {
    expect(period(noon("2026-06-05"), { country: "constructor" }).statutoryUntil?.slice(0, 10)).toBe("2026-06-22");
  });
});

describe("our own return period", () => {
  it("count from the same delivery, whatever day they end on, and do not wait for information", () => {
    expect(period(noon("2026-11-02")).promiseUntil).toBe("2026-12-02T22:59:59.999Z");
    expect(period(noon("2026-11-05")).promiseUntil).toBe("2026-12-05T22:59:59.999Z");
    expect(period(noon("2026-11-02"), { informedAt: null }).promiseUntil).toBe("2026-12-02T22:59:59.999Z");
  });

  it("is as long as the order was promised", () => {
    expect(period(noon("2026-11-02"), { returnDays: 60 }).promiseUntil).toBe("2027-01-01T22:59:59.999Z");
  });
});

describe("the money", () => {
  it("is due at the end of the fourteenth day after the notice, over a change of the clock too", () => {
    expect(refundDueAt("2026-11-22T23:30:00.000Z")).toBe("2026-12-07T22:59:59.999Z");
    expect(refundDueAt("2026-10-20T10:00:00.000Z")).toBe("2026-11-03T22:59:59.999Z");
    expect(refundDueAt("2026-03-20T10:00:00.000Z")).toBe("2026-04-03T21:59:59.999Z");
  });
});
