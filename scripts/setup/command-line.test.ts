import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { type CommandName, commands, parseCommandLine } from "./command-line.mjs";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const ours = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /^node (scripts\/\S+)$/.exec(line)?.[1];
  return file === undefined ? [] : [{ name: name as CommandName, file }];
});
const npm = process.env.npm_execpath;

describe("what a command is given", () => {
  it("is read by one list, which has every script of package.json", () => {
    expect(Object.keys(commands).toSorted()).toEqual(ours.map(({ name }) => name).toSorted());
  });

  it.each(ours)("is refused when $name does not have it", ({ name }) => {
    expect(() => parseCommandLine(name, ["--no-such-flag"], {})).toThrow("--no-such-flag");
    expect(() => parseCommandLine(name, ["a", "b", "c"], {})).toThrow(commands[name].usage);
    expect(() => parseCommandLine(name, [], { npm_config_dry_run: "true" })).toThrow(`${name} -- --dry-run`);
  });

  it("is refused where npm took it, with the spelling that reaches the command", () => {
    const given = (env: Record<string, string>) => () => parseCommandLine("deploy", [], env);
    expect(given({ npm_config_check: "true" })).toThrow("npm run deploy -- --check");
    expect(() => parseCommandLine("backup", ["f"], { npm_config_remote: "true" })).toThrow(
      "npm run backup -- --remote",
    );
    expect(() => parseCommandLine("backup", ["f"], { npm_config_state: "x" })).toThrow("npm run backup -- --state");
    for (const own of [{ npm_config_yes: "" }, { npm_config_fund: "" }, { npm_config_nodedir: "/usr" }])
      expect(given(own)).not.toThrow();
  });

  it.runIf(npm)("is refused where npm took a flag that is misspelt, and npm's own flags are not", () => {
    const env = (more: Record<string, string>) => ({ npm_execpath: npm, ...more });
    expect(() => parseCommandLine("deploy", [], env({ npm_config_chek: "true" }))).toThrow("--chek");
    expect(() => parseCommandLine("deploy", [], env({ npm_config_force: "true" }))).not.toThrow();
  });

  it("reaches the command", () => {
    expect(parseCommandLine("restore", ["--local", "backups/x", "--state", "y"], {})).toMatchObject({
      values: { local: true, state: "y" },
      positionals: ["backups/x"],
    });
  });
});

function start(file: string, args: readonly string[]) {
  return new Promise<{ code: unknown; output: string; errors: string }>((done) => {
    execFile("node", [file, ...args], (error, output, errors) => done({ code: error?.code, output, errors }));
  });
}

it("`npm run person` loads the shop's code, and says what it takes", { timeout: 120_000 }, async () => {
  const { code, errors } = await start("scripts/person.mjs", ["forget", "asa@mail.example"]);
  expect([code, errors.trim()]).toEqual([1, commands.person.usage]);
});

it.each(ours)(
  "$file refuses a flag it does not have before it does anything",
  { timeout: 120_000 },
  async ({ name, file }) => {
    const { code, output, errors } = await start(file, ["--no-such-flag"]);
    expect({ code, output }).toEqual({ code: 1, output: "" });
    expect(errors).toContain("--no-such-flag");
    expect(errors).toContain(commands[name].usage);
  },
);
