import { createOTP } from "@better-auth/utils/otp";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { staff, staffSessions, staffTwoFactors } from "#app/db/schema/staff.server.ts";
import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import {
  confirmSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from "#app/features/shop/staff/second-factor.server.ts";
import { type SecondFactor, takeSecondStep } from "#app/features/shop/staff/second-step.server.ts";
import { currentStaff } from "#app/features/shop/staff/session.server.ts";
import { signIn } from "#app/features/shop/staff/sign-in.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { cookiePairs, createStaffMember, password, requestWith, sessionOf } from "#tests/support/staff-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const now = new Date();
// The clock stands still, so that a code of the app is as old when it is looked at as when it was shown.
beforeAll(() => void vi.useFakeTimers({ now, toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());

/** The code that an app shows, `steps` of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) => createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + steps);

/** A code of six digits that is of no step of now. */
async function wrongCode(secret: string): Promise<string> {
  const right = await Promise.all([-1, 0, 1].map((steps) => codeOf(secret, steps)));
  return ["000000", "000001", "000002", "000003"].find((code) => !right.includes(code)) ?? "";
}

/** Sets up a second factor for a new staff member. Its confirmation uses the code of the step before this one. */
async function withSecondFactor(username: string) {
  await createStaffMember(db, username);
  const session = await sessionOf(shop, username);
  const secret = (await startSecondFactor(shop, session.staff)) ?? "";
  const result = await confirmSecondFactor(shop, session, await codeOf(secret, -1), now);
  if (result.kind !== "on") throw new Error(result.kind);
  return { session, secret, recoveryCodes: result.recoveryCodes };
}

const from = (address: string, cookies: string[] = []) => requestWith(cookies, { "CF-Connecting-IP": address });

/** The first step from an address; the cookies it gives. */
async function firstStep(username: string, address: string, device: string[] = []): Promise<string[]> {
  const result = await signIn(from(address, device), shop, { username, password }, now, async () => {});
  if (result.kind !== "second-step") throw new Error(result.kind);
  return cookiePairs(result.cookies);
}

const secondStep = (address: string, cookies: string[], factor: SecondFactor, at = new Date()) =>
  takeSecondStep(from(address, cookies), shop, factor, at);
const app = (code: string): SecondFactor => ({ method: "app", code });
const recovery = (code: string): SecondFactor => ({ method: "recovery", code });

describe("setting up a second factor", () => {
  it("asks for a code before it counts, ends all other sessions, and is written in the audit log", async () => {
    await createStaffMember(db, "alma");
    const [elsewhere, session] = [await sessionOf(shop, "alma"), await sessionOf(shop, "alma")];
    const secret = (await startSecondFactor(shop, session.staff))!;
    expect(await readSecondFactor(shop, session.staff)).toEqual({ isOn: false, codesLeft: 0 });
    expect(await confirmSecondFactor(shop, session, await wrongCode(secret), now)).toEqual({
      kind: "wrong-code",
      secret,
    });

    const result = await confirmSecondFactor(shop, session, await codeOf(secret), now);
    expect(result).toMatchObject({ kind: "on", recoveryCodes: { length: 10 } });
    expect(await readSecondFactor(shop, session.staff)).toEqual({ isOn: true, codesLeft: 10 });
    expect(await currentStaff(elsewhere.request, shop)).toBeNull();
    expect(await currentStaff(session.request, shop)).not.toBeNull();
    expect(await actionsOf("stf_alma")).toEqual(["staff.second-factor-on"]);
  });

  it("replaces a secret that was never confirmed, and never one that is on", async () => {
    await createStaffMember(db, "bea");
    const session = await sessionOf(shop, "bea");
    const first = (await startSecondFactor(shop, session.staff))!;
    const second = (await startSecondFactor(shop, session.staff))!;
    expect((await confirmSecondFactor(shop, session, await codeOf(first), now)).kind).toBe("wrong-code");
    expect((await confirmSecondFactor(shop, session, await codeOf(second), now)).kind).toBe("on");
    expect(await startSecondFactor(shop, session.staff)).toBeNull();
    expect((await confirmSecondFactor(shop, session, await codeOf(second), now)).kind).toBe("not-started");
  });

  it("takes five guesses, no more, and one of two parallel confirmations", async () => {
    await createStaffMember(db, "cilla");
    const session = await sessionOf(shop, "cilla");
    const secret = (await startSecondFactor(shop, session.staff))!;
    const right = await codeOf(secret);
    const both = await Promise.all([1, 2].map(() => confirmSecondFactor(shop, session, right, now)));
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["not-started", "on"]);

    await createStaffMember(db, "cissi");
    const guessing = await sessionOf(shop, "cissi");
    const other = (await startSecondFactor(shop, guessing.staff))!;
    const wrong = await wrongCode(other);
    for (let i = 0; i < 5; i++) expect((await confirmSecondFactor(shop, guessing, wrong, now)).kind).toBe("wrong-code");
    expect((await confirmSecondFactor(shop, guessing, await codeOf(other), now)).kind).toBe("locked");
  });

  it("stores neither secret nor recovery codes as they are", async () => {
    const { secret, recoveryCodes } = await withSecondFactor("dora");
    const stored = JSON.stringify(await db.select().from(staffTwoFactors));
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });
});

describe("the second step", () => {
  let secret: string;
  let recoveryCodes: string[];
  beforeAll(async () => {
    ({ secret, recoveryCodes } = await withSecondFactor("elin"));
  });

  it("is owed after the right password, which gives no session by itself", async () => {
    const sessions = () => db.select().from(staffSessions).where(eq(staffSessions.userId, "stf_elin"));
    const before = (await sessions()).length;
    const cookies = await firstStep("elin", "192.0.2.1");
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^staff\.two_factor=/);
    expect(await currentStaff(requestWith(cookies), shop)).toBeNull();
    expect(await sessions()).toHaveLength(before);
  });

  it("takes the app's code, once: neither it nor an earlier one is taken again", async () => {
    const code = await codeOf(secret);
    const result = await secondStep("192.0.2.2", await firstStep("elin", "192.0.2.2"), app(code));
    if (result.kind !== "signed-in") throw new Error(result.kind);
    expect(await currentStaff(requestWith(cookiePairs(result.cookies)), shop)).toMatchObject({ username: "elin" });
    expect(result.cookies).toContainEqual(expect.stringMatching(/^staff_device=/));

    const again = await firstStep("elin", "192.0.2.3");
    expect(await secondStep("192.0.2.3", again, app(code))).toEqual({ kind: "used" });
    expect(await secondStep("192.0.2.3", again, app(await codeOf(secret, -1)))).toEqual({ kind: "used" });
    const [member] = await db.select().from(staff).where(eq(staff.username, "elin"));
    expect(member?.lastSignInAt).toBeTruthy();
  });

  it("lets one of many parallel uses of a code through", async () => {
    const parallel = await withSecondFactor("fanny");
    const code = await codeOf(parallel.secret);
    const challenges: string[][] = [];
    for (let i = 0; i < 5; i++) challenges.push(await firstStep("fanny", `192.0.2.${10 + i}`));
    const results = await Promise.all(
      challenges.map((cookies, i) => secondStep(`192.0.2.${10 + i}`, cookies, app(code))),
    );
    expect(results.filter(({ kind }) => kind === "signed-in")).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === "used")).toHaveLength(4);
  });

  it.each(["of six digits that is another", "", "123", "not-a-code"])("refuses a code %j", async (code) => {
    const cookies = await firstStep("elin", "192.0.2.20");
    const wrong = code.startsWith("of six") ? await wrongCode(secret) : code;
    expect(await secondStep(crypto.randomUUID(), cookies, app(wrong))).toEqual({ kind: "invalid" });
  });

  it("takes a recovery code however it is typed, once", async () => {
    const [code = ""] = recoveryCodes;
    const cookies = await firstStep("elin", "192.0.2.30");
    expect(await secondStep("192.0.2.30", cookies, recovery("aaaaa-aaaaa"))).toEqual({ kind: "invalid" });
    const typed = ` ${code.toUpperCase().replace("-", "")} `;
    expect((await secondStep("192.0.2.30", cookies, recovery(typed))).kind).toBe("signed-in");
    const again = await firstStep("elin", "192.0.2.31");
    expect(await secondStep("192.0.2.31", again, recovery(code))).toEqual({ kind: "invalid" });
    expect(
      await readSecondFactor(shop, { id: "stf_elin", username: "elin", name: "", role: builtInRoles.owner }),
    ).toMatchObject({
      codesLeft: 9,
    });
  });

  it("has to follow the password within ten minutes, in the same browser, once", async () => {
    const [, , code = ""] = recoveryCodes;
    const cookies = await firstStep("elin", "192.0.2.40");
    expect(await secondStep("192.0.2.40", [], recovery(code))).toEqual({ kind: "expired" });
    const forged = cookies.map((cookie) => cookie.replace(/\.[^.]*$/, ".Zm9yZ2Vk"));
    expect(await secondStep("192.0.2.40", forged, recovery(code))).toEqual({ kind: "expired" });
    expect(await secondStep("192.0.2.40", cookies, recovery(code), addMinutes(now, 11))).toEqual({ kind: "expired" });
    expect((await secondStep("192.0.2.41", await firstStep("elin", "192.0.2.41"), recovery(code))).kind).toBe(
      "signed-in",
    );
  });

  it("signs nobody in whose account was disabled between the two", async () => {
    const member = await withSecondFactor("gerd");
    const cookies = await firstStep("gerd", "192.0.2.50");
    await db.update(staff).set({ disabledAt: now.toISOString() }).where(eq(staff.username, "gerd"));
    expect((await secondStep("192.0.2.50", cookies, app(await codeOf(member.secret)))).kind).not.toBe("signed-in");
    expect(await signIn(from("192.0.2.51"), shop, { username: "gerd", password }, now)).toMatchObject({
      kind: expect.stringMatching(/^(invalid|second-step)$/),
    });
  });
});

describe("guessing codes", () => {
  it("is locked for the place after five, whatever challenge they were given to", async () => {
    const { secret } = await withSecondFactor("hilda");
    const wrong = await wrongCode(secret);
    for (let i = 0; i < 5; i++) {
      const cookies = await firstStep("hilda", "198.51.100.1");
      expect(await secondStep("198.51.100.1", cookies, app(wrong))).toEqual({ kind: "invalid" });
    }
    const cookies = await firstStep("hilda", "198.51.100.1");
    const right = await codeOf(secret);
    expect(await secondStep("198.51.100.1", cookies, app(right))).toEqual({ kind: "locked" });
    expect((await secondStep("198.51.100.2", await firstStep("hilda", "198.51.100.2"), app(right))).kind).toBe(
      "signed-in",
    );
  });

  it("looks at five of many parallel guesses, at most", async () => {
    const wrong = await wrongCode((await withSecondFactor("irma")).secret);
    const cookies = await firstStep("irma", "198.51.100.10");
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => secondStep("198.51.100.10", cookies, app(wrong))),
    );
    expect(guesses.filter(({ kind }) => kind === "invalid").length).toBeLessThanOrEqual(5);
    expect(guesses.every(({ kind }) => kind === "invalid" || kind === "locked")).toBe(true);
  });

  it("from many places locks all places but a device that signed in before", async () => {
    const { secret, recoveryCodes } = await withSecondFactor("judit");
    const known = await secondStep(
      "198.51.100.20",
      await firstStep("judit", "198.51.100.20"),
      recovery(recoveryCodes[0]!),
    );
    if (known.kind !== "signed-in") throw new Error(known.kind);
    const device = cookiePairs(known.cookies).filter((cookie) => cookie.startsWith("staff_device"));

    for (let place = 0; place < 5; place++) {
      const address = `203.0.113.${place}`;
      const cookies = await firstStep("judit", address);
      for (let i = 0; i < 4; i++) await secondStep(address, cookies, app(await wrongCode(secret)));
    }
    const stranger = await firstStep("judit", "203.0.113.99");
    expect(await secondStep("203.0.113.99", stranger, app(await codeOf(secret)))).toEqual({ kind: "locked" });
    const cookies = [...(await firstStep("judit", "198.51.100.21", device)), ...device];
    expect((await secondStep("198.51.100.21", cookies, app(await codeOf(secret)))).kind).toBe("signed-in");
  });

  it("is not helped by giving the right password in between", async () => {
    const wrong = await wrongCode((await withSecondFactor("karin")).secret);
    for (let i = 0; i < 5; i++)
      await secondStep("198.51.100.30", await firstStep("karin", "198.51.100.30"), app(wrong));
    const cookies = await firstStep("karin", "198.51.100.30");
    expect(await secondStep("198.51.100.30", cookies, app(wrong))).toEqual({ kind: "locked" });
  });
});

describe("the second factor of who is signed in", () => {
  it("gets new recovery codes, and the earlier ones work no longer", async () => {
    const { session, recoveryCodes } = await withSecondFactor("lisa");
    const renewed = await renewRecoveryCodes(shop, session.staff, now);
    expect(renewed).toHaveLength(10);
    const cookies = await firstStep("lisa", "192.0.2.60");
    expect(await secondStep("192.0.2.60", cookies, recovery(recoveryCodes[0]!))).toEqual({ kind: "invalid" });
    expect((await secondStep("192.0.2.60", cookies, recovery(renewed![0]!))).kind).toBe("signed-in");
    expect(await actionsOf("stf_lisa")).toContain("staff.recovery-codes");
  });

  it("is turned off, once, and the password alone signs in again", async () => {
    const { session } = await withSecondFactor("maja");
    expect(await turnOffSecondFactor(shop, session, now)).toBe(true);
    expect(await turnOffSecondFactor(shop, session, now)).toBe(false);
    expect(await renewRecoveryCodes(shop, session.staff, now)).toBeNull();
    expect((await signIn(from("192.0.2.70"), shop, { username: "maja", password }, now)).kind).toBe("signed-in");
    expect(await actionsOf("stf_maja")).toEqual(["staff.second-factor-on", "staff.second-factor-off"]);
  });
});

async function actionsOf(staffId: string): Promise<string[]> {
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, staffId)).orderBy(auditLog.createdAt);
  return rows.map(({ action }) => action).toSorted((a, b) => b.localeCompare(a));
}
