import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { releasedMigrations } from "./deployment/released-migrations.ts";

it.each(Object.entries(releasedMigrations))("%s is as it was released", (file, hash) => {
  expect(
    createHash("sha256")
      .update(readFileSync(`migrations/${file}`))
      .digest("hex"),
  ).toBe(hash);
});

it("the released migrations come first", () => {
  const files = readdirSync("migrations").filter((file) => file.endsWith(".sql"));
  const released = Object.keys(releasedMigrations);
  expect(files.slice(0, released.length)).toEqual(released);
});
