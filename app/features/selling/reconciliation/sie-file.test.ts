import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { leftOutOf, vouchersOf } from "./bookkeeping.ts";
import { emptyDay, type ReconciliationDay } from "./reconciliation.ts";
import { sieFile } from "./sie-file.ts";
import type { VatSums } from "./vat-report.ts";

const rates = { SEK: 1_000_000, NOK: 950_000 };
const none = emptyDay("2026-11-24", "SEK");
const sale: VatSums = {
  kind: "sale",
  day: none.day,
  rateHundredths: 25_00,
  country: "Sweden",
  vatCountry: "Sweden",
  currency: "SEK",
  count: 1,
  totalOre: 500_00,
  vatOre: 100_00,
};
const rowsOf = (day: Partial<ReconciliationDay>, sums: VatSums[]) =>
  vouchersOf([{ ...none, ...day }], sums, 2675, rates)[0]?.rows;

describe("the vouchers of a day", () => {
  it("book sales, refunds, fees and payouts, refunds by bank from the company's account", () => {
    const refund: VatSums = { ...sale, kind: "refund", totalOre: 150_00, vatOre: 30_00 };
    const day = { paymentsOre: 500_00, refundsOre: -100_00, byHandOre: -50_00, feesOre: 8_00, payoutsOre: 300_00 };
    expect(rowsOf(day, [sale, refund])).toEqual([
      { account: 1580, ore: 92_00 },
      { account: 1930, ore: 250_00 },
      { account: 2611, ore: -70_00 },
      { account: 3001, ore: -280_00 },
      { account: 6570, ore: 8_00 },
    ]);
  });

  it("tell exports, goods without VAT and VAT of another country apart", () => {
    const accountsOf = (change: Partial<VatSums>) =>
      rowsOf({ paymentsOre: 500_00 }, [{ ...sale, ...change }])?.map(({ account }) => account);
    const free = { rateHundredths: 0, vatOre: 0 };
    expect(accountsOf({ ...free, country: "Norway" })).toEqual([1580, 3105]);
    expect(accountsOf(free)).toEqual([1580, 3004]);
    expect(accountsOf({ country: "Finland" })).toEqual([1580, 2611, 3106]);
    expect(accountsOf({ country: "Finland", vatCountry: "Finland", rateHundredths: 25_50 })).toEqual([
      1580, 2670, 3106,
    ]);
    // Norwegian VAT by VOEC is owed to Norway, on the account that staff chose.
    expect(accountsOf({ country: "Norway", vatCountry: "Norway" })).toEqual([1580, 2675, 3105]);
  });

  it("leave what is no sale for a person", () => {
    expect(rowsOf({ paymentsOre: 90_00 }, [])).toEqual([
      { account: 1580, ore: 90_00 },
      { account: 1999, ore: -90_00 },
    ]);
    expect(vouchersOf([none], [], 2675, rates)).toEqual([]);
  });

  it("are in kronor at the season's rate for another currency, one by itself, with what rounding leaves on an account of its own", () => {
    const nok = { ...none, currency: "NOK" as const };
    const day = { ...nok, orders: 1, paymentsOre: 349_99, feesOre: 5_01, exchangedOre: -344_98 };
    const sums = [
      { ...sale, currency: "NOK" as const, country: "Norway", vatCountry: "Norway", totalOre: 349_99, vatOre: 70_01 },
    ];
    const vouchers = vouchersOf([{ ...none, paymentsOre: 500_00 }, day], [sale, ...sums], 2675, rates);
    expect(vouchers.map(({ currency }) => currency)).toEqual(["SEK", "NOK"]);
    expect(vouchers[0]?.rows).toEqual(rowsOf({ paymentsOre: 500_00 }, [sale]));
    expect(vouchers[1]?.rows).toEqual([
      { account: 1999, ore: 327_73 },
      { account: 2675, ore: -66_51 },
      { account: 3105, ore: -265_98 },
      { account: 6570, ore: 4_76 },
    ]);
    const odd = vouchersOf([{ ...nok, paymentsOre: 3 }], [{ ...sale, currency: "NOK", totalOre: 3, vatOre: 1 }], 2675, {
      NOK: 500_000,
    });
    expect(odd[0]?.rows).toContainEqual({ account: 3740, ore: -1 });
    expect(odd[0]?.rows.reduce((sum, { ore }) => sum + ore, 0)).toBe(0);
  });

  it("leave out a currency without a rate, and say what is left out", () => {
    const eur = { ...none, currency: "EUR" as const, orders: 2, paymentsOre: 90_00 };
    const days = [eur, none, { ...eur, day: "2026-11-25" }, { ...eur, currency: "USD" as const, orders: 1 }];
    expect(vouchersOf(days, [{ ...sale, currency: "EUR" }], 2675, rates)).toEqual([]);
    expect(leftOutOf(days, rates)).toEqual([
      { currency: "EUR", days: 2, orders: 4 },
      { currency: "USD", days: 1, orders: 1 },
    ]);
    expect(leftOutOf([none], rates)).toEqual([]);
  });

  it("hold: each adds up to nothing, to the öre, whatever a day had", () => {
    const ore = fc.integer({ min: -1_000_000, max: 1_000_000 });
    const names = [
      "paymentsOre",
      "refundsOre",
      "byHandOre",
      "disputesOre",
      "feesOre",
      "otherOre",
      "payoutsOre",
    ] as const;
    const day = fc.record(Object.fromEntries(names.map((name) => [name, ore])));
    const sums = fc.array(
      fc.record({ kind: fc.constantFrom("sale" as const, "refund" as const), totalOre: ore, vatOre: ore }),
    );
    fc.assert(
      fc.property(day, sums, (amounts, parts) => {
        const rows =
          rowsOf(
            amounts,
            parts.map((part) => ({ ...sale, ...part })),
          ) ?? [];
        expect(rows.reduce((sum, row) => sum + row.ore, 0)).toBe(0);
      }),
    );
  });
});

describe("the SIE file", () => {
  it("is a file of type 4 in code page 437, each account named once, amounts with a decimal point", () => {
    const file = sieFile({
      company: 'Åre "Nät" AB',
      organizationNumber: "556000-0000",
      text: "Försäljning, Stripe",
      vouchers: vouchersOf([{ ...none, paymentsOre: 500_00 }], [sale], 2675, rates),
      now: new Date("2026-11-25T08:00:00Z"),
    });
    const letters: Record<number, string> = { 0x8f: "Å", 0x84: "ä", 0x86: "å", 0x94: "ö" };
    const text = [...file].map((byte) => letters[byte] ?? String.fromCodePoint(byte)).join("");
    expect(text.split("\r\n")).toEqual([
      "#FLAGGA 0",
      '#PROGRAM "Pulse Mode" 1.0',
      "#FORMAT PC8",
      "#GEN 20261125",
      "#SIETYP 4",
      "#ORGNR 556000-0000",
      '#FNAMN "Åre  Nät  AB"',
      '#KONTO 1580 "Fordringar för kontokort och kuponger"',
      '#KONTO 2611 "Utgående moms på försäljning inom Sverige, 25 %"',
      '#KONTO 3001 "Försäljning inom Sverige, 25 % moms"',
      '#VER "" "" 20261124 "Försäljning, Stripe"',
      "{",
      "   #TRANS 1580 {} 500.00",
      "   #TRANS 2611 {} -100.00",
      "   #TRANS 3001 {} -400.00",
      "}",
      "",
    ]);
  });
});
