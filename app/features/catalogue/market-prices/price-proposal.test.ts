import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isOff, type ProposalTerms, proposedPrice } from "./price-proposal.ts";

const included = { mode: "included", rateHundredths: 25_00 } as const;
const finland: ProposalTerms = { currency: "EUR", rateMillionths: 11_360_000, vatHundredths: 25_50, ownVat: included };
const norway: ProposalTerms = { currency: "NOK", rateMillionths: 950_000, vatHundredths: 25_00, ownVat: included };
const sek = (ore: number) => ({ ore, currency: "SEK" as const });

describe("a proposed price", () => {
  it("is the shop's at the season's rate, with the market's VAT, at its ending", () => {
    // 349 kr / 11.36 = 30.72 €, with Finland's VAT 30.84 €.
    expect(proposedPrice(sek(349_00), finland)).toBe(30_95);
    expect(proposedPrice(sek(349_00), norway)).toBe(369_00);
    expect(proposedPrice(sek(1_499_00), finland)).toBe(135_00);
  });

  it("carries VAT where the shop's own prices don't", () => {
    const added = { ...finland, ownVat: { mode: "added", rateHundredths: 25_00 } as const };
    expect(proposedPrice(sek(279_20), added)).toBe(proposedPrice(sek(349_00), finland));
  });

  it("is the same amount for a product priced in the market's own currency, and unknown for a third one", () => {
    expect(proposedPrice({ ore: 29_95, currency: "EUR" }, finland)).toBe(29_95);
    expect(proposedPrice({ ore: 29_95, currency: "USD" }, finland)).toBeNull();
    expect(proposedPrice(sek(349_00), { ...finland, rateMillionths: null })).toBeNull();
  });

  it("rises with the shop's price and is never 0", () => {
    const ore = fc.integer({ min: 0, max: 20_000_00 });
    fc.assert(
      fc.property(ore, ore, fc.integer({ min: 100_000, max: 20_000_000 }), (a, b, rateMillionths) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((one) =>
          Number(proposedPrice(sek(one), { ...norway, rateMillionths })),
        );
        return Number(low) > 0 && Number(low) <= Number(high);
      }),
    );
  });
});

describe("a price that is off", () => {
  it.each([
    [104_00, 100_00, false],
    [104_01, 100_00, true],
    [96_00, 100_00, false],
    [95_99, 100_00, true],
    [0, 9_00, true],
  ])("is more than 4 %% from its proposal: %d of %d", (price, proposed, off) => {
    expect(isOff(price, proposed)).toBe(off);
  });
});
