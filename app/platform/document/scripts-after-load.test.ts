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

  it("keeps every element in its place, with the names and the text of the modules", () => {
    const held = holdScripts(page);
    expect(held.match(/<\w+/g)).toEqual(page.match(/<\w+/g));
    expect(held).toContain('<link rel="held" href="/assets/a.js"/><link rel="held" href="/assets/b.js"/>');
    expect(held).toContain('<script type="text/plain" data-held>import "/assets/a.js";</script>');
  });
});
