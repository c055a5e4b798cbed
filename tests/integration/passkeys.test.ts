import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { staffPasskeys, staffSessions } from "#app/db/schema/staff.server.ts";
import { disableStaff, enableStaff } from "#app/features/shop/staff/manage-staff.server.ts";
import { passkeySignInOptions, signInWithPasskey } from "#app/features/shop/staff/passkey-sign-in.server.ts";
import {
  addPasskey,
  listPasskeys,
  maxPasskeys,
  newPasskeyOptions,
  removePasskey,
} from "#app/features/shop/staff/passkeys.server.ts";
import { currentStaff } from "#app/features/shop/staff/session.server.ts";
import { signIn } from "#app/features/shop/staff/sign-in.server.ts";
import { type Deviation, openAuthenticator } from "#tests/support/authenticator.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import {
  cookiePairs,
  createStaffMember,
  password,
  requestFromNewAddress,
  requestWith,
  sessionOf,
} from "#tests/support/staff-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const now = new Date();
type Session = Awaited<ReturnType<typeof sessionOf>>;
type Authenticator = Awaited<ReturnType<typeof openAuthenticator>>;

const fromAnywhere = (cookies: readonly string[]) => requestWith(cookies, { "CF-Connecting-IP": crypto.randomUUID() });
const challengeOf = (options: object) => (options as { challenge: string }).challenge;

/** A challenge to add a passkey, with the request that answers it. */
async function beginAdding(session: Session) {
  const made = await newPasskeyOptions(session.request, shop, session.staff);
  if (!made) return null;
  const cookies = [session.request.headers.get("Cookie") ?? "", ...cookiePairs(made.cookies)];
  return { challenge: challengeOf(made.options), request: fromAnywhere(cookies) };
}
async function add(session: Session, authenticator: Authenticator, change: Deviation = {}) {
  const begun = await beginAdding(session);
  if (!begun) return false;
  const response = await authenticator.register(begun.challenge, change);
  return addPasskey(begun.request, shop, session.staff, { name: "Key", response }, now);
}
/** A challenge to sign in, with the cookies of its browser. */
async function beginSigningIn() {
  const { options, cookies } = await passkeySignInOptions(requestFromNewAddress(), shop);
  return { challenge: challengeOf(options), cookies: cookiePairs(cookies) };
}
async function signInBy(authenticator: Authenticator, change: Deviation = {}) {
  const { challenge, cookies } = await beginSigningIn();
  return signInWithPasskey(fromAnywhere(cookies), shop, await authenticator.sign(challenge, change), now);
}
async function memberWithPasskey(username: string) {
  await createStaffMember(db, username);
  const session = await sessionOf(shop, username);
  const authenticator = await openAuthenticator();
  expect(await add(session, authenticator)).toBe(true);
  return { session, authenticator };
}
const sessionsOf = (userId: string) => db.select().from(staffSessions).where(eq(staffSessions.userId, userId));

describe("a passkey", () => {
  it("signs in without a second step, again and again, until it is removed", async () => {
    const { session, authenticator } = await memberWithPasskey("alva");
    for (let i = 0; i < 3; i++) {
      const result = await signInBy(authenticator);
      expect(result.kind).toBe("signed-in");
      const cookies = "cookies" in result ? cookiePairs(result.cookies) : [];
      expect((await currentStaff(requestWith(cookies), shop))?.username).toBe("alva");
    }
    const [listed] = await listPasskeys(db, session.staff);
    expect(listed?.lastUsedAt).toBe(now.toISOString());
    expect(await removePasskey(db, session.staff, listed?.id ?? "", now)).toBe(true);
    expect(await removePasskey(db, session.staff, listed?.id ?? "", now)).toBe(false);
    expect(await signInBy(authenticator)).toEqual({ kind: "invalid" });
    // The last one is gone, and the password still opens the account.
    expect((await signIn(requestFromNewAddress(), shop, { username: "alva", password }, now)).kind).toBe("signed-in");
  });

  it("is stored once, for whoever came first", async () => {
    const { session, authenticator } = await memberWithPasskey("berit");
    expect(await add(session, authenticator)).toBe(false);
    await createStaffMember(db, "cilla");
    expect(await add(await sessionOf(shop, "cilla"), authenticator)).toBe(false);
    const result = await signInBy(authenticator);
    const cookies = "cookies" in result ? cookiePairs(result.cookies) : [];
    expect((await currentStaff(requestWith(cookies), shop))?.username).toBe("berit");
  });

  it("signs in once with one answer, also when it is sent five times at once", async () => {
    const { session, authenticator } = await memberWithPasskey("dagny");
    const before = (await sessionsOf(session.staff.id)).length;
    const { challenge, cookies } = await beginSigningIn();
    const proof = await authenticator.sign(challenge);
    const results = await Promise.all(
      [1, 2, 3, 4, 5].map(() => signInWithPasskey(fromAnywhere(cookies), shop, proof, now)),
    );
    expect(results.filter(({ kind }) => kind === "signed-in")).toHaveLength(1);
    expect(await signInWithPasskey(fromAnywhere(cookies), shop, proof, now)).toEqual({ kind: "invalid" });
    const other = await beginSigningIn();
    expect(await signInWithPasskey(fromAnywhere(other.cookies), shop, proof, now)).toEqual({ kind: "invalid" });
    expect(await sessionsOf(session.staff.id)).toHaveLength(before + 1);
  });

  it.each<[string, Deviation]>([
    ["of another origin", { origin: "http://localhost.evil.example" }],
    ["of another port", { origin: "http://localhost:9999" }],
    ["of another host", { host: "evil.example" }],
    ["that did not check the person", { isVerified: false }],
  ])("%s is not added and signs nobody in", async (_, change) => {
    const username = `ebba${Math.random().toString(36).slice(2, 8)}`;
    const { session, authenticator } = await memberWithPasskey(username);
    expect(await add(session, await openAuthenticator(), change)).toBe(false);
    expect(await listPasskeys(db, session.staff)).toHaveLength(1);
    expect(await signInBy(authenticator, change)).toEqual({ kind: "invalid" });
  });

  it("whose counter goes back may be a copy, and signs nobody in", async () => {
    const { authenticator } = await memberWithPasskey("frida");
    expect((await signInBy(authenticator, { counter: 40 })).kind).toBe("signed-in");
    expect(await signInBy(authenticator, { counter: 40 })).toEqual({ kind: "invalid" });
    expect(await signInBy(authenticator, { counter: 7 })).toEqual({ kind: "invalid" });
    expect((await signInBy(authenticator, { counter: 41 })).kind).toBe("signed-in");
  });

  it("of a disabled account signs nobody in, and does again once it is enabled", async () => {
    const { session, authenticator } = await memberWithPasskey("gerda");
    await createStaffMember(db, "boss");
    const boss = await sessionOf(shop, "boss");
    const change = { actor: boss.staff.username, staffId: session.staff.id };
    expect(await disableStaff(db, change, now)).toBe("done");
    expect(await signInBy(authenticator)).toEqual({ kind: "invalid" });
    expect(await sessionsOf(session.staff.id)).toEqual([]);
    expect(await enableStaff(db, change, now)).toBe("done");
    expect((await signInBy(authenticator)).kind).toBe("signed-in");
  });

  it("is not added by the challenge of another person, nor by one to sign in", async () => {
    await createStaffMember(db, "hulda");
    await createStaffMember(db, "inez");
    const [hulda, inez] = [await sessionOf(shop, "hulda"), await sessionOf(shop, "inez")];
    const begun = await beginAdding(hulda);
    const authenticator = await openAuthenticator();
    const response = await authenticator.register(begun?.challenge ?? "");
    const challengeCookies = (begun?.request.headers.get("Cookie") ?? "").split("; ").slice(-1);
    const asInez = fromAnywhere([inez.request.headers.get("Cookie") ?? "", ...challengeCookies]);
    expect(await addPasskey(asInez, shop, inez.staff, { name: "Key", response }, now)).toBe(false);
    const { challenge, cookies } = await beginSigningIn();
    const wrong = fromAnywhere([hulda.request.headers.get("Cookie") ?? "", ...cookies]);
    const made = await authenticator.register(challenge);
    expect(await addPasskey(wrong, shop, hulda.staff, { name: "Key", response: made }, now)).toBe(false);
    expect(await db.select().from(staffPasskeys).where(eq(staffPasskeys.credentialID, authenticator.id))).toEqual([]);
  });

  it("is one of ten at most, however many are begun before any is added", async () => {
    await createStaffMember(db, "jorun");
    const session = await sessionOf(shop, "jorun");
    for (let i = 0; i < maxPasskeys - 1; i++) expect(await add(session, await openAuthenticator())).toBe(true);
    const begun = await Promise.all([1, 2, 3, 4].map(() => beginAdding(session)));
    const added = await Promise.all(
      begun.map(async (one) => {
        const response = await (await openAuthenticator()).register(one?.challenge ?? "");
        return addPasskey(one?.request ?? session.request, shop, session.staff, { name: "Key", response }, now);
      }),
    );
    expect(added.filter(Boolean)).toHaveLength(1);
    const rows = await db.select().from(staffPasskeys).where(eq(staffPasskeys.userId, session.staff.id));
    expect(rows).toHaveLength(maxPasskeys);
    expect(await beginAdding(session)).toBeNull();
  });

  it("that is removed while it signs in signs nobody in and leaves no session behind", async () => {
    const { session, authenticator } = await memberWithPasskey("karin");
    const before = (await sessionsOf(session.staff.id)).length;
    await db.run(sql`CREATE TRIGGER removed_meanwhile AFTER INSERT ON staff_sessions BEGIN
      DELETE FROM staff_passkeys WHERE user_id = new.user_id; END`);
    const result = await signInBy(authenticator);
    await db.run(sql`DROP TRIGGER removed_meanwhile`);
    expect(result).toEqual({ kind: "invalid" });
    expect(await sessionsOf(session.staff.id)).toHaveLength(before);
  });
});
