import { rmSync } from "node:fs";

import { expect, it } from "vitest";

import { copyBuild } from "../../scripts/setup/build.ts";
import { serve } from "../../scripts/setup/serve.ts";

const folder = ".wrangler/test-not-set-up";

it("a shop without its secrets says in words that it is not set up, to programs as JSON", async () => {
  rmSync(folder, { recursive: true, force: true });
  copyBuild(`${folder}/build`);
  const variables = { PUBLIC_ORIGIN: "http://localhost" };
  const served = await serve({ build: `${folder}/build`, state: `${folder}/state`, port: 0, variables });
  try {
    const page = await fetch(`${served.origin}/shop`);
    expect([page.status, page.headers.get("Content-Type")]).toEqual([503, "text/html; charset=utf-8"]);
    expect(await page.text()).toContain("The shop is not set up yet");
    for (const path of ["/api/health", "/api/db"]) {
      const call = await fetch(`${served.origin}${path}`);
      expect([call.status, call.headers.get("Content-Type")]).toEqual([503, "application/json"]);
      expect(await call.json()).toEqual({
        status: false,
        code: "not-set-up",
        error: "The shop is not set up: its log says which setting is missing",
      });
    }
  } finally {
    await served.stop();
  }
});
