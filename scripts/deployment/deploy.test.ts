import { expect, it, vi } from "vitest";

import { deploy } from "./deploy.ts";

/** A deployment that notes its steps, and fails at the one that is named so. */
function deployment({ failing = "", isReady = true, isSignedIn = true } = {}) {
  const done: string[] = [];
  const note = async (step: string) => {
    done.push(step);
    if (step === failing) throw new Error("It does not work.");
  };
  const steps = {
    isReady: vi.fn(async () => isReady),
    build: () => note("build"),
    isSignedIn: async () => isSignedIn,
    wrangler: (...args: string[]) => note(args.join(" ")),
  };
  return { done, steps };
}

const trial = "deploy -c build/server/wrangler.json --dry-run";
const migrate = "d1 migrations apply DB --remote";
const online = "deploy -c build/server/wrangler.json";

it("migrates the live database after everything was checked, and before the new code", async () => {
  const { done, steps } = deployment();
  await deploy(steps, { isTrial: false });
  expect(done).toEqual(["build", trial, migrate, online]);
});

it("changes nothing in a trial", async () => {
  const { done, steps } = deployment();
  await deploy(steps, { isTrial: true });
  expect(done).toEqual(["build", trial]);
});

it.each([
  ["something is missing", { isReady: false }],
  ["the build fails", { failing: "build" }],
  ["wrangler refuses the Worker", { failing: trial }],
  ["nobody is signed in", { isSignedIn: false }],
])("leaves the live database alone when %s", async (_, how) => {
  const { done, steps } = deployment(how);
  await expect(deploy(steps, { isTrial: false })).rejects.toThrow();
  expect(done).not.toContain(migrate);
});

it("says what is online when the new code could not be uploaded after the migrations", async () => {
  const { steps } = deployment({ failing: online });
  await expect(deploy(steps, { isTrial: false })).rejects.toThrow(
    /does not work[^]*has the new migrations, and the code of before is still online/,
  );
});
