import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

/**
 * Every migration that a shop may have run, with the SHA-256 of its file. A shop never runs one again, so a change to one of
 * these reaches no shop: write a new migration instead (`npm run db:generate`), and add its hash here when it is released.
 */
const released: Record<string, string> = {
  "0000_initial.sql": "8f551357775887e60ef599cece7c0ad295ff448653984cf851c2416cc1a77f86",
  "0001_rows_search_and_guards.sql": "95a1a241109c3f409b872a224175a9501551fe0389ee16ddc9b5c1d4a133636e",
  "0002_admin.sql": "20b36248bc63fb1f3d0f8c56d5f6af803a393a8aeadf980247c14cfc8ed8b9d0",
  "0003_admin_rows_triggers_and_search.sql": "9d32eb959729ed99a85270e2488ed32a968e9ba0dca720ba71a490977103b0e4",
};

it.each(Object.entries(released))("%s is as it was released", (file, hash) => {
  expect(
    createHash("sha256")
      .update(readFileSync(`migrations/${file}`))
      .digest("hex"),
  ).toBe(hash);
});

it("the released migrations come first", () => {
  const files = readdirSync("migrations").filter((file) => file.endsWith(".sql"));
  expect(files.slice(0, Object.keys(released).length)).toEqual(Object.keys(released));
});
