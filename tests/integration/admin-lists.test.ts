import type { LoaderFunctionArgs } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";

import { filterValues, type ListShape, type ListView } from "#app/admin/frame/list-address.ts";
import { messagesList } from "#app/admin/messages/messages-list.tsx";
import { subscribersList } from "#app/admin/newsletter/subscribers-list.tsx";
import { ordersList } from "#app/admin/orders/orders-list.tsx";
import { usersList } from "#app/admin/people/users-list.tsx";
import { productsList } from "#app/admin/products/products-list.tsx";
import { loader as dashboard } from "#app/routes/admin/dashboard.tsx";
import { longScans } from "#tests/support/long-scans.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { createStaffMember, origin, sessionCookiesOf } from "#tests/support/staff-fixture.ts";
import { adminStatus } from "#tests/support/staff-request.ts";

interface Walked {
  list: ListShape<string, Record<string, string>>;
  loader: (args: LoaderFunctionArgs) => unknown;
}

type View = ListView<string, Record<string, string>>;

const routes = import.meta.glob<Partial<Walked>>("../../app/routes/admin/*.tsx", { eager: true });
const sources = import.meta.glob<string>("../../app/routes/admin/*.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});
const tabs = [productsList, ordersList, usersList, subscribersList, messagesList];
const lists = [
  ...Object.values(routes).flatMap(({ list, loader }) => (list && loader ? [{ list, loader }] : [])),
  ...tabs.map((list) => ({ list, loader: dashboard })),
] as Walked[];

const shop = openTestShop();
let cookie = "";
beforeAll(async () => {
  await createStaffMember(shop.db, "asta");
  cookie = (await sessionCookiesOf(shop, "asta")).join("; ");
});

/** Calls `work` with a function that says what a list shows at an address, for who is signed in. */
async function walk({ loader }: Walked, path: string, work: (shownAt: (url: URL) => Promise<View>) => Promise<void>) {
  const request = new Request(new URL(path, origin), { headers: { Cookie: cookie } });
  await adminStatus(shop, request, request.url.slice(origin.length + 1).split("?")[0] ?? "", async (context) => {
    await work(async (url) =>
      viewIn(await loader({ request, context, url, params: {} } as unknown as LoaderFunctionArgs)),
    );
    return new Response();
  });
}

/** The view in what a loader returned, wherever it stands. */
function viewIn(data: unknown): View {
  const { view, shown, list } = data as Record<"view" | "shown" | "list", unknown>;
  return view ? (view as View) : viewIn(shown ?? list);
}

it("every list of the admin is walked, but those of one thing, which have one order and no filter", () => {
  const readers = Object.entries(sources).filter(([, source]) => source.includes("readList("));
  const walked = readers.filter(([path]) => routes[path]?.list);
  const others = readers.filter((reader) => !walked.includes(reader)).map(([path]) => path.split("/").at(-1));
  expect(others).toEqual(["files.tsx", "inventory-variant.tsx"]);
  expect(new Set(lists.map(({ list }) => list.path)).size).toBe(lists.length);
});

/** What the dashboard counts is a row each; the variants of inventory's last step are those of its page; a shop has few keys, and 200
 * collections at most; cases are one page of each kind, in the order of its index. */
const isShort =
  /^SCAN (row_counts|product_variants|api_keys|webhooks|staff_collections|(withdrawals|complaints) USING INDEX \w+_by_received)$/;

describe.each(lists.map((walked): [string, Walked] => [walked.list.path, walked]))("the list at %s", (path, walked) => {
  const { sorts, filters } = walked.list;
  const values = Object.entries(filters).flatMap(([name, filter]) =>
    filterValues(filter).map(([value]) => [name, value]),
  );
  const pages = [{}, { after: "s2026-11-03T00:00:00.000Z~x" }, { before: "n3~x" }];
  const choices: Record<string, string>[] = [
    ...Object.keys(sorts).flatMap((sort) => pages.map((page) => ({ sort, ...page }))),
    ...values.map((value) => Object.fromEntries([value])),
    // One value of every filter, together.
    Object.fromEntries(values),
  ];

  it.each(["", "anna 1"])("answers in every order and with every filter for the search '%s'", (q) =>
    walk(walked, path, async (shownAt) => {
      for (const choice of choices) {
        const url = new URL(path, origin);
        for (const [name, value] of Object.entries({ q, ...choice })) url.searchParams.set(name, value);
        const { search, sort, filters: set } = await shownAt(url);
        const { sort: wanted = Object.keys(sorts)[0], after: _after, before: _before, ...filtered } = choice;
        expect({ search, sort, filters: set }, url.search).toEqual({ search: q, sort: wanted, filters: filtered });
      }
    }),
  );

  it("looks through no table that grows, in any order", () =>
    walk(walked, path, async (shownAt) => {
      for (const sort of Object.keys(sorts)) {
        const url = new URL(path, origin);
        url.searchParams.set("sort", sort);
        const scans = await longScans(shop.env, () => shownAt(url));
        expect(
          scans.filter(({ scans: [step = ""] }) => !isShort.test(step)),
          sort,
        ).toEqual([]);
      }
    }));
});
