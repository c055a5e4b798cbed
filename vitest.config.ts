import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

import { expectedSchema } from "./scripts/vite/expected-schema.ts";
import { languageBuilds } from "./scripts/vite/language-builds.ts";

/** On a busy machine something may take too long once; `npm test` tells what passed only when tried again. Twice is a failure. */
const retry = process.env.CI ? 1 : 0;

/** Vitest leaves one processor free: of two, that is half of them. */
const maxWorkers = 2;

// Three kinds of tests: pure rules beside their modules, in Node; services on a real D1, KV, R2 and queue, in workerd; and
// the built Worker as a whole, which needs a build first.
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [expectedSchema(), languageBuilds()],
        test: {
          name: "unit",
          environment: "node",
          maxWorkers,
          // Properties are tried with a thousand random cases, which takes seconds on a busy machine.
          testTimeout: 30_000,
          include: ["{app,workers,scripts,tests/support}/**/*.test.{ts,tsx}"],
        },
      },
      {
        plugins: [expectedSchema()],
        test: {
          name: "built",
          environment: "node",
          include: ["tests/built/**/*.test.ts"],
          globalSetup: "./tests/support/demo-state.ts",
          testTimeout: 60_000,
          hookTimeout: 240_000,
          retry,
        },
      },
      {
        plugins: [
          expectedSchema(),
          cloudflareTest(async () => ({
            // Not the shop's own entry: it imports the pages, which only React Router's build can give.
            main: "./tests/support/worker.ts",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              // What `tests/support/lagging-replica.ts` reads from.
              d1Databases: { REPLICA: "replica" },
              bindings: {
                AUTH_SECRET: "integration-tests-sign-sessions-with-this",
                LINK_SECRET: "integration-tests-sign-links-with-this-one",
                TEST_MIGRATIONS: await readD1Migrations("./migrations"),
              },
            },
          })),
        ],
        test: {
          name: "integration",
          isolate: false,
          maxWorkers,
          include: ["tests/integration/**/*.test.ts"],
          setupFiles: ["./tests/support/reset-bindings.ts"],
          // A race of 200 orders takes its time on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          retry,
        },
      },
    ],
  },
});
