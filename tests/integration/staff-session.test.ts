import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { signInFailures, staffAccounts, staffSessions } from "#app/db/schema/staff.server.ts";
import { verifyPassword } from "#app/features/shop/staff/check-password.server.ts";
import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import { currentStaff, readStaffSession } from "#app/features/shop/staff/session.server.ts";
import { signIn, signOut } from "#app/features/shop/staff/sign-in.server.ts";
import { bindingLimits } from "#app/platform/http/rate-limits.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { askUntilRefused } from "#tests/support/ask-until-refused.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import {
  sessionCookiesOf,
  createStaffMember,
  password,
  requestFromNewAddress,
  requestWith,
} from "#tests/support/staff-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const now = new Date();
const attempt = (username: string, secret: string, at = now) =>
  signIn(requestFromNewAddress(), shop, { username, password: secret }, at);
const failuresOf = (username: string) => db.select().from(signInFailures).where(eq(signInFailures.username, username));

beforeAll(async () => {
  for (const name of ["astrid", "birgit", "cecilia", "disa", "eva", "fia", "gun", "hanna", "inga", "jutta"])
    await createStaffMember(db, name);
  for (const name of ["berta", "cissi"]) await createStaffMember(db, name);
  await db.update(staffAccounts).set({ password: null }).where(eq(staffAccounts.userId, "stf_berta"));
  await db.delete(staffAccounts).where(eq(staffAccounts.userId, "stf_cissi"));
});

describe("signing in", () => {
  it("gives the right password a session, in a cookie that scripts cannot read", async () => {
    const result = await attempt("astrid", password);
    if (result.kind !== "signed-in") throw new Error(result.kind);
    expect(result.cookies).toHaveLength(2);
    expect(result.cookies[1]).toMatch(
      /^staff_device=[a-z0-9]{24}\.\S+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(result.cookies[0]).toMatch(/^staff\.session_token=\S+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookies = result.cookies.map((cookie) => cookie.split(";")[0] ?? "");
    expect(await currentStaff(requestWith(cookies), shop)).toEqual({
      id: "stf_astrid",
      username: "astrid",
      name: "astrid of the shop",
      role: builtInRoles.owner,
    });
  });

  it("marks the cookie Secure where the shop is served over https", async () => {
    const result = await signIn(new Request("https://shop.example/admin"), shop, { username: "astrid", password }, now);
    expect(result).toMatchObject({
      cookies: [
        expect.stringMatching(/^__Secure-staff\.session_token=.*; Secure/),
        expect.stringMatching(/^staff_device=.*; Secure$/),
      ],
    });
  });

  it.each([
    ["a wrong password", "astrid", "wrong"],
    ["an unknown username", "nobody", password],
    ["something that cannot be a username", "no one <at> all", password],
  ])("refuses %s alike", async (_, username, secret) => {
    expect(await attempt(username, secret)).toEqual({ kind: "invalid" });
  });

  it.each([
    ["a wrong password", "astrid"],
    ["an unknown username", "nobody"],
    ["an account without a password", "berta"],
    ["a person without an account", "cissi"],
  ])("verifies one hash for %s, so that its time tells nothing", async (_, username) => {
    const verify = vi.fn<typeof verifyPassword>(verifyPassword);
    const credentials = { username, password: "wrong" };
    const noWait = async () => {};
    expect(await signIn(requestFromNewAddress(), shop, credentials, now, noWait, verify)).toEqual({ kind: "invalid" });
    expect(verify).toHaveBeenCalledOnce();
    expect(verify.mock.lastCall?.[0]).toMatchObject({
      hash: expect.stringMatching(/^[0-9a-f]{32}:[0-9a-f]{128}$/),
      password: "wrong",
    });
  });

  it("is limited by address", async () => {
    const request = requestWith([], { "CF-Connecting-IP": "192.0.2.7" });
    const attemptAgain = async () => (await signIn(request, shop, { username: "whoever", password: "x" }, now)).kind;
    await askUntilRefused(bindingLimits.SIGN_IN_LIMIT, attemptAgain, (kind) => kind === "too-many");
  });
});

describe("a username is locked", () => {
  const from = (address: string, cookies: string[] = []) => requestWith(cookies, { "CF-Connecting-IP": address });
  const tryFrom = (request: Request, username: string, secret: string, at = now, waits: number[] = []) =>
    signIn(request, shop, { username, password: secret }, at, async (seconds) => void waits.push(seconds));

  it("for the place of five failures, for 15 minutes, the right password too", async () => {
    const here = () => from("192.0.2.20");
    for (let i = 0; i < 5; i++) expect(await tryFrom(here(), "birgit", "wrong")).toEqual({ kind: "invalid" });
    expect(await tryFrom(here(), "birgit", password)).toEqual({ kind: "locked" });
    expect(await tryFrom(here(), "birgit", password, addMinutes(now, 14))).toEqual({ kind: "locked" });
    expect(await tryFrom(here(), "birgit", password, addMinutes(now, 15))).toMatchObject({ kind: "signed-in" });
    expect(await failuresOf("birgit")).toEqual([]);
  });

  it("for nobody elsewhere: strangers lock no staff member out", async () => {
    for (let place = 0; place < 8; place++)
      for (let i = 0; i < 6; i++) await tryFrom(from(`198.51.100.${place}`), "fia", "wrong");
    expect(await tryFrom(from("192.0.2.30"), "fia", password)).toMatchObject({ kind: "signed-in" });
  });

  it("for a whole /64, since one customer has all of it", async () => {
    for (let i = 0; i < 5; i++) await tryFrom(from(`2001:db8:0:7::${i}`), "gun", "wrong");
    expect(await tryFrom(from("2001:db8:0:7:ffff::1"), "gun", password)).toEqual({ kind: "locked" });
    expect(await tryFrom(from("2001:db8:0:8::1"), "gun", password)).toMatchObject({ kind: "signed-in" });
  });

  it("though nobody has it", async () => {
    for (let i = 0; i < 5; i++) await tryFrom(from("192.0.2.40"), "ghost", "wrong");
    expect(await tryFrom(from("192.0.2.40"), "ghost", "wrong")).toEqual({ kind: "locked" });
  });

  it("by five failures at the same time, and not one guess more is looked at", async () => {
    const results = await Promise.all(
      Array.from({ length: 12 }, () => tryFrom(from("192.0.2.50"), "cecilia", "wrong")),
    );
    expect(results.filter((result) => result.kind === "invalid").length).toBeLessThanOrEqual(5);
    expect(await tryFrom(from("192.0.2.50"), "cecilia", password)).toEqual({ kind: "locked" });
  });

  it("not by four failures before a success", async () => {
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) await tryFrom(from("192.0.2.60"), "disa", "wrong");
      expect(await tryFrom(from("192.0.2.60"), "disa", password)).toMatchObject({ kind: "signed-in" });
    }
  });

  it.each(["hanna", "phantom"])("never, but answers %s slowly when it is guessed at from many places", async (name) => {
    const waits: number[] = [];
    for (let place = 0; place < 20; place++) await tryFrom(from(`203.0.113.${place}`), name, "wrong", now, waits);
    expect(waits).toEqual([1, 2, 3, 4, 5, 5, 5, 5, 5]);
  });

  it("for a device that signed in before neither by strangers nor slowed down by them", async () => {
    const signedIn = await tryFrom(from("192.0.2.70"), "inga", password);
    if (signedIn.kind !== "signed-in") throw new Error(signedIn.kind);
    const device = signedIn.cookies.map((cookie) => cookie.split(";")[0]!).filter((c) => c.startsWith("staff_device"));
    for (let place = 0; place < 10; place++)
      for (let i = 0; i < 5; i++) await tryFrom(from(`203.0.113.${100 + place}`), "inga", "wrong");
    // Even from an address that is itself locked out.
    const waits: number[] = [];
    expect(await tryFrom(from("203.0.113.100", device), "inga", password, now, waits)).toMatchObject({
      kind: "signed-in",
    });
    expect(waits).toEqual([]);
  });

  it("for a known device too after five failures of its own; it is known for its own username alone", async () => {
    const signedIn = await tryFrom(from("192.0.2.80"), "jutta", password);
    if (signedIn.kind !== "signed-in") throw new Error(signedIn.kind);
    const device = signedIn.cookies.map((cookie) => cookie.split(";")[0]!).filter((c) => c.startsWith("staff_device"));
    for (let i = 0; i < 5; i++) await tryFrom(from(`192.0.2.${90 + i}`, device), "jutta", "wrong");
    expect(await tryFrom(from("192.0.2.99", device), "jutta", password)).toEqual({ kind: "locked" });

    const forged = [device[0]!.replace(/\..*/, ".forged")];
    for (const cookies of [device, forged]) {
      for (let i = 0; i < 5; i++) await tryFrom(from("192.0.2.120", cookies), "eva", "wrong");
      expect(await tryFrom(from("192.0.2.120", cookies), "eva", password)).toEqual({ kind: "locked" });
    }
  });

  it("without its address being written down", async () => {
    await tryFrom(from("192.0.2.130"), "nobody-else", "wrong");
    expect(JSON.stringify(await failuresOf("nobody-else"))).not.toContain("192.0.2");
  });
});

describe("a session", () => {
  it("is refused at once when it is revoked", async () => {
    const cookies = await sessionCookiesOf(shop, "eva");
    expect(await currentStaff(requestWith(cookies), shop)).not.toBeNull();
    await db.delete(staffSessions).where(eq(staffSessions.userId, "stf_eva"));
    expect(await currentStaff(requestWith(cookies), shop)).toBeNull();
  });

  it("ends when its owner signs out, whatever the browser still holds", async () => {
    const cookies = await sessionCookiesOf(shop, "eva");
    const cleared = await signOut(requestWith(cookies), shop);
    expect(cleared).toContainEqual(expect.stringMatching(/^staff\.session_token=; Max-Age=0/));
    expect(await currentStaff(requestWith(cookies), shop)).toBeNull();
  });

  it("is nobody's when the cookie is missing, forged or altered", async () => {
    const [cookie = ""] = await sessionCookiesOf(shop, "eva");
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
    const cookies = await sessionCookiesOf(shop, "eva");
    await db
      .update(staffSessions)
      .set({ expiresAt: addMinutes(new Date(), -1) })
      .where(eq(staffSessions.userId, "stf_eva"));
    expect(await currentStaff(requestWith(cookies), shop)).toBeNull();
  });

  it("is extended by a page view, not by an API call", async () => {
    const cookies = await sessionCookiesOf(shop, "astrid");
    const soon = addMinutes(new Date(), 60);
    const expiry = async () =>
      (await db.select().from(staffSessions).where(eq(staffSessions.userId, "stf_astrid"))).map((s) => s.expiresAt);
    await db.update(staffSessions).set({ expiresAt: soon }).where(eq(staffSessions.userId, "stf_astrid"));

    await currentStaff(requestWith(cookies), shop);
    expect(await expiry()).not.toContainEqual(expect.toSatisfy((at: Date) => at > soon));
    const viewed = await readStaffSession(requestWith(cookies), shop, { extend: true });
    expect(viewed?.cookies).toEqual([expect.stringContaining("Max-Age=43200")]);
    expect(await expiry()).toContainEqual(expect.toSatisfy((at: Date) => at > addMinutes(new Date(), 11 * 60)));
  });
});
