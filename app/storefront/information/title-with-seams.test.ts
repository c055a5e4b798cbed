import { afterEach, expect, it } from "vitest";

import { readLanguageFrom } from "#app/shared/language/current-language.ts";

import { titleWithSeams } from "./title-with-seams.ts";

afterEach(() => readLanguageFrom(() => "en"));

it("lets a long word break where it is put together, and no other", () => {
  expect(titleWithSeams("Terms of Service")).toBe("Terms of Service");
  readLanguageFrom(() => "da");
  expect(titleWithSeams("Handelsbetingelser")).toBe("Handels\u00ADbetingelser");
  expect(titleWithSeams("Levering")).toBe("Levering");
});
