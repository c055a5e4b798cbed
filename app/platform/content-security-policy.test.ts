import { describe, expect, it } from "vitest";

import { contentSecurityPolicy } from "./content-security-policy.server.ts";

const scriptsOf = async (html: string) => /script-src ([^;]+)/.exec(await contentSecurityPolicy(html))?.[1];

describe("contentSecurityPolicy", () => {
  it("names each inline script by the hash of its text, once", async () => {
    const html = `<script>alert(1)</script><script type="module">alert(1)</script><script src="/a.js"></script>`;
    expect(await scriptsOf(html)).toBe("'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });

  it("allows no inline script that the page did not have when it was rendered", async () => {
    const before = await scriptsOf("<script>a()</script>");
    expect(await scriptsOf("<script>a()</script><script>b()</script>")).not.toBe(before);
    expect(await scriptsOf("<p>No script</p>")).toBe("'self'");
  });

  it("keeps everything else to our own origin", async () => {
    const policy = await contentSecurityPolicy("");
    for (const rule of [
      "default-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain("unsafe");
  });
});
