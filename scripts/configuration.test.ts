import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { stripeEventTypes } from "#app/features/selling/payments/stripe-events.server.ts";

/* What people read about the settings is held against what the Worker reads. */

const read = (path: string) => readFileSync(path, "utf8");
/** Every variable and secret that the Worker's environment has; its bindings are left out. */
const settings = [...read("app/platform/env/env.server.ts").matchAll(/^ {2}([A-Z_]+): (?!binding)/gm)].map(
  ([, name]) => name ?? "",
);
const rows = [...read("README.md").matchAll(/^\| (secret|`wrangler\.toml`|`\.dev\.vars`) +\| `([A-Z_]+)`/gm)];
const secrets = rows.filter(([, where]) => where === "secret").map(([, , name]) => name ?? "");
const page = read("docs/operations.md");

describe("the configuration table of the README", () => {
  it("has every setting of the environment, and no other", () => {
    expect(settings).toContain("AUTH_SECRET");
    expect(rows.map(([, , name]) => name ?? "").toSorted()).toEqual(settings.toSorted());
  });

  it("calls nothing a variable that wrangler.toml or .dev.vars.example would show", () => {
    const shown = [...read(".dev.vars.example").matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name ?? "");
    for (const name of shown) expect(settings).toContain(name);
    for (const name of secrets) expect(read("wrangler.toml")).not.toMatch(new RegExp(`^#? ?${name} *=`, "m"));
  });
});

describe("docs/operations.md", () => {
  it("says how every secret is rotated", () => {
    const [, rotation = ""] = page.split("## Rotate a secret");
    for (const name of secrets.filter((secret) => !secret.endsWith("_PREVIOUS")))
      expect(rotation).toContain(`| \`${name}\``);
  });

  it("names commands that there are", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = [...page.matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name ?? "");
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });

  it("has people's data written where git does not look", () => {
    const folders = [...page.matchAll(/npm run backup .* (\w+\/)/g)].map(([, folder]) => folder ?? "");
    expect(folders.length).toBeGreaterThan(1);
    for (const folder of folders) expect(read(".gitignore")).toContain(`\n/${folder}\n`);
  });

  it("names every event that the shop takes of Stripe", () => {
    for (const type of stripeEventTypes) expect(page).toContain(`\`${type}\``);
  });
});
