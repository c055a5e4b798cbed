import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { signInFailures, staffSessions } from "#app/db/schema/staff.server.ts";
import { currentStaff, readStaffSession } from "#app/features/staff/session.server.ts";
import { signIn, signOut } from "#app/features/staff/sign-in.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { cookiesOf, hire, password, requestFromElsewhere, requestWith } from "#tests/support/staff-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const now = new Date();
const attempt = (username: string, secret: string, at = now) =>
  signIn(requestFromElsewhere(), shop, { username, password: secret }, at);
const failuresOf = (username: string) => db.select().from(signInFailures).where(eq(signInFailures.username, username));

beforeAll(async () => {
  for (const name of ["astrid", "birgit", "cecilia", "disa", "eva"]) await hire(db, name);
});

describe("signing in", () => {
  it("gives the right password a session, in a cookie that scripts cannot read", async () => {
    const result = await attempt("astrid", password);
    if (result.kind !== "signed-in") throw new Error(result.kind);
    expect(result.cookies).toHaveLength(1);
    expect(result.cookies[0]).toMatch(/^staff\.session_token=\S+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookies = result.cookies.map((cookie) => cookie.split(";")[0] ?? "");
    expect(await currentStaff(requestWith(cookies), shop)).toEqual({
      id: "stf_astrid",
      username: "astrid",
      name: "astrid of the shop",
    });
  });

  it("marks the cookie Secure where the shop is served over https", async () => {
    const result = await signIn(new Request("https://shop.example/admin"), shop, { username: "astrid", password }, now);
    expect(result).toMatchObject({ cookies: [expect.stringMatching(/^__Secure-staff\.session_token=.*; Secure/)] });
  });

  it.each([
    ["a wrong password", "astrid", "wrong"],
    ["an unknown username", "nobody", password],
    ["something that cannot be a username", "no one <at> all", password],
  ])("refuses %s alike", async (_, username, secret) => {
    expect(await attempt(username, secret)).toEqual({ kind: "invalid" });
  });

  it("is limited by address", async () => {
    const request = requestWith([], { "CF-Connecting-IP": "192.0.2.7" });
    const kinds = new Set<string>();
    for (let i = 0; i <= 60; i++)
      kinds.add((await signIn(request, shop, { username: "whoever", password: "x" }, now)).kind);
    expect(kinds).toContain("too-many");
  });
});

describe("a username is locked", () => {
  it("for 15 minutes after five failures, the right password too", async () => {
    for (let i = 0; i < 5; i++) expect(await attempt("birgit", "wrong")).toEqual({ kind: "invalid" });
    expect(await attempt("birgit", password)).toEqual({ kind: "locked" });
    expect(await attempt("birgit", password, addMinutes(now, 14))).toEqual({ kind: "locked" });
    expect(await attempt("birgit", password, addMinutes(now, 15))).toMatchObject({ kind: "signed-in" });
    expect(await failuresOf("birgit")).toEqual([]);
  });

  it("though nobody has it", async () => {
    for (let i = 0; i < 5; i++) await attempt("ghost", "wrong");
    expect(await attempt("ghost", "wrong")).toEqual({ kind: "locked" });
  });

  it("by five failures at the same time, and not one guess more is looked at", async () => {
    const results = await Promise.all(Array.from({ length: 12 }, () => attempt("cecilia", "wrong")));
    expect(results.filter((result) => result.kind === "invalid").length).toBeLessThanOrEqual(5);
    expect(await attempt("cecilia", password)).toEqual({ kind: "locked" });
  });

  it("not by four failures before a success", async () => {
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) await attempt("disa", "wrong");
      expect(await attempt("disa", password)).toMatchObject({ kind: "signed-in" });
    }
  });
});

describe("a session", () => {
  it("is refused at once when it is revoked", async () => {
    const cookies = await cookiesOf(shop, "eva");
    expect(await currentStaff(requestWith(cookies), shop)).not.toBeNull();
    await db.delete(staffSessions).where(eq(staffSessions.userId, "stf_eva"));
    expect(await currentStaff(requestWith(cookies), shop)).toBeNull();
  });

  it("ends when its owner signs out, whatever the browser still holds", async () => {
    const cookies = await cookiesOf(shop, "eva");
    const cleared = await signOut(requestWith(cookies), shop);
    expect(cleared).toContainEqual(expect.stringMatching(/^staff\.session_token=; Max-Age=0/));
    expect(await currentStaff(requestWith(cookies), shop)).toBeNull();
  });

  it("is nobody's when the cookie is missing, forged or altered", async () => {
    const [cookie = ""] = await cookiesOf(shop, "eva");
    const [token = ""] = cookie.split(".").slice(-1);
    const [session] = await db.select().from(staffSessions).where(eq(staffSessions.userId, "stf_eva"));
    for (const forged of [
      [],
      ["staff.session_token=x"],
      [`staff.session_token=${session?.token}`],
      [cookie.replace(token, `x${token}`)],
    ]) {
      expect(await currentStaff(requestWith(forged), shop)).toBeNull();
    }
  });

  it("ends after 12 hours without a page view", async () => {
    const cookies = await cookiesOf(shop, "eva");
    await db
      .update(staffSessions)
      .set({ expiresAt: addMinutes(new Date(), -1) })
      .where(eq(staffSessions.userId, "stf_eva"));
    expect(await currentStaff(requestWith(cookies), shop)).toBeNull();
  });

  it("is prolonged by a page view, not by an API call", async () => {
    const cookies = await cookiesOf(shop, "astrid");
    const soon = addMinutes(new Date(), 60);
    const expiry = async () =>
      (await db.select().from(staffSessions).where(eq(staffSessions.userId, "stf_astrid"))).map((s) => s.expiresAt);
    await db.update(staffSessions).set({ expiresAt: soon }).where(eq(staffSessions.userId, "stf_astrid"));

    await currentStaff(requestWith(cookies), shop);
    expect(await expiry()).not.toContainEqual(expect.toSatisfy((at: Date) => at > soon));
    const viewed = await readStaffSession(requestWith(cookies), shop, { prolong: true });
    expect(viewed?.cookies).toEqual([expect.stringContaining("Max-Age=43200")]);
    expect(await expiry()).toContainEqual(expect.toSatisfy((at: Date) => at > addMinutes(new Date(), 11 * 60)));
  });
});
