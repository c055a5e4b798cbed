import { describe, expect, it } from "vitest";

import { holdScripts } from "./scripts-after-load.ts";

const page =
  '<html><head><title>Tee</title><link rel="modulepreload" href="/assets/a.js"/>' +
  '<link rel="modulepreload" href="/assets/b.js"/></head><body><h1>Tee</h1>' +
  '<script>first()</script><script type="module" async="">import "/assets/a.js";</script></body></html>';

describe("holdScripts", () => {
  it("leaves nothing that a browser fetches or runs as a module by itself", () => {
    expect(holdScripts(page)).not.toMatch(/rel="modulepreload"|type="module"/);
  });

  it("keeps the module's text as it was, with the names of what it is made of", () => {
    expect(holdScripts(page)).toContain(
      '<script type="text/plain" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js";</script>',
    );
  });
});
