import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { staff as staffTable, staffPasskeys, staffSessions, staffTwoFactors } from "#app/db/schema/staff.server.ts";
import { changePassword } from "#app/features/shop/staff/change-password.server.ts";
import { passkeySignInOptions, signInWithPasskey } from "#app/features/shop/staff/passkey-sign-in.server.ts";
import {
  addPasskey,
  listPasskeys,
  newPasskeyOptions,
  removePasskey,
  renamePasskey,
} from "#app/features/shop/staff/passkeys.server.ts";
import { currentStaff } from "#app/features/shop/staff/session.server.ts";
import { endSession, listSessions, signOutEverywhere } from "#app/features/shop/staff/sessions.server.ts";
import { signIn } from "#app/features/shop/staff/sign-in.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import {
  cookiePairs,
  createStaffMember,
  password,
  requestFromNewAddress,
  requestWith,
  sessionOf,
} from "#tests/support/staff-fixture.ts";

import { staffStatements } from "../../scripts/setup/staff-account.ts";

const shop = openTestShop();
const { db } = shop;
const now = new Date();
const next = "a brand new password";

describe("the own password", () => {
  it("is changed by who knows it, ends all other sessions, and is recorded without it", async () => {
    await createStaffMember(db, "asta");
    const [elsewhere, session] = [await sessionOf(shop, "asta"), await sessionOf(shop, "asta")];
    expect(await changePassword(db, session, { current: "wrong", next }, now)).toBe("wrong");
    expect(await changePassword(db, session, { current: password, next }, now)).toBe("changed");
    expect(await currentStaff(elsewhere.request, shop)).toBeNull();
    expect(await currentStaff(session.request, shop)).not.toBeNull();
    const attempt = (secret: string) =>
      signIn(requestFromNewAddress(), shop, { username: "asta", password: secret }, now);
    expect((await attempt(password)).kind).toBe("invalid");
    expect((await attempt(next)).kind).toBe("signed-in");
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, "stf_asta"));
    expect(entries).toMatchObject([{ action: "staff.password", actor: "asta", before: null, after: null }]);
  });

  it("is guessed at five times, from all sessions together, and not one more", async () => {
    await createStaffMember(db, "brita");
    const session = await sessionOf(shop, "brita");
    const guesses = Array.from({ length: 8 }, () => changePassword(db, session, { current: "wrong", next }, now));
    expect((await Promise.all(guesses)).filter((outcome) => outcome === "wrong").length).toBeLessThanOrEqual(5);
    for (let i = 0; i < 5; i++) await changePassword(db, session, { current: "wrong", next }, now);
    expect(await changePassword(db, session, { current: password, next }, now)).toBe("locked");
    expect(await changePassword(db, session, { current: password, next }, addMinutes(now, 15))).toBe("changed");
  });

  it("is changed by one of two parallel changes", async () => {
    await createStaffMember(db, "carin");
    const session = await sessionOf(shop, "carin");
    const both = [1, 2].map((i) => changePassword(db, session, { current: password, next: `${next} ${i}` }, now));
    const outcomes = await Promise.all(both);
    expect(outcomes.filter((outcome) => outcome === "changed")).toHaveLength(1);
  });
});

describe("the own sessions", () => {
  it("are listed with their device, the one at hand marked, and end one by one", async () => {
    await createStaffMember(db, "dagny");
    const [phone, session] = [await sessionOf(shop, "dagny"), await sessionOf(shop, "dagny")];
    await db
      .update(staffSessions)
      .set({ userAgent: "Mozilla/5.0 (iPhone) Safari/604.1" })
      .where(eq(staffSessions.id, phone.id));
    const listed = await listSessions(db, session, now);
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual(
      expect.arrayContaining([
        ["Safari on iPhone", false],
        ["Unknown browser", true],
      ]),
    );
    expect(await endSession(db, session.staff, phone.id, now)).toBe(true);
    expect(await currentStaff(phone.request, shop)).toBeNull();
    expect(await endSession(db, session.staff, phone.id, now)).toBe(false);
  });

  it("are nobody else's to end", async () => {
    await createStaffMember(db, "edit");
    await createStaffMember(db, "frida");
    const [edit, frida] = [await sessionOf(shop, "edit"), await sessionOf(shop, "frida")];
    expect(await endSession(db, edit.staff, frida.id, now)).toBe(false);
    expect(await currentStaff(frida.request, shop)).not.toBeNull();
  });

  it("all end at once, the one at hand too", async () => {
    await createStaffMember(db, "greta");
    const sessions = [await sessionOf(shop, "greta"), await sessionOf(shop, "greta")];
    await signOutEverywhere(db, sessions[0]!.staff, now);
    for (const { request } of sessions) expect(await currentStaff(request, shop)).toBeNull();
  });

  it("end after seven days, however much they are used", async () => {
    await createStaffMember(db, "hedda");
    const session = await sessionOf(shop, "hedda");
    const age = (days: number) =>
      db
        .update(staffSessions)
        .set({ createdAt: addDays(new Date(), -days) })
        .where(eq(staffSessions.id, session.id));
    await age(6.99);
    expect(await currentStaff(session.request, shop)).not.toBeNull();
    expect(await listSessions(db, session, new Date())).toHaveLength(1);
    await age(7);
    expect(await currentStaff(session.request, shop)).toBeNull();
    expect(await listSessions(db, session, new Date())).toEqual([]);
  });
});

it("`npm run staff -- --reset-second-factor` lets who lost everything in by a new password alone", async () => {
  for (const username of ["moa", "nora"]) {
    await createStaffMember(db, username);
    await db
      .insert(staffTwoFactors)
      .values({ id: `2fa_${username}`, userId: `stf_${username}`, secret: "x", backupCodes: "x" });
    await db.update(staffTable).set({ twoFactorEnabled: true }).where(eq(staffTable.username, username));
    await db.insert(staffPasskeys).values({
      id: `pk_${username}`,
      userId: `stf_${username}`,
      publicKey: "x",
      credentialID: username,
      counter: 0,
      deviceType: "singleDevice",
      backedUp: false,
    });
  }
  const [run, attempt] = [
    async (account: Parameters<typeof staffStatements>[0]) => {
      for (const text of await staffStatements(account)) await shop.env.DB.prepare(text).run();
    },
    (username: string) => signIn(requestFromNewAddress(), shop, { username, password: next }, new Date()),
  ];
  await run({ username: "moa", password: next });
  expect((await attempt("moa")).kind).toBe("second-step");
  await run({ username: "moa", password: next, resetSecondFactor: true });
  expect((await attempt("moa")).kind).toBe("signed-in");
  // Nobody else's.
  expect((await db.select().from(staffPasskeys)).map(({ id }) => id)).toEqual(["pk_nora"]);
  expect((await db.select().from(staffTwoFactors)).map(({ id }) => id)).toEqual(["2fa_nora"]);
});

describe("passkeys", () => {
  const forged = {
    id: "forged",
    rawId: "forged",
    type: "public-key" as const,
    clientExtensionResults: {},
  };
  const stored = (userId: string, id: string) =>
    db.insert(staffPasskeys).values({
      id,
      userId,
      name: "Old key",
      publicKey: "x",
      credentialID: id,
      counter: 0,
      deviceType: "singleDevice",
      backedUp: false,
      createdAt: now,
    });

  it("are asked for with the person verified, and for the shop's own host", async () => {
    const { options, cookies } = await passkeySignInOptions(requestWith(), shop);
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(cookies).toHaveLength(1);
    await createStaffMember(db, "idun");
    const { request, staff } = await sessionOf(shop, "idun");
    const made = await newPasskeyOptions(request, shop, staff);
    expect(made?.options).toMatchObject({
      rp: { id: "localhost" },
      user: { name: "idun" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  });

  it("that are forged, unknown or answer no challenge sign nobody in and are not stored", async () => {
    const proof = { ...forged, response: { clientDataJSON: "e30", authenticatorData: "e30", signature: "e30" } };
    expect(await signInWithPasskey(requestFromNewAddress(), shop, proof, now)).toEqual({ kind: "invalid" });
    const { cookies } = await passkeySignInOptions(requestWith(), shop);
    await createStaffMember(db, "jenny");
    await stored("stf_jenny", "forged");
    const request = requestWith(cookiePairs(cookies), { "CF-Connecting-IP": crypto.randomUUID() });
    expect(await signInWithPasskey(request, shop, proof, now)).toEqual({ kind: "invalid" });

    const session = await sessionOf(shop, "jenny");
    const made = await newPasskeyOptions(session.request, shop, session.staff);
    const headers = [session.request.headers.get("Cookie") ?? "", ...cookiePairs(made?.cookies ?? [])];
    const response = { ...forged, response: { clientDataJSON: "e30", attestationObject: "e30" } };
    expect(await addPasskey(requestWith(headers), shop, session.staff, { name: "Evil", response }, now)).toBe(false);
    expect(await listPasskeys(db, session.staff)).toMatchObject([{ name: "Old key" }]);
  });

  it("are renamed and removed by their owner alone", async () => {
    await createStaffMember(db, "klara");
    await createStaffMember(db, "lovisa");
    const [klara, lovisa] = [await sessionOf(shop, "klara"), await sessionOf(shop, "lovisa")];
    await stored("stf_klara", "pk_klara");
    expect(await renamePasskey(db, lovisa.staff, { passkeyId: "pk_klara", name: "Mine" })).toBe(false);
    expect(await removePasskey(db, lovisa.staff, "pk_klara", now)).toBe(false);
    expect(await renamePasskey(db, klara.staff, { passkeyId: "pk_klara", name: "Laptop" })).toBe(true);
    expect(await listPasskeys(db, klara.staff)).toMatchObject([{ name: "Laptop", lastUsedAt: null }]);
    expect(await removePasskey(db, klara.staff, "pk_klara", now)).toBe(true);
    expect(await listPasskeys(db, klara.staff)).toEqual([]);
  });
});
