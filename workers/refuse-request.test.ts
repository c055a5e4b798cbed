import { afterEach, expect, it } from "vitest";

import { readLanguageFrom } from "#app/shared/language/current-language.ts";

import {
  crossSitePage,
  failurePage,
  notSetUpPage,
  notWholePage,
  refuseRequest,
  tooManyPages,
} from "./refuse-request.ts";

const asked = (path: string, method = "GET") => {
  const request = new Request(`https://shop.example${path}`, { method });
  return refuseRequest(request, new URL(request.url));
};
const pages = [
  () => asked("/sv/cart", "DELETE"),
  () => asked(`/sv/${"x".repeat(20_000)}`),
  () => asked("/sv/%E0%A4%A"),
  crossSitePage,
  tooManyPages,
  failurePage,
  notSetUpPage,
  notWholePage,
];

afterEach(() => readLanguageFrom(() => "en"));

it.each(pages)("stands in for a page in its language, and leads to the shop in it (%#)", async (page) => {
  const english = (await page()?.text()) ?? "";
  expect(english).toMatch(/<html lang="en">[^]*<a href="\/">Go to the shop<\/a>/);
  readLanguageFrom(() => "sv");
  const swedish = (await page()?.text()) ?? "";
  expect(swedish).toMatch(/<html lang="sv">[^]*<a href="\/sv">Till butiken<\/a>/);
  const words = (html: string) => [...html.matchAll(/<(?:title|h1|p)>([^<]+)/g)].map(([, text]) => text);
  expect(words(swedish)).toHaveLength(words(english).length);
  for (const said of words(swedish)) expect(words(english)).not.toContain(said);
});
