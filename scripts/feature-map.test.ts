import { globSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { featureMap } from "./feature-map.ts";

it("docs/architecture.md has the map of the features that their imports give", () => {
  const [, map] = /<!-- features -->\n\n```\n([^`]*)\n```/.exec(readFileSync("docs/architecture.md", "utf8")) ?? [];
  expect(map?.split("\n")).toEqual(featureMap());
});

it("the README of each wing names each of its features", () => {
  const unnamed = globSync("app/features/*/*/").filter((folder) => {
    const [, , wing, feature = ""] = folder.split("/");
    return !readFileSync(`app/features/${wing}/README.md`, "utf8").includes(feature);
  });
  expect(unnamed).toEqual([]);
});
