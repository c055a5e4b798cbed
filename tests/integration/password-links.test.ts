import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { signInFailures, staff, staffTwoFactors } from "#app/db/schema/staff.server.ts";
import { disableStaff } from "#app/features/shop/staff/manage-staff.server.ts";
import { staffPasswordLink } from "#app/features/shop/staff/password-link-email.server.tsx";
import {
  askForPasswordLink,
  readPasswordLink,
  sendPasswordLink,
  setForgottenPassword,
} from "#app/features/shop/staff/password-links.server.ts";
import { currentStaff } from "#app/features/shop/staff/session.server.ts";
import { signIn } from "#app/features/shop/staff/sign-in.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { createStaffMember, password, requestFromNewAddress, sessionOf } from "#tests/support/staff-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const now = new Date();
const next = "a password by a link";

const mailsOf = (username: string) =>
  db
    .select()
    .from(emailOutbox)
    .where(eq(emailOutbox.recipient, `${username}@shop.example`));
const attempt = (username: string, secret: string) =>
  signIn(requestFromNewAddress(), shop, { username, password: secret }, now);

/** The link of the newest e-mail that somebody got. */
async function linkTo(username: string): Promise<URL> {
  const { causeId } = (await mailsOf(username)).toSorted((a, b) => a.causeId.localeCompare(b.causeId)).at(-1)!;
  const { text } = (await staffPasswordLink.render(causeId, shop))!;
  return new URL(/https?:\S+\/admin\/new-password\?\S+/.exec(text)![0]);
}

async function forgetful(username: string): Promise<URL> {
  await createStaffMember(db, username);
  await askForPasswordLink(shop, `${username}@shop.example`, now);
  return linkTo(username);
}

beforeAll(async () => {
  await createStaffMember(db, "olga");
});

describe("a link for a new password", () => {
  it("sets it once, ends all sessions, lifts lockouts, and leaves the second factor on", async () => {
    await createStaffMember(db, "agda");
    const session = await sessionOf(shop, "agda");
    await askForPasswordLink(shop, "agda@shop.example", now);
    const url = await linkTo("agda");
    await db.insert(staffTwoFactors).values({ id: "2fa", userId: "stf_agda", secret: "x", backupCodes: "x" });
    await db.update(staff).set({ twoFactorEnabled: true }).where(eq(staff.username, "agda"));
    await db
      .insert(signInFailures)
      .values({ username: "agda", place: "address:x", failures: 5, updatedAt: now.toISOString() });

    const link = (await readPasswordLink(shop, url, now))!;
    const both = await Promise.all([next, `${next} 2`].map((word) => setForgottenPassword(db, link, word, now)));
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await readPasswordLink(shop, url, now)).toBeNull();
    expect(await currentStaff(session.request, shop)).toBeNull();
    expect((await attempt("agda", password)).kind).toBe("invalid");
    expect((await attempt("agda", both[0] ? next : `${next} 2`)).kind).toBe("second-step");
    const failures = await db.select().from(signInFailures).where(eq(signInFailures.place, "address:x"));
    expect(failures).toEqual([]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, "stf_agda"));
    expect(entries).toMatchObject([{ action: "staff.password-reset", actor: "agda", before: null, after: null }]);
  });

  it("works for an hour, for one person, as it was signed", async () => {
    const url = await forgetful("berit");
    await createStaffMember(db, "bosse");
    expect(await readPasswordLink(shop, url, addMinutes(now, 59))).toMatchObject({ username: "berit" });
    expect(await readPasswordLink(shop, url, addMinutes(now, 60))).toBeNull();
    const forged = (change: (url: URL) => void) => {
      const other = new URL(url);
      change(other);
      return readPasswordLink(shop, other, now);
    };
    const id = url.searchParams.get("id")!;
    expect(await forged(({ searchParams }) => searchParams.set("id", id.replace("berit", "bosse")))).toBeNull();
    expect(await forged(({ searchParams }) => searchParams.set("id", `stf_berit.${now.getTime() + 1}`))).toBeNull();
    expect(await forged(({ searchParams }) => searchParams.set("key", "x"))).toBeNull();
    expect(await forged(({ searchParams }) => searchParams.delete("id"))).toBeNull();
    expect(await forged(({ searchParams }) => searchParams.set("id", "stf_berit"))).toBeNull();
  });

  it("is nothing for who is disabled meanwhile", async () => {
    const url = await forgetful("cilla");
    const link = (await readPasswordLink(shop, url, now))!;
    await disableStaff(db, { staffId: "stf_cilla", actor: "olga" }, now);
    expect(await readPasswordLink(shop, url, now)).toBeNull();
    expect(await setForgottenPassword(db, link, next, now)).toBe(false);
    await askForPasswordLink(shop, "cilla@shop.example", addMinutes(now, 1));
    expect(await mailsOf("cilla")).toHaveLength(1);
  });
});

describe("asking for it", () => {
  it("does the same for an address that nobody has, and sends nothing", async () => {
    await askForPasswordLink(shop, "stranger@shop.example", now);
    expect(await mailsOf("stranger")).toEqual([]);
  });

  it("sends an address three an hour that anyone asked for, and three that an owner sent", async () => {
    await createStaffMember(db, "disa");
    for (let i = 0; i < 5; i++) await askForPasswordLink(shop, "disa@shop.example", new Date(now.getTime() + i));
    expect(await mailsOf("disa")).toHaveLength(3);
    const send = (i: number) =>
      sendPasswordLink(shop, { staffId: "stf_disa", actor: "olga" }, new Date(addMinutes(now, 1).getTime() + i));
    expect([await send(1), await send(2), await send(3), await send(4)]).toEqual(["done", "done", "done", "too-many"]);
  });

  it("is an owner's to do for a colleague, on record", async () => {
    await createStaffMember(db, "ester", { role: "editor" });
    const send = (actor: string, staffId = "stf_ester") => sendPasswordLink(shop, { staffId, actor }, now);
    expect(await send("olga")).toBe("done");
    expect(await mailsOf("ester")).toHaveLength(1);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, "stf_ester"));
    expect(entries).toMatchObject([{ action: "staff.password-link", actor: "olga" }]);
    expect(await send("ester", "stf_olga")).toBe("denied");
    expect(await send("olga", "stf_olga")).toBe("yourself");
    expect(await send("olga", "stf_none")).toBe("gone");
    await db.update(staff).set({ email: "ester@staff.invalid" }).where(eq(staff.username, "ester"));
    expect(await send("olga")).toBe("no-address");
  });
});
