import { expect, it } from "vitest";

import { languages } from "#app/shared/language/languages.ts";

import { placeTitles } from "./place-titles.texts.ts";

it.each(languages)("tells each place of a person's data by a title of its own in %s", (language) => {
  const titles = Object.values(placeTitles(language));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
