import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { securityHeaders, withSecurityHeaders } from "./security-headers.ts";

describe("security headers", () => {
  it("are on every answer, with a policy that allows nothing for answers that are no page", () => {
    const { headers, status } = withSecurityHeaders(Response.json({}, { status: 503 }));
    expect(status).toBe(503);
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value);
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it("leave what an answer says of itself: the pages of signed links tell nobody where they are", () => {
    const page = new Response("", {
      headers: { "Referrer-Policy": "no-referrer", "Content-Security-Policy": "script-src 'self'" },
    });
    const { headers } = withSecurityHeaders(page);
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("Content-Security-Policy")).toBe("script-src 'self'");
  });

  it("keep each cookie of an answer", () => {
    const answer = new Response("");
    for (const cookie of ["a=1", "b=2"]) answer.headers.append("Set-Cookie", cookie);
    expect(withSecurityHeaders(answer).headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });

  it("are the same for the files that no Worker answers", () => {
    const all = readFileSync("public/_headers", "utf8").split(/^\/\*$/m)[1] ?? "";
    for (const [name, value] of Object.entries(securityHeaders)) expect(all).toContain(`  ${name}: ${value}\n`);
  });
});
