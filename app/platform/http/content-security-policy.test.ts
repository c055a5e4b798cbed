import { describe, expect, it } from "vitest";

import { contentSecurityPolicy, extractOwnScripts, newNonce } from "./content-security-policy.server.ts";

const nonce = newNonce();
const allowed = async (html: string) => {
  const policy = await contentSecurityPolicy(extractOwnScripts(html, nonce).scripts);
  return /script-src ([^;]+)/.exec(policy)?.[1];
};

describe("the content policy of a page", () => {
  it("names each inline script that our render gave the nonce by the hash of its text, once", async () => {
    const ours = `<script nonce="${nonce}">alert(1)</script><script nonce="${nonce}" type="module">alert(1)</script>`;
    const file = `<script nonce="${nonce}" src="/a.js"></script>`;
    expect(await allowed(ours + file)).toBe("'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });

  it.each([
    "<script>steal()</script>",
    `<script nonce="">steal()</script>`,
    `<script nonce="${newNonce()}">steal()</script>`,
    `<p><script type="module" >steal()</script>`,
  ])("refuses %s, which came into the markup in another way", async (injected) => {
    expect(await allowed(injected)).toBe("'self'");
  });

  it("refuses an injected script beside our own", async () => {
    const ours = `<script nonce="${nonce}">a()</script>`;
    expect(await allowed(`<script>steal()</script>${ours}`)).toBe(await allowed(ours));
  });

  it("leaves no nonce in the page: a cached copy would show it to everyone", () => {
    const { html } = extractOwnScripts(`<link nonce="${nonce}"/><script nonce="${nonce}">a()</script>`, nonce);
    expect(html).toBe("<link/><script>a()</script>");
  });

  it("keeps everything else to our own origin", async () => {
    const policy = await contentSecurityPolicy([]);
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "media-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split("; ")).toContain(rule);
    }
    expect(policy).not.toContain("unsafe");
  });
});
