import { expect, it, vi } from "vitest";

import type { Locale } from "#app/shared/language/languages.ts";

import { KeptLocales } from "./kept-locales.ts";

/** Locales of which some are closed: they can't be kept. */
function newLocales(...closed: Locale[]) {
  const keep = vi.fn<(locale: Locale) => Promise<void>>((locale) =>
    closed.includes(locale) ? Promise.reject(new Error("closed")) : Promise.resolve(),
  );
  const asked = () => keep.mock.calls.map(([locale]) => locale);
  return { locales: new KeptLocales(keep), asked };
}

it("keeps a locale once, however often its pages are opened and whether two are at once", async () => {
  const { locales, asked } = newLocales();
  await Promise.all([locales.use("da"), locales.use("da")]);
  expect(await locales.use("da")).toBe(true);
  expect(asked()).toEqual(["da"]);
});

it("doesn't ask for a closed locale again at each page", async () => {
  const { locales, asked } = newLocales("sv-fi");
  expect([await locales.use("sv-fi"), await locales.use("sv-fi")]).toEqual([false, false]);
  expect(asked()).toEqual(["sv-fi"]);
});

it("keeps the locales of the open pages alone", async () => {
  const { locales, asked } = newLocales("nb");
  await locales.useAny(["da", "nb"]);
  expect(asked()).toEqual(["da", "nb"]);
});

it.each([[["da"]], [[]]] as [Locale[]][])("keeps English where none of %j can be kept", async (open) => {
  const { locales, asked } = newLocales("da");
  await locales.useAny(open);
  expect(asked()).toEqual([...open, "en"]);
});

it("fails where not even English can be kept, so that the browser tries again", async () => {
  await expect(newLocales("da", "en").locales.useAny(["da"])).rejects.toThrow("closed");
});
