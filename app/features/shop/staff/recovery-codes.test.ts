import { expect, it } from "vitest";

import { newRecoveryCodes, normalizeRecoveryCode } from "./recovery-codes.ts";

it("makes ten different codes without letters that look alike", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
});

it.each(["k7mq2-9xw4p", "K7MQ29XW4P", " k7mq2 9xw4p ", "k7mq2–9xw4p"])(
  "knows a code however it is typed: %j",
  (typed) => {
    expect(normalizeRecoveryCode(typed)).toBe("k7mq2-9xw4p");
  },
);
