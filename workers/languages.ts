import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import builds from "virtual:language-builds";

import {
  type Language,
  languageHeader,
  languageOfPath,
  pathIn,
  prefixedLanguages,
} from "#app/shared/language/languages.ts";

import { storefrontBuild } from "./storefront-build.ts";

/** The languages that the shop is open in beside English: those it was built in. */
export const openLanguages = prefixedLanguages.filter((language) => builds[language] !== undefined);

/** The language of a path: English below a prefix that the shop is not open in, whose pages lead on to the English ones (`pages.ts`). */
export function languageOf(pathname: string): Language {
  const named = languageOfPath(pathname);
  return openLanguages.find((language) => language === named) ?? "en";
}

/**
 * The language of a request: of its path, or for calls of the API the one that the shop's page told. The pages' calls are all POST; a GET may
 * be answered from a cache, which knows no headers, so it has its language in its address.
 */
export function languageOfRequest({ url, method, headers }: Request): Language {
  const { pathname, searchParams } = new URL(url);
  if (!pathname.startsWith("/api/")) return languageOf(pathname);
  const told = method === "POST" ? headers.get(languageHeader) : searchParams.get("language");
  return openLanguages.find((language) => language === told) ?? "en";
}

/** Names what the shop is built of. A text in one language changes the files of that language alone, and so its pages. */
export function versionOf({ assets }: Pick<ServerBuild, "assets">): string {
  return [assets.version, ...openLanguages.map((language) => builds[language]?.version)].join(".");
}

/** Renders the shop's pages, each language below its prefix and with the browser's files in that language. */
export function storefrontRenderer(build: ServerBuild): RequestHandler {
  const inEnglish = createRequestHandler(storefrontBuild(build), import.meta.env.MODE);
  const renderers = new Map<Language, RequestHandler>();
  for (const language of openLanguages) {
    const inIt = { ...build, basename: pathIn(language, "/"), assets: builds[language] ?? build.assets };
    renderers.set(language, createRequestHandler(storefrontBuild(inIt), import.meta.env.MODE));
  }
  return (request, context) => {
    const render = renderers.get(languageOf(new URL(request.url).pathname)) ?? inEnglish;
    return render(request, context);
  };
}
