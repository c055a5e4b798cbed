// Serves the built Worker for the end-to-end tests: `node tests/support/serve.ts <seeded|empty> <port>`.
// 'seeded' is the demo shop with a staff account; 'empty' has not even tables, so every query fails there.
import { execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";

import { staffSql } from "../../scripts/staff.ts";
import { staffAccount } from "./accounts.ts";

const [kind, port = ""] = process.argv.slice(2);
const state = `.wrangler/test-${kind}`;
const wrangler = (...args: string[]) => execFileSync("wrangler", args, { stdio: "pipe", env: { ...process.env, CI: "true" } });

rmSync(state, { recursive: true, force: true });
if (kind === "seeded") {
  wrangler("d1", "migrations", "apply", "DB", "--local", "--persist-to", state);
  execFileSync("node", ["scripts/demo/seed-cli.ts", state], { stdio: "inherit" });
  const sql = await staffSql(staffAccount.username, staffAccount.password);
  wrangler("d1", "execute", "DB", "--local", "--persist-to", state, "--yes", "--command", sql);
}

const secrets = ["AUTH_SECRET", "LINK_SECRET"].flatMap((name) => ["--var", `${name}:for-tests-only-and-long-enough-to-be-accepted`]);
const shop = spawn(
  "wrangler",
  ["dev", "-c", "build/server/wrangler.json", "--persist-to", state, "--ip", "127.0.0.1", "--port", port, "--inspector-port", "0",
    "--log-level", "error", "--var", `PUBLIC_ORIGIN:http://127.0.0.1:${port}`, ...secrets],
  { stdio: "inherit" },
);
shop.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => shop.kill(signal));
