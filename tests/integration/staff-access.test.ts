import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { staff as staffTable } from "#app/db/schema/staff.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { staffRoles, type StaffRole } from "#app/shared/states.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { createStaffMember, origin, sessionCookiesOf } from "#tests/support/staff-fixture.ts";
import { accessTable, collections, commands } from "#workers/api/access.ts";
import { callNames, handleApi } from "#workers/api/app.ts";

const shop = openTestShop();

/*
 * Who may make each call of the API: the whole of it, as a table to read. A call or command that is missing here fails the
 * tests, so a new one has to say for whom it is.
 */
const everyone = "everyone";
const expectedAccess: Record<string, typeof everyone | readonly StaffRole[]> = {
  "GET /api/health": everyone,
  "GET /api/openapi.json": everyone,
  "POST /api/quote": everyone,
  "GET /api/shop": everyone,
  "GET /api/search": everyone,
  "GET /api/collections": everyone,
  "GET /api/collections/{collection}/products": everyone,
  "GET /api/reviews": everyone,
  "GET /api/client.ts": everyone,
  "GET /api/docs": everyone,
  "POST /api/discount/validate": everyone,
  "POST /api/discount/apply": everyone,
  "POST /api/address/suggest": everyone,
  "POST /api/pickup-points": everyone,
  "POST /api/address/details": everyone,
  "POST /api/orders/track": everyone,
  "POST /api/orders/additions": everyone,
  "POST /api/products/stock": everyone,
  "POST /api/cookie-choices": everyone,
  "POST /api/search-log": everyone,
  "POST /api/measurements": everyone,
  "POST /api/email": everyone,
  "POST /api/email/webhook": everyone,
  "POST /api/payments/webhook": everyone,
  "POST /api/payments": everyone,
  "POST /api/payments/process": everyone,
  "POST /api/reviews": everyone,
  "POST /api/reviews/bought": everyone,
  "POST /api/storage/upload": everyone,
  "POST /api/storage/url": everyone,
  "POST /api/storage/delete": ["owner", "editor"],
  "products --read": everyone,
  "products --create": ["owner", "editor"],
  "products --update": ["owner", "editor"],
  "products --delete": ["owner", "editor"],
  "products --verify": ["owner", "editor", "support"],
  "products --append": ["owner", "editor"],
  "products --update-field": ["owner", "editor"],
  "products --delete-field": ["owner", "editor"],
  "users --read": ["owner", "support"],
  "users --create": ["owner", "support"],
  "users --update": ["owner", "support"],
  "users --verify": ["owner", "support"],
  "users --update-field": ["owner", "support"],
  "users --delete-field": ["owner", "support"],
  "orders --create": everyone,
  "orders --read": ["owner", "support"],
  "orders --update": ["owner", "support"],
  "orders --verify": ["owner", "support"],
  "orders --append": ["owner", "support"],
  "orders --update-field": ["owner", "support"],
  "orders --delete-field": ["owner", "support"],
  "carts --read": everyone,
  "carts --create": everyone,
  "carts --update": everyone,
  "carts --delete": everyone,
  "newsletter_subscribers --create": everyone,
  "newsletter_subscribers --read": ["owner", "support"],
  "newsletter_subscribers --update": ["owner", "support"],
  "newsletter_subscribers --delete": ["owner", "support"],
  "newsletter_subscribers --verify": ["owner", "support"],
  "newsletter_subscribers --update-field": ["owner", "support"],
  "contact_messages --create": everyone,
  "contact_messages --read": ["owner", "support"],
  "contact_messages --update": ["owner", "support"],
  "contact_messages --verify": ["owner", "support"],
  "contact_messages --append": ["owner", "support"],
  "contact_messages --update-field": ["owner", "support"],
  "discount_codes --read": ["owner", "editor", "support"],
  "discount_codes --create": ["owner", "editor"],
  "discount_codes --update": ["owner", "editor"],
  "discount_codes --delete": ["owner", "editor"],
  "discount_codes --verify": ["owner", "editor", "support"],
  "discount_codes --update-field": ["owner", "editor"],
  "discount_codes --delete-field": ["owner", "editor"],
};

const operations = collections.flatMap((collection) => commands.map((command) => `${collection} ${command}`));
const granted = operations.filter((name) => {
  const [collection, command] = name.split(" ") as [keyof typeof accessTable, (typeof commands)[number]];
  return accessTable[collection]?.[command] !== undefined;
});
const withAddress = callNames.filter((name) => name !== "POST /api/db");
const allNames = [...withAddress, ...operations];

const callers = [...staffRoles, "disabled", "nobody", "forged"] as const;
type Caller = (typeof callers)[number];
const cookies = {} as Record<Caller, string>;

beforeAll(async () => {
  for (const role of staffRoles) {
    await createStaffMember(shop.db, role, { role });
    cookies[role] = (await sessionCookiesOf(shop, role)).join("; ");
  }
  await createStaffMember(shop.db, "dismissed");
  cookies.disabled = (await sessionCookiesOf(shop, "dismissed")).join("; ");
  // The session is left as it is: the account alone must be enough to refuse it.
  await shop.db.update(staffTable).set({ disabledAt: now.toISOString() }).where(eq(staffTable.username, "dismissed"));
  cookies.nobody = "";
  cookies.forged = "staff.session_token=forged.c2lnbmF0dXJl";
});

/** Makes a call with nothing in it: access is refused before a body is looked at. */
function call(name: string, caller: Caller, data: object = {}, headers: Record<string, string> = {}) {
  const [first = "", second = ""] = name.split(" ");
  const isOperation = second.startsWith("--");
  const body = isOperation ? { database_name: "shop", collection_name: first, command: second, data } : data;
  const sent = {
    "Content-Type": "application/json",
    "CF-Connecting-IP": crypto.randomUUID(),
    ...(cookies[caller] ? { Cookie: cookies[caller] } : {}),
    ...headers,
  };
  const [method, path] = isOperation ? ["POST", "/api/db"] : [first, second];
  const init = method === "GET" ? { headers: sent } : { method, headers: sent, body: JSON.stringify(body) };
  return handleApi(new Request(`${origin}${path}`, init), shop);
}

/** What a call's access looks like from outside. */
async function outcome(name: string, caller: Caller) {
  const { status } = await call(name, caller);
  if (status === 401) return "asked to sign in";
  return status === 403 ? "refused" : "let in";
}

function expectedOutcome(name: string, caller: Caller) {
  const access = expectedAccess[name];
  if (access === everyone) return "let in";
  const role = staffRoles.find((known) => known === caller);
  if (!role) return "asked to sign in";
  return access?.includes(role) ? "let in" : "refused";
}

describe("the API", () => {
  it("has exactly the calls and commands of the table above", () => {
    expect(Object.keys(expectedAccess).toSorted()).toEqual([...withAddress, ...granted].toSorted());
  });

  it.each(allNames)("lets in whom it should, and nobody else: %s", async (name) => {
    for (const caller of callers) {
      expect([caller, await outcome(name, caller)]).toEqual([caller, expectedOutcome(name, caller)]);
    }
  });

  it("takes pictures of products from those who edit products, and says why from nobody else", async () => {
    const upload = async (caller: Caller) => {
      const form = new FormData();
      form.set("folder", "products");
      form.set("file", new File(["no picture"], "a.jpg"));
      const headers = { Cookie: cookies[caller], "CF-Connecting-IP": crypto.randomUUID() };
      const sent = new Request(`${origin}/api/storage/upload`, { method: "POST", body: form, headers });
      return (await handleApi(sent, shop)).status;
    };
    expect(await Promise.all(callers.map(upload))).toEqual([415, 415, 403, 401, 401, 401]);
  });
});

describe("a refusal", () => {
  it("has a code of its own for a missing sign-in, a wrong role, and what nobody may do", async () => {
    const codes = [call("orders --read", "nobody"), call("orders --read", "editor"), call("users --delete", "owner")];
    const bodies = await Promise.all(codes.map(async (answer) => (await answer).json<{ code: string }>()));
    expect(bodies.map(({ code }) => code)).toEqual(["sign-in-required", "role-denied", "denied"]);
  });

  it("changes nothing", async () => {
    const order = await placed("refused");
    const change = { filter: { id: order }, update: { status: "shipped" } };
    for (const caller of ["nobody", "editor", "disabled"] as const) await call("orders --update", caller, change);
    expect(await readOrder(shop.db, order)).toMatchObject({ status: "pending" });
    await call("orders --update", "support", change);
    expect(await readOrder(shop.db, order)).toMatchObject({ status: "shipped" });
  });

  it("meets staff, too, when another site sends the call", async () => {
    const answer = await call("orders --read", "owner", {}, { Origin: "https://elsewhere.example" });
    expect(answer.status).toBe(403);
  });

  it("follows a change of role at once, in the session that is open", async () => {
    await createStaffMember(shop.db, "moved", { role: "support" });
    const cookie = (await sessionCookiesOf(shop, "moved")).join("; ");
    const read = async () => (await call("orders --read", "nobody", {}, { Cookie: cookie })).status;
    expect(await read()).toBe(200);
    await shop.db.update(staffTable).set({ role: "editor" }).where(eq(staffTable.username, "moved"));
    expect(await read()).toBe(403);
    await shop.db.update(staffTable).set({ role: "owner" }).where(eq(staffTable.username, "moved"));
    expect(await read()).toBe(200);
  });
});

async function placed(garment: string): Promise<string> {
  await stockGarment(shop.db, { id: garment });
  const result = await placeOrder(shop.db, orderOf(garment), now);
  if (result.kind !== "placed") throw new Error(result.kind);
  return result.order.id;
}
