import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { readToday } from "#app/admin/today/read-today.server.ts";
import type { TodayTask } from "#app/admin/today/today-tasks.ts";
import { complaints } from "#app/db/schema/complaints.server.ts";
import { readComplaintForStaff } from "#app/features/after-sale/cases/read-complaint-page.server.ts";
import { complaintLink } from "#app/features/after-sale/cases/read-complaint.server.ts";
import { answerAsBuyer, recordComplaintStep } from "#app/features/after-sale/cases/record-complaint-step.server.ts";
import { refundComplaint } from "#app/features/after-sale/cases/refund-complaint.server.ts";
import { requestGoods } from "#app/features/after-sale/cases/request-goods.server.ts";
import { readOpenMatters } from "#app/features/people/personal-data/open-matters.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import { caseStages, caseStatuses, type ComplaintStatus, complaintStatusFacts } from "#app/shared/case-statuses.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { readComplaintStatus } from "#app/storefront/case-pages/complaint-status.server.ts";
import { makeComplaint } from "#tests/support/cases.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { isListed } from "#tests/support/listed-cases.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const actor = "kim";
/** After our answer to every complaint here is due. */
const later = addDays(now, 30);

const rowOf = async (id: string) => (await db.select().from(complaints).where(eq(complaints.id, id)))[0]!;

type StepType = Parameters<typeof recordComplaintStep>[1]["type"];
async function follow(id: string, type: StepType) {
  const { updatedAt: seen } = await rowOf(id);
  const step = { id: newId("cev"), complaintId: id, type, text: "Words", seen, actor, isSettled: true } as const;
  return recordComplaintStep(shop, type === "accepted" ? { ...step, remedy: "money-back" } : step, addDays(now, 1));
}

/** A complaint about a black one that was delivered, after a step of staff. */
async function told(step: StepType | null) {
  const order = await deliveredOrder(db, sandboxProvider);
  const id = await makeComplaint(shop, order, [[order.black, 1]]);
  if (step) expect(await follow(id, step)).toBe("done");
  return { ...order, id };
}

const ways: Record<ComplaintStatus, () => ReturnType<typeof told>> = {
  received: () => told(null),
  waiting: () => told("asked"),
  accepted: () => told("accepted"),
  rejected: () => told("rejected"),
  closed: () => told("closed"),
};

type WaitsFor = NonNullable<(typeof complaintStatusFacts)[ComplaintStatus]["waitsFor"]>;

/** Where Today counts what waits for us. */
const tasks: Record<WaitsFor, TodayTask[]> = {
  "our-answer": ["complaints-new", "complaints-overdue"],
  buyer: [],
  remedy: ["complaints-accepted"],
};

const counted = async () => {
  const found = (await readToday(db, builtInRoles.owner, later)).tasks;
  return (task: TodayTask) => found.find((one) => one.task === task)?.count ?? 0;
};

/** What staff do, from where, and where it leads; null leaves it as it is. */
const steps = [
  { step: "asked", from: { isOpen: true }, to: "waiting" },
  { step: "rejected", from: { isOpen: true }, to: "rejected" },
  { step: "accepted", from: { isClosed: false }, to: "accepted" },
  { step: "closed", from: { isClosed: false }, to: "closed" },
  { step: "answered", from: { isClosed: false }, to: null },
  { step: "note", from: {}, to: null },
] as const;

describe.each(caseStatuses("complaint"))("a complaint that is %s", (status) => {
  const facts = complaintStatusFacts[status];
  const { isOpen, waitsFor, answerReopens, isClosed, shopperText, stage } = facts;
  let complaint: Awaited<ReturnType<typeof told>>;
  let added: (task: TodayTask) => number;
  beforeAll(async () => {
    const before = await counted();
    complaint = await ways[status]();
    const after = await counted();
    added = (task) => after(task) - before(task);
  });

  it("was brought to it, and is seen by staff and its buyer", async () => {
    const { id } = complaint;
    for (const state of caseStages)
      expect([state, await isListed(db, id, { kind: "complaint", state }, later)]).toEqual([state, state === stage]);
    expect(await isListed(db, id, { state: "open" }, later)).toBe(isOpen);
    expect(await readComplaintForStaff(db, id)).toMatchObject({ complaint: { status } });
    const url = new URL(await complaintLink(id, shop.env, now));
    expect(await readComplaintStatus(shop, url)).toMatchObject({ id, status, statusText: shopperText });
  });

  it(`${isOpen ? "keeps" : "does not keep"} its buyer's data`, async () => {
    const matters = await readOpenMatters(db, "asa.oberg@mail.example");
    const isKept = matters.some(({ kind, name }) => kind === "complaint" && name === complaint.orderNumber);
    expect(isKept).toBe(isOpen);
  });

  it(`waits for ${waitsFor ?? "nothing"}, as the list and Today say`, async () => {
    const mine = waitsFor === null ? [] : tasks[waitsFor];
    for (const task of Object.values(tasks).flat())
      expect([task, added(task)]).toEqual([task, Number(mine.includes(task))]);
    expect(await isListed(db, complaint.id, { work: "answer-overdue" }, later)).toBe(waitsFor === "our-answer");
  });

  it(`${isOpen ? "has" : "does not have"} its goods asked for`, async () => {
    const { id } = await ways[status]();
    const asked = await requestGoods(shop, { id, returnId: newId("ret"), text: "", actor }, now);
    expect(asked).toBe(isOpen ? "done" : "not-possible");
  });

  it(`${waitsFor === "remedy" ? "is" : "is not"} paid for`, async () => {
    const { id, black } = complaint;
    const money = { id, form: newId("rfd"), units: new Map([[black, 1]]), text: "", actor };
    const { kind } = await refundComplaint(shop, sandboxProvider, money, now);
    expect(kind).toBe(waitsFor === "remedy" ? "done" : "not-accepted");
  });

  it(`${isClosed ? "takes no answer" : "takes an answer"} of its buyer, which ${answerReopens ? "makes us answer again" : "changes nothing"}`, async () => {
    const { id } = await ways[status]();
    const answer = { id: newId("cev"), complaintId: id, text: "It opened again" };
    expect(await answerAsBuyer(db, answer, addDays(now, 2))).toBe(isClosed ? "closed" : "done");
    expect((await rowOf(id)).status).toBe(answerReopens ? "received" : status);
  });

  const mayBe = (from: object) =>
    Object.entries(from).every(([fact, value]) => new Map<string, unknown>(Object.entries(facts)).get(fact) === value);

  it.each(steps.filter(({ from }) => mayBe(from)))("can be $step", async ({ step, to }) => {
    const { id } = await ways[status]();
    expect(await follow(id, step)).toBe("done");
    expect((await rowOf(id)).status).toBe(to ?? status);
  });

  it("stays as it is when staff do anything else", async () => {
    for (const { step } of steps.filter(({ from }) => !mayBe(from)))
      expect(await follow(complaint.id, step)).toBe("changed-meanwhile");
    expect((await rowOf(complaint.id)).status).toBe(status);
  });
});

it("each open complaint waits for something, and no other does", () => {
  for (const { isOpen, waitsFor } of Object.values(complaintStatusFacts)) expect(isOpen).toBe(waitsFor !== null);
});

it("an answer reopens what waits for it, and what we refused", () => {
  for (const { answerReopens, waitsFor, isOpen, isClosed } of Object.values(complaintStatusFacts))
    expect(answerReopens).toBe(waitsFor === "buyer" || (!isOpen && !isClosed));
});
