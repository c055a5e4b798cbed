import { globSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const root = new URL("../../../../", import.meta.url).pathname;

/** Everything that may hold words for shoppers: pages, texts, e-mails, defaults of the settings, and the demo shop. */
const sources = globSync(["app/**/*.{ts,tsx}", "scripts/demo/**/*.ts"], { cwd: root })
  .filter((path) => !path.includes(".test."))
  .map((path) => [path, readFileSync(root + path, "utf8")] as const);

describe("credit", () => {
  it.each([
    [
      "that it costs nothing",
      /\b(no|without|free of|zero) interest\b|interest[- ]free|räntefri|(klarna|pay later|credit)[^."`]{0,60}\bno fees\b/i,
    ],
    ["how long one may wait", /(klarna|pay later|credit)[^."`]{0,60}\b\d+ days|\bpay (in|within|after) \d+ days/i],
    [
      "that it makes a price small",
      /spread the cost|buy now,? pay later|small(er)? instal?lments|pay at your own pace/i,
    ],
  ])("is praised by none of the shop's own words: %s (Directive (EU) 2023/2225)", (_, praise) => {
    for (const [path, text] of sources) expect(praise.exec(text)?.[0], path).toBeUndefined();
  });

  it("is looked for in every text there is", () => {
    expect(sources.map(([path]) => path)).toEqual(
      expect.arrayContaining(["app/shared/payment-methods.ts", "app/features/shop/content/faq.ts"]),
    );
    expect(sources.length).toBeGreaterThan(300);
  });
});
