import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { expect, it } from "vitest";

import { linkPreviews } from "../../scripts/link-previews.ts";
import { type ChunkContents, chunkContents, chunkContentsFile } from "../../scripts/vite/chunk-contents.ts";
import { expectedSchema } from "../../scripts/vite/expected-schema.ts";
import { languageBuilds } from "../../scripts/vite/language-builds.ts";
import { textFile } from "../../scripts/vite/one-language.ts";
import { pseudoMessages } from "../../scripts/vite/pseudo-language.ts";
import viteConfig from "../../vite.config.ts";

const files = JSON.parse(readFileSync(chunkContentsFile, "utf8")) as Record<string, ChunkContents>;
const modulesIn = (name: string) =>
  Object.entries(files).flatMap(([file, { modules }]) => (file.includes(name) ? Object.keys(modules) : []));

it("the framework that browsers load is React and React Router, from their packages", () => {
  const framework = modulesIn("/framework-");
  for (const name of ["react/cjs/react", "react-dom/cjs/react-dom-client", "react-router/dist/production/"]) {
    expect(
      framework.some((module) => module.startsWith(`node_modules/${name}`)),
      name,
    ).toBe(true);
  }
  expect(modulesIn("").filter((module) => module.includes("preact"))).toEqual([]);
});

it("no package stands in for another", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, object> };
  expect(Object.keys(lock.packages).filter((name) => name.includes("preact"))).toEqual([]);
  expect(viteConfig.resolve?.alias).toBeUndefined();
});

it("the build's own plugins change no package's source: one of them changes our own files of texts, and no other does", () => {
  // All that scripts/ adds to the build.
  expect(readFileSync("vite.config.ts", "utf8").match(/from "\.\/scripts\/[^"]+"/g)).toEqual([
    'from "./scripts/link-previews.ts"',
    'from "./scripts/vite/chunk-contents.ts"',
    'from "./scripts/vite/chunks.ts"',
    'from "./scripts/vite/expected-schema.ts"',
    'from "./scripts/vite/language-builds.ts"',
    'from "./scripts/vite/one-language.ts"',
    'from "./scripts/vite/pseudo-language.ts"',
  ]);
  for (const plugin of [linkPreviews(), chunkContents(), expectedSchema(), languageBuilds(), pseudoMessages()]) {
    expect(plugin.transform, plugin.name).toBeUndefined();
  }
  // It loads two files of our own in the place of others, in builds for looking at only.
  expect(pseudoMessages().apply).toSatisfy((isApplied: () => boolean) => !isApplied());
  const changed = modulesIn("").filter((module) => textFile.test(resolve(module)));
  expect(changed).toContain("app/storefront/frame/frame.texts.ts");
  expect(changed.filter((module) => !module.startsWith("app/"))).toEqual([]);
});
