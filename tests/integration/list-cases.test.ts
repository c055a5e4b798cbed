import { beforeAll, describe, expect, it } from "vitest";

import { workNames } from "#app/admin/cases/case-names.ts";
import { readFrame } from "#app/admin/frame/read-frame.server.ts";
import { readableKinds } from "#app/admin/frame/readable-kinds.ts";
import { mostCounted } from "#app/admin/frame/shown-count.ts";
import { readToday } from "#app/admin/today/read-today.server.ts";
import { todayTasks } from "#app/admin/today/today-tasks.ts";
import type { CaseWork } from "#app/features/after-sale/cases/case-work.server.ts";
import {
  type CaseFilters,
  type CaseSort,
  countCasesToDo,
  countOpenCases,
  listCases,
} from "#app/features/after-sale/cases/list-cases.server.ts";
import { requestGoods } from "#app/features/after-sale/cases/request-goods.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import { caseStages } from "#app/shared/case-statuses.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { returnKinds } from "#app/shared/states.ts";
import { giveNotice, heldExchange, makeComplaint, receiveGoods } from "#tests/support/cases.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { isListed, listedCases } from "#tests/support/listed-cases.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { statementsOf } from "#tests/support/statements.ts";

const shop = openTestShop();
const { db, env } = shop;

let order: Awaited<ReturnType<typeof deliveredOrder>>;
let [withdrawal, exchange, complaint, unmatched] = ["", "", "", ""];
beforeAll(async () => {
  order = await deliveredOrder(db, sandboxProvider);
  withdrawal = await giveNotice(shop, order, [[order.black, 1]]);
  const other = await deliveredOrder(db, sandboxProvider);
  exchange = await heldExchange(db, other);
  complaint = await makeComplaint(shop, other, [[other.black, 1]]);
  unmatched = await giveNotice(shop, null);
});

/** The ids of a page, and the cursor of the next. */
async function pageOf(size: number, after: { value: string | number; id: string } | null, sort: CaseSort = "newest") {
  const page = await listCases(db, { search: "", sort, filters: {}, paging: { size, after } }, now, returnKinds);
  return { ids: page.rows.map(({ id }) => id), next: page.next };
}

describe("the list of all cases", () => {
  it("shows each once, with its kind, its order, its customer, its items and its day", async () => {
    const rows = await listedCases(db, {}, now);
    expect(rows.map(({ id }) => id).toSorted()).toEqual([withdrawal, exchange, complaint, unmatched].toSorted());
    expect(rows.find(({ id }) => id === withdrawal)).toMatchObject({
      kind: "withdrawal",
      number: withdrawal,
      orderId: order.orderId,
      orderNumber: order.orderNumber,
      customer: "Åsa Öberg",
      items: expect.stringMatching(/^1 × .+, Black, M$/) as string,
      goods: "requested",
    });
    const found = rows.find(({ id }) => id === exchange);
    expect(found).toMatchObject({ kind: "exchange", number: expect.stringMatching(/^RT-\d{8}$/) as string });
    expect(found?.customer).not.toBe("");
    expect(found?.dueAt).not.toBeNull();
    expect(rows.find(({ id }) => id === unmatched)).toMatchObject({ orderId: null, items: "" });
  });

  it("shows the kinds that somebody may see, and no others", async () => {
    for (const kind of returnKinds) {
      const query = { search: "", sort: "newest", filters: {}, paging: { size: 20 } } as const;
      const { rows } = await listCases(db, query, now, [kind]);
      expect(rows.every((row) => row.kind === kind)).toBe(true);
    }
    const none = { search: "", sort: "newest", filters: { kind: "complaint" }, paging: { size: 20 } } as const;
    expect((await listCases(db, none, now, ["withdrawal"])).rows).toEqual([]);
    expect([readableKinds(builtInRoles.support), readableKinds(builtInRoles.editor)]).toEqual([[...returnKinds], []]);
  });

  it.each(["newest", "oldest"] as const)(
    "has each case on one page, the %s first, whatever comes between",
    async (sort) => {
      const all = (await pageOf(50, null, sort)).ids;
      const first = await pageOf(1, null, sort);
      if (sort === "newest") all.unshift(await giveNotice(shop, null, [], addDays(now, 1)));
      const second = await pageOf(2, first.next, sort);
      const third = await pageOf(50, second.next, sort);
      const seen = [...first.ids, ...second.ids, ...third.ids];
      expect(seen).toEqual(sort === "newest" ? all.slice(1) : all);
      expect(third.next).toBeNull();
    },
  );

  it("is searched by the number of the order, of the case and of the parcel, and by name", async () => {
    const number = (await listedCases(db, { kind: "exchange" }, now))[0]?.number ?? "";
    const ids = async (search: string) => (await listedCases(db, { search }, now)).map(({ id }) => id);
    expect(await ids(order.orderNumber)).toEqual([withdrawal]);
    expect(await ids(complaint)).toEqual([complaint]);
    expect(await ids(number)).toContain(exchange);
    expect(await ids("öberg")).toContain(complaint);
    expect(await ids("ÖBERG")).toContain(exchange);
    expect(await ids("PM-00000000")).toEqual([]);
  });
});

describe("the state of a case", () => {
  it("is one of the few, and open until it is done", async () => {
    for (const { id } of await listedCases(db, {}, now)) {
      const states = [];
      for (const state of caseStages) if (await isListed(db, id, { state }, now)) states.push(state);
      expect(states).toHaveLength(1);
      expect(await isListed(db, id, { state: "open" }, now)).toBe(states[0] !== "done");
    }
  });

  it("is to do when its goods are here, and when its last day is near", async () => {
    expect(await isListed(db, withdrawal, { state: "parcel" }, now)).toBe(true);
    expect(await isListed(db, withdrawal, { state: "todo" }, addDays(now, 12))).toBe(true);
    expect(await isListed(db, exchange, { state: "parcel" }, now)).toBe(true);
    expect(await isListed(db, exchange, { state: "todo" }, addDays(now, 20))).toBe(true);
    const other = await deliveredOrder(db, sandboxProvider);
    const returnId = await heldExchange(db, other);
    await receiveGoods(db, other, returnId);
    expect(await isListed(db, returnId, { state: "todo" }, now)).toBe(true);
  });

  it("waits for the parcel of a complaint whose items were asked for", async () => {
    const other = await deliveredOrder(db, sandboxProvider);
    const id = await makeComplaint(shop, other, [[other.black, 1]]);
    await requestGoods(shop, { id, returnId: newId("ret"), text: "", actor: "kim" }, now);
    expect(await isListed(db, id, { state: "parcel" }, now)).toBe(true);
    expect(await isListed(db, id, { state: "customer" }, now)).toBe(false);
  });
});

describe("what is counted", () => {
  it.each([0, 12, 20, 60])("is what Home leads to, each case once, after %s days", async (days) => {
    const at = addDays(now, days);
    const toDo = new Set((await listedCases(db, { state: "todo" }, at)).map(({ id }) => id));
    expect(await countCasesToDo(db, at, returnKinds, mostCounted)).toBe(toDo.size);
    const { tasks } = await readToday(db, builtInRoles.owner, at);
    const led = new Set<string>();
    for (const { task, to } of todayTasks.filter((one) => one.to.startsWith("/admin/returns"))) {
      const filters = Object.fromEntries(new URL(to, "http://admin").searchParams) as Partial<CaseFilters>;
      const rows = await listedCases(db, filters, at);
      expect([task, rows.length]).toEqual([task, tasks.find((one) => one.task === task)?.count]);
      for (const { id } of rows) led.add(id);
    }
    expect(led).toEqual(toDo);
  });

  it("of each kind is what its list of open ones shows", async () => {
    for (const { kind, open } of await countOpenCases(db, now, returnKinds, mostCounted))
      expect([kind, open]).toEqual([kind, (await listedCases(db, { kind, state: "open" }, now)).length]);
    expect(await countCasesToDo(db, now, [], mostCounted)).toBe(0);
  });

  it("stands in the sidebar of who may read them", async () => {
    const toDo = async (role: "support" | "editor") =>
      (await readFrame(shop, { name: "Kim", role: builtInRoles[role] } as never)).counts.casesToDo;
    expect(await toDo("support")).toBeGreaterThan(0);
    expect(await toDo("editor")).toBe(0);
  });
});

describe("a page of the list", () => {
  const filters: Partial<CaseFilters>[] = [
    ...(["open", "todo", "parcel", "customer"] as const).map((state) => ({ state })),
    ...(Object.keys(workNames) as CaseWork[]).filter((work) => work !== "after-three-years").map((work) => ({ work })),
  ];
  it.each(filters)("of %j finds what waits by an index, without a walk past everything that is done", async (shown) => {
    for (const after of [null, { value: now.toISOString(), id: "ret_1" }]) {
      const query = { search: "", sort: "newest", filters: shown, paging: { size: 20, after } } as const;
      const plans = await plansOf(() => listCases(db, query, now, returnKinds));
      const walk = /^(SCAN|SEARCH) (withdrawals|returns|complaints) .*_by_(received|created|kind)\b/;
      expect(plans.filter((step) => walk.test(step))).toEqual([]);
    }
  });

  it.each(returnKinds)("of each %s walks along the index of its order", async (kind) => {
    const query = { search: "", sort: "newest", filters: { kind }, paging: { size: 20 } } as const;
    const plans = (await plansOf(() => listCases(db, query, now, returnKinds))).join("\n");
    const index = { withdrawal: "withdrawals_by_received", complaint: "complaints_by_received" }[kind as "withdrawal"];
    expect(plans).toContain(`INDEX ${index ?? "returns_by_kind"}`);
  });
});

async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  for (const { query, values } of await statementsOf(env, work)) {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
      .bind(...values)
      .all<{ detail: string }>();
    found.push(...results.map(({ detail }) => detail));
  }
  return found;
}
