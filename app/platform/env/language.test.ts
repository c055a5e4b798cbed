import { expect, it } from "vitest";

import { currentLanguage } from "#app/shared/language/current-language.ts";

import { inLanguage } from "./language.server.ts";

it("keeps the language of each request while others are answered, and is English outside of all", async () => {
  const slow = inLanguage("sv", async () => {
    await Promise.resolve();
    await new Promise((done) => setTimeout(done));
    return currentLanguage();
  });
  const quick = inLanguage("fi", async () => {
    await Promise.resolve();
    return currentLanguage();
  });
  expect(currentLanguage()).toBe("en");
  expect(await Promise.all([slow, quick])).toEqual(["sv", "fi"]);
});
