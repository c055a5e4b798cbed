import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { staff, staffAccounts, staffInvitations, staffTwoFactors } from "#app/db/schema/staff.server.ts";
import { acceptInvitation } from "#app/features/shop/staff/accept-invitation.server.ts";
import { staffInvitation } from "#app/features/shop/staff/invitation-email.server.tsx";
import { invite, resendInvitation, revokeInvitation } from "#app/features/shop/staff/invitations.server.ts";
import { listInvitations, listStaff } from "#app/features/shop/staff/list-staff.server.ts";
import {
  changeRole,
  disableStaff,
  enableStaff,
  endSessionsOf,
  resetSecondFactor,
} from "#app/features/shop/staff/manage-staff.server.ts";
import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import { readSecondFactor, startSecondFactor } from "#app/features/shop/staff/second-factor.server.ts";
import { currentStaff } from "#app/features/shop/staff/session.server.ts";
import { signIn } from "#app/features/shop/staff/sign-in.server.ts";
import { undoRole } from "#app/features/shop/staff/undo-role.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { withFaults } from "#tests/support/failing-bindings.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { createStaffMember, password, requestFromNewAddress, sessionOf } from "#tests/support/staff-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const now = new Date();
const memberOf = async (username: string) => (await db.select().from(staff).where(eq(staff.username, username)))[0];
const entriesOf = (subjectId: string) => db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId));

beforeAll(async () => {
  await createStaffMember(db, "olga");
});

describe("an owner", () => {
  it("disables an account at once: its open session ends in the same moment, and it cannot sign in", async () => {
    await createStaffMember(db, "anton", { role: "support" });
    const { request } = await sessionOf(shop, "anton");
    expect(await currentStaff(request, shop)).not.toBeNull();
    expect(await disableStaff(db, { staffId: "stf_anton", actor: "olga" }, now)).toBe("done");
    expect(await currentStaff(request, shop)).toBeNull();
    expect(await signIn(requestFromNewAddress(), shop, { username: "anton", password }, now)).toEqual({
      kind: "invalid",
    });
    expect(await disableStaff(db, { staffId: "stf_anton", actor: "olga" }, now)).toBe("changed");

    expect(await enableStaff(db, { staffId: "stf_anton", actor: "olga" }, now)).toBe("done");
    expect(await currentStaff(request, shop)).toBeNull();
    expect((await signIn(requestFromNewAddress(), shop, { username: "anton", password }, now)).kind).toBe("signed-in");
    expect((await entriesOf("stf_anton")).map(({ action, actor }) => `${actor} ${action}`).toSorted()).toEqual([
      "olga staff.disabled",
      "olga staff.enabled",
    ]);
  });

  it("undoes a change of a role once, by the rules of one: not of the own account, nor of the last owner", async () => {
    await createStaffMember(db, "ulla", { role: "support" });
    await createStaffMember(db, "urban");
    const staffId = "stf_ulla";
    await changeRole(db, { staffId, actor: "olga", from: "support", to: "owner" }, now);
    await invite(shop, { email: "by-ulla@mail.example", role: "owner", actor: "ulla" }, now);
    const [entry] = await entriesOf(staffId);
    expect(await undoRole(shop, entry!, { actor: "ulla", now })).toBe("own-account");
    expect(await undoRole(shop, entry!, { actor: "nobody", now })).toBe("changed-since");
    expect((await memberOf("ulla"))?.role).toBe("owner");
    const both = await Promise.all(["olga", "urban"].map((actor) => undoRole(shop, entry!, { actor, now })));
    expect(both).toEqual(["undone", "undone"]);
    expect((await memberOf("ulla"))?.role).toBe("support");
    expect((await entriesOf(staffId)).map(({ action }) => action)).toEqual(["staff.role", "audit.undone"]);
    const [invited] = await db
      .select()
      .from(staffInvitations)
      .where(eq(staffInvitations.email, "by-ulla@mail.example"));
    expect(invited?.revokedAt).not.toBeNull();
  });

  it("changes a role, which holds at once, unless somebody changed it meanwhile", async () => {
    await createStaffMember(db, "berta", { role: "support" });
    const { request } = await sessionOf(shop, "berta");
    const change = { staffId: "stf_berta", actor: "olga" };
    expect(await changeRole(db, { ...change, from: "support", to: "editor" }, now)).toBe("done");
    expect(await currentStaff(request, shop)).toMatchObject({ role: builtInRoles.editor });
    expect(await changeRole(db, { ...change, from: "support", to: "owner" }, now)).toBe("changed");
    expect(await memberOf("berta")).toMatchObject({ role: "editor" });
    expect(await entriesOf("stf_berta")).toMatchObject([{ before: { role: "support" }, after: { role: "editor" } }]);
  });

  it("ends somebody's sessions, and turns off a second factor that was lost", async () => {
    await createStaffMember(db, "cesar", { role: "editor" });
    const { request, staff: cesar } = await sessionOf(shop, "cesar");
    await startSecondFactor(shop, cesar);
    await db.update(staff).set({ twoFactorEnabled: true }).where(eq(staff.id, cesar.id));
    expect(await endSessionsOf(db, { staffId: cesar.id, actor: "olga" }, now)).toBe("done");
    expect(await currentStaff(request, shop)).toBeNull();
    expect((await signIn(requestFromNewAddress(), shop, { username: "cesar", password }, now)).kind).toBe(
      "second-step",
    );
    expect(await resetSecondFactor(db, { staffId: cesar.id, actor: "olga" }, now)).toBe("done");
    expect((await signIn(requestFromNewAddress(), shop, { username: "cesar", password }, now)).kind).toBe("signed-in");
    expect(await resetSecondFactor(db, { staffId: cesar.id, actor: "olga" }, now)).toBe("changed");
  });

  it("turns a lost second factor off whole or not at all, so that a new one can be set up", async () => {
    await createStaffMember(db, "clara", { role: "editor" });
    const { staff: clara } = await sessionOf(shop, "clara");
    await startSecondFactor(shop, clara);
    await db.update(staff).set({ twoFactorEnabled: true }).where(eq(staff.id, clara.id));
    await db.update(staffTwoFactors).set({ verified: true }).where(eq(staffTwoFactors.userId, clara.id));
    // One read, one batch: whatever came after them would be lost with the database.
    const failing = withFaults(shop, ({ binding, nth }) => (binding === "DB" && nth > 2 ? "before" : undefined));
    expect(await resetSecondFactor(failing.db, { staffId: clara.id, actor: "olga" }, now)).toBe("done");
    expect(await readSecondFactor(shop, clara)).toMatchObject({ isOn: false });
    expect(await startSecondFactor(shop, clara)).not.toBeNull();
  });

  it("changes nothing about the own account, and nothing for who is no owner or gone", async () => {
    await createStaffMember(db, "doris", { role: "editor" });
    expect(await disableStaff(db, { staffId: "stf_olga", actor: "olga" }, now)).toBe("yourself");
    expect(await disableStaff(db, { staffId: "stf_olga", actor: "doris" }, now)).toBe("denied");
    expect(await disableStaff(db, { staffId: "stf_unknown", actor: "olga" }, now)).toBe("gone");
    expect(await changeRole(db, { staffId: "stf_olga", actor: "doris", from: "owner", to: "support" }, now)).toBe(
      "denied",
    );
    expect(await memberOf("olga")).toMatchObject({ role: "owner", disabledAt: null });
  });

  it("sees everybody with what matters, the disabled ones last", async () => {
    await createStaffMember(db, "emil", { role: "support" });
    await disableStaff(db, { staffId: "stf_emil", actor: "olga" }, now);
    const listed = await listStaff(db);
    expect(listed.find(({ username }) => username === "olga")).toMatchObject({ role: "owner", disabledAt: null });
    expect(listed.findIndex(({ disabledAt }) => disabledAt !== null)).toBeGreaterThan(
      listed.findLastIndex(({ disabledAt }) => disabledAt === null),
    );
  });
});

describe("the last owner", () => {
  /** Leaves these alone as active owners. */
  async function onlyOwners(...usernames: string[]) {
    await db.update(staff).set({ role: "support" }).where(eq(staff.role, "owner"));
    for (const username of usernames) await createStaffMember(db, username);
  }

  it("stays, when two owners disable each other in the same moment", async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [`ada${round}`, `bo${round}`] as const;
      await onlyOwners(a, b);
      const outcomes = await Promise.all([
        disableStaff(db, { staffId: `stf_${a}`, actor: b }, now),
        disableStaff(db, { staffId: `stf_${b}`, actor: a }, now),
      ]);
      expect(outcomes.toSorted()).toEqual(["denied", "done"]);
      const active = [await memberOf(a), await memberOf(b)].filter((owner) => owner?.disabledAt === null);
      expect(active).toHaveLength(1);
    }
  });

  it("stays, when one is disabled while the other is demoted", async () => {
    await onlyOwners("cajsa", "dag");
    const outcomes = await Promise.all([
      changeRole(db, { staffId: "stf_cajsa", actor: "dag", from: "owner", to: "editor" }, now),
      disableStaff(db, { staffId: "stf_dag", actor: "cajsa" }, now),
    ]);
    expect(outcomes.toSorted()).toEqual(["denied", "done"]);
  });

  it("is one who can sign in: an owner without a password does not count", async () => {
    await onlyOwners("elsa", "fred");
    await db.delete(staffAccounts).where(eq(staffAccounts.userId, "stf_fred"));
    // Nobody signs in as fred, yet whatever acts in that name is stopped.
    expect(await disableStaff(db, { staffId: "stf_elsa", actor: "fred" }, now)).toBe("last-owner");
    expect(await changeRole(db, { staffId: "stf_elsa", actor: "fred", from: "owner", to: "editor" }, now)).toBe(
      "last-owner",
    );
    expect(await disableStaff(db, { staffId: "stf_fred", actor: "elsa" }, now)).toBe("done");
  });
});

describe("an invitation", () => {
  const newcomer = (username: string) => ({ username, name: "New Comer", password: "a long enough one" });
  const invited = async (email: string) => {
    expect(await invite(shop, { email, role: "support", actor: "olga" }, now)).toBe("invited");
    const [invitation] = await db.select().from(staffInvitations).where(eq(staffInvitations.email, email));
    return invitation!;
  };
  const mailsOf = (email: string) =>
    db
      .select()
      .from(emailOutbox)
      .where(and(eq(emailOutbox.recipient, email), eq(emailOutbox.type, "staff_invitation")));

  it("is sent by e-mail, with a link that is signed and no token that is stored", async () => {
    const { id } = await invited("a@mail.example");
    expect(await mailsOf("a@mail.example")).toMatchObject([{ causeId: `${id}.1` }]);
    const { text } = (await staffInvitation.render(`${id}.1`, shop))!;
    const link = /\/admin\/invitation\?id=\S+&key=(\S+)/.exec(text);
    expect(link).not.toBeNull();
    expect(JSON.stringify(await db.select().from(staffInvitations))).not.toContain(link![1]!);
    expect(await entriesOf(id)).toMatchObject([{ action: "staff.invited", actor: "olga", after: { role: "support" } }]);
  });

  it("makes one account with its role, which signs in, of however many parallel attempts", async () => {
    const { id } = await invited("b@mail.example");
    const attempts = ["bente", "britt", "bodil"].map((name) => acceptInvitation(db, `${id}.1`, newcomer(name), now));
    const outcomes = await Promise.all(attempts);
    expect(outcomes.toSorted()).toEqual(["accepted", "unusable", "unusable"]);
    const made = await db.select().from(staff).where(eq(staff.email, "b@mail.example"));
    expect(made).toMatchObject([{ role: "support", emailVerified: true, disabledAt: null }]);
    const credentials = { username: made[0]!.username, password: "a long enough one" };
    expect((await signIn(requestFromNewAddress(), shop, credentials, now)).kind).toBe("signed-in");
    expect(await acceptInvitation(db, `${id}.1`, newcomer("birgitta"), now)).toBe("unusable");
    expect((await entriesOf(id)).map(({ action }) => action)).toContain("staff.joined");
  });

  it.each([
    ["is disabled", (staffId: string) => disableStaff(db, { staffId, actor: "olga" }, now)],
    [
      "is an owner no longer",
      (staffId: string) => changeRole(db, { staffId, actor: "olga", from: "owner", to: "support" }, now),
    ],
  ])("is void once who sent it %s", async (how, stop) => {
    const inviter = `inviter-${how.length}`;
    await createStaffMember(db, inviter);
    await db.update(staff).set({ role: "owner", disabledAt: null }).where(eq(staff.username, "olga"));
    const theirs = { email: `${inviter}@mail.example`, role: "owner", actor: inviter } as const;
    expect(await invite(shop, theirs, now)).toBe("invited");
    const [own] = await db.select().from(staffInvitations).where(eq(staffInvitations.email, theirs.email));
    const other = await invited(`not-${inviter}@mail.example`);
    expect(await stop(`stf_${inviter}`)).toBe("done");
    expect(await acceptInvitation(db, `${own!.id}.1`, newcomer(`back-${how.length}`), now)).toBe("unusable");
    expect(await acceptInvitation(db, `${other.id}.1`, newcomer(`fine-${how.length}`), now)).toBe("accepted");
  });

  it("works for 72 hours", async () => {
    const { id } = await invited("c@mail.example");
    expect(await acceptInvitation(db, `${id}.1`, newcomer("cleo"), addMinutes(now, 72 * 60))).toBe("unusable");
    expect((await listInvitations(db, addMinutes(now, 72 * 60))).find((row) => row.id === id)).toMatchObject({
      isExpired: true,
    });
    expect(await acceptInvitation(db, `${id}.1`, newcomer("cleo"), addMinutes(now, 72 * 60 - 1))).toBe("accepted");
  });

  it("works by its newest link alone when it is sent again, and for its full time from then", async () => {
    const { id } = await invited("d@mail.example");
    const later = addMinutes(now, 71 * 60);
    expect(await resendInvitation(shop, { invitationId: id, actor: "olga" }, later)).toBe(true);
    expect((await mailsOf("d@mail.example")).map(({ causeId }) => causeId)).toContain(`${id}.2`);
    expect(await acceptInvitation(db, `${id}.1`, newcomer("dina"), later)).toBe("unusable");
    await expect(staffInvitation.render(`${id}.1`, shop)).rejects.toThrow("superseded");
    expect(await acceptInvitation(db, `${id}.2`, newcomer("dina"), addMinutes(later, 60 * 71))).toBe("accepted");
    expect(await resendInvitation(shop, { invitationId: id, actor: "olga" }, later)).toBe(false);
  });

  it("is void once it is revoked, also in the same moment", async () => {
    const { id } = await invited("e@mail.example");
    expect(await revokeInvitation(shop, { invitationId: id, actor: "olga" }, now)).toBe(true);
    expect(await acceptInvitation(db, `${id}.1`, newcomer("esther"), now)).toBe("unusable");
    expect(await revokeInvitation(shop, { invitationId: id, actor: "olga" }, now)).toBe(false);

    const raced = await invited("f@mail.example");
    const [revoked, outcome] = await Promise.all([
      revokeInvitation(shop, { invitationId: raced.id, actor: "olga" }, now),
      acceptInvitation(db, `${raced.id}.1`, newcomer("flora"), now),
    ]);
    expect(revoked).toBe(outcome !== "accepted");
  });

  it("takes its e-mail back when it is revoked before it was sent", async () => {
    const { id } = await invited("j@mail.example");
    await db
      .update(emailOutbox)
      .set({ status: "queued" })
      .where(eq(emailOutbox.causeId, `${id}.1`));
    await revokeInvitation(shop, { invitationId: id, actor: "olga" }, now);
    expect(await mailsOf("j@mail.example")).toEqual([]);
  });

  it.each(["", "inv_unknown.1", "inv_x", "inv_x.1.1", "x".repeat(500)])(
    "that is none, %j, does nothing",
    async (id) => {
      expect(await acceptInvitation(db, id, newcomer("gunnel"), now)).toBe("unusable");
    },
  );

  it("goes once to an address, and never to somebody on the staff", async () => {
    await invited("g@mail.example");
    const again = { email: "g@mail.example", role: "owner", actor: "olga" } as const;
    expect(await invite(shop, again, now)).toBe("already-invited");
    expect(await invite(shop, { ...again, email: "olga@shop.example" }, now)).toBe("already-staff");
    expect(await mailsOf("g@mail.example")).toHaveLength(1);
    const parallel = Array.from({ length: 4 }, () => invite(shop, { ...again, email: "h@mail.example" }, now));
    expect((await Promise.all(parallel)).toSorted()).toEqual([
      "already-invited",
      "already-invited",
      "already-invited",
      "invited",
    ]);
  });

  it("says when a username is taken, and stays open for another one", async () => {
    const { id } = await invited("i@mail.example");
    expect(await acceptInvitation(db, `${id}.1`, newcomer("olga"), now)).toBe("username-taken");
    expect(await acceptInvitation(db, `${id}.1`, newcomer("ines"), now)).toBe("accepted");
  });
});
