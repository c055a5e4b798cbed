import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import builds from "virtual:language-builds";

import {
  builtLocales,
  languageHeader,
  languageOf,
  type Locale,
  localeOfPath,
  pathIn,
  prefixedLanguages,
} from "#app/shared/language/languages.ts";

import { storefrontBuild } from "./storefront-build.ts";

/** The languages that the shop is built in beside English. */
export const openLanguages = prefixedLanguages.filter((language) => builds[language] !== undefined);
const open = builtLocales(openLanguages);

/** The locale of a path: English below a prefix whose language the shop is not built in, whose pages lead on to the English ones (`pages.ts`). */
export function builtLocaleOf(pathname: string): Locale {
  const named = localeOfPath(pathname);
  return open.find((locale) => locale === named) ?? "en";
}

/**
 * The locale of a request: of its path, or for calls of the API the one that the shop's page told. The pages' calls are all POST; a GET may
 * be answered from a cache, which knows no headers, so it has its language in its address.
 */
export function localeOfRequest({ url, method, headers }: Request): Locale {
  const { pathname, searchParams } = new URL(url);
  if (!pathname.startsWith("/api/")) return builtLocaleOf(pathname);
  const told = method === "POST" ? headers.get(languageHeader) : searchParams.get("language");
  return open.find((locale) => locale === told) ?? "en";
}

/** Names what the shop is built of. A text in one language changes the files of that language alone, and so its pages. */
export function versionOf({ assets }: Pick<ServerBuild, "assets">): string {
  return [assets.version, ...openLanguages.map((language) => builds[language]?.version)].join(".");
}

/** Renders the shop's pages, each locale below its prefix and with the browser's files in its language. */
export function storefrontRenderer(build: ServerBuild): RequestHandler {
  const inEnglish = createRequestHandler(storefrontBuild(build), import.meta.env.MODE);
  const renderers = new Map<Locale, RequestHandler>();
  for (const locale of open) {
    const language = languageOf(locale);
    const assets = (language === "en" ? undefined : builds[language]) ?? build.assets;
    const inIt = { ...build, basename: pathIn(locale, "/"), assets };
    renderers.set(locale, createRequestHandler(storefrontBuild(inIt), import.meta.env.MODE));
  }
  return (request, context) => {
    const render = renderers.get(builtLocaleOf(new URL(request.url).pathname)) ?? inEnglish;
    return render(request, context);
  };
}
