import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { staffRoles, type StaffRole } from "#app/shared/states.ts";
import { type BuiltShop, openBuiltShop } from "#tests/support/built-shop.ts";
import { closeConnections, sendRaw } from "#tests/support/send-raw.ts";

import { everyRoute } from "./fuzz/routes.ts";

/*
 * Who may open each page of the admin, and who may send its forms: the whole of it, as a table to read. Every route of
 * app/routes.ts under /admin must be in it, so a new one has to say for whom it is. A page without forms has no `write`.
 */
type Who = "anyone" | readonly StaffRole[];
const all = ["owner", "editor", "support"] as const;
const owner = ["owner"] as const;
const editing = ["owner", "editor"] as const;
const serving = ["owner", "support"] as const;

const expectedAccess: Record<string, { read: Who; write?: Who }> = {
  "/admin": { read: "anyone", write: "anyone" },
  "/admin/invitation": { read: "anyone", write: "anyone" },
  "/admin/forgotten-password": { read: "anyone", write: "anyone" },
  "/admin/new-password": { read: "anyone", write: "anyone" },
  "/admin/account": { read: all, write: all },
  "/admin/today": { read: all },
  // Which alarms each role sees and mutes is said in tests/integration/alarms.test.ts.
  "/admin/alarms": { read: all, write: all },
  "/admin/rows": { read: all, write: all },
  "/admin/products": { read: all, write: editing },
  "/admin/products/new": { read: editing, write: editing },
  "/admin/products/:id": { read: all, write: editing },
  "/admin/products/:id/duplicate": { read: all, write: editing },
  "/admin/products/:id/delete": { read: editing, write: editing },
  "/admin/inventory": { read: all, write: editing },
  "/admin/inventory/count": { read: editing, write: editing },
  "/admin/inventory/:variantId": { read: all, write: editing },
  "/admin/orders/bulk": { read: serving, write: serving },
  "/admin/orders/packing-slips.pdf": { read: serving },
  "/admin/orders/labels.pdf": { read: serving },
  "/admin/orders/send": { read: serving, write: serving },
  "/admin/orders/deliver": { read: serving, write: serving },
  "/admin/orders/imported": { read: serving },
  "/admin/orders/:id": { read: serving, write: serving },
  "/admin/orders/:id/fulfil": { read: serving, write: serving },
  "/admin/orders/:id/undo-sending": { read: serving, write: serving },
  "/admin/orders/:id/refund": { read: serving, write: serving },
  "/admin/orders/:id/retry-refund": { read: serving, write: serving },
  "/admin/orders/:id/refund-by-hand": { read: serving, write: serving },
  "/admin/orders/:id/notes": { read: serving, write: serving },
  "/admin/orders/:id/desk": { read: serving, write: serving },
  "/admin/orders/:id/items/:line": { read: serving, write: serving },
  "/admin/orders/:id/add": { read: serving, write: serving },
  "/admin/orders/:id/address": { read: serving, write: serving },
  "/admin/orders/:id/pickup-point": { read: serving, write: serving },
  "/admin/orders/filters": { read: serving, write: serving },
  "/admin/mentions/:note": { read: serving, write: serving },
  "/admin/orders/:id/resend": { read: serving, write: serving },
  "/admin/orders/:id/correct-email": { read: serving, write: serving },
  "/admin/orders/:id/delivery": { read: serving, write: serving },
  "/admin/orders/:id/correct-delivery": { read: serving, write: serving },
  "/admin/orders/:id/receipts/:number": { read: serving },
  "/admin/orders/:id/packing-slip": { read: serving },
  "/admin/returns": { read: serving, write: serving },
  "/admin/returns/:id": { read: serving, write: serving },
  "/admin/returns/:id/pictures/:picture": { read: serving },
  "/admin/complaints": { read: serving },
  "/admin/complaints/new": { read: serving, write: serving },
  "/admin/complaints/:id": { read: serving, write: serving },
  "/admin/complaint-pictures/:id": { read: serving },
  "/admin/withdrawals": { read: serving },
  "/admin/withdrawals/new": { read: serving, write: serving },
  "/admin/withdrawals/:id": { read: serving, write: serving },
  "/admin/pick-list": { read: serving },
  "/admin/board": { read: serving },
  "/admin/users/:id": { read: serving, write: serving },
  "/admin/people/data": { read: owner, write: owner },
  "/admin/people/requests": { read: serving },
  "/admin/people/requests/:id": { read: serving, write: serving },
  "/admin/people/data/file": { read: owner, write: owner },
  "/admin/subscribers/:id": { read: serving, write: serving },
  "/admin/messages/:id": { read: serving, write: serving },
  "/admin/accessibility": { read: serving, write: serving },
  "/admin/unsent-mail": { read: serving, write: serving },
  "/admin/unsent-mail/:id": { read: serving, write: serving },
  "/admin/reviews": { read: all, write: all },
  "/admin/review-pictures/:id": { read: all },
  "/admin/products/picker": { read: all },
  "/admin/products/sheet": { read: editing, write: editing },
  "/admin/products/order": { read: all, write: editing },
  "/admin/products/order/:list": { read: all, write: editing },
  "/admin/campaigns": { read: all },
  "/admin/campaigns/new": { read: editing, write: editing },
  "/admin/campaigns/:id": { read: all, write: editing },
  "/admin/newsletter": { read: editing },
  "/admin/newsletter/:id": { read: editing, write: editing },
  "/admin/claims": { read: all, write: editing },
  "/admin/claims/:id/document": { read: all, write: editing },
  "/admin/markets": { read: editing, write: editing },
  "/admin/markets/:id/prices": { read: all, write: editing },
  "/admin/markets/:id/prices.csv": { read: all },
  "/admin/markets/documents/:locale/:kind": { read: editing },
  "/admin/operators": { read: all, write: editing },
  "/admin/operators/:id": { read: all, write: editing },
  "/admin/products/incomplete": { read: all },
  "/admin/search": { read: all },
  "/admin/searches": { read: all },
  "/admin/searches/synonyms": { read: all },
  "/admin/searches/synonyms/new": { read: editing, write: editing },
  "/admin/searches/synonyms/:id": { read: editing, write: editing },
  "/admin/discounts": { read: all },
  "/admin/discounts/new": { read: editing, write: editing },
  // Support may try a code against a cart.
  "/admin/discounts/:code": { read: all, write: all },
  "/admin/files": { read: editing, write: editing },
  "/admin/files/:id": { read: editing, write: editing },
  "/admin/files/:id/download": { read: editing },
  "/admin/files/:id/broken-rows": { read: editing },
  "/admin/settings": { read: editing },
  "/admin/settings/:section": { read: editing, write: editing },
  "/admin/collections": { read: all },
  "/admin/translations": { read: all, write: editing },
  "/admin/translations/item": { read: all, write: editing },
  "/admin/translations.csv": { read: all },
  "/admin/collections/:id": { read: all, write: editing },
  "/admin/redirects": { read: editing, write: editing },
  "/admin/analytics": { read: owner },
  "/admin/sales": { read: owner },
  "/admin/sales.csv": { read: owner },
  "/admin/payments": { read: owner },
  "/admin/payments/discrepancies": { read: owner, write: owner },
  "/admin/payments/reconciliation": { read: owner },
  "/admin/payments/reconciliation.csv": { read: owner },
  "/admin/audit": { read: owner, write: owner },
  "/admin/keys": { read: owner, write: owner },
  "/admin/webhooks/:id": { read: owner, write: owner },
  "/admin/staff": { read: owner, write: owner },
  "/admin/staff/roles/new": { read: owner, write: owner },
  "/admin/staff/roles/:id": { read: owner, write: owner },
  // What no page is at.
  "/admin/*": { read: all },
  // Last, because it ends the session that it is tried with.
  "/admin/sign-out": { read: all, write: all },
};

/** The tabs of the dashboard are parts of one page. */
const expectedTabs: Record<string, readonly StaffRole[]> = {
  products: all,
  orders: serving,
  users: serving,
  newsletter: serving,
  contact: serving,
};

/** Forms that ask for more than the page they are on. */
const expectedForms: [path: string, body: string, who: readonly StaffRole[]][] = [
  ["/admin/discounts/unknown", "intent=delete", editing],
  ["/admin/discounts/unknown", "intent=save", editing],
  ["/admin/discounts/unknown", "intent=disable", editing],
];

const routes = everyRoute().filter(({ pattern }) => /^\/admin(\/|$)/.test(pattern));
const callers = [...staffRoles, "disabled", "nobody"] as const;
type Caller = (typeof callers)[number];

let shop: BuiltShop;
let origin: string;
let sent = 0;
const cookies = {} as Record<Caller, string>;

beforeAll(async () => {
  shop = await openBuiltShop("staff-routes", { olle: "owner", edit: "editor", sara: "support", dismissed: "owner" });
  origin = new URL(shop.origin).origin;
  cookies.owner = await shop.signIn("olle");
  cookies.editor = await shop.signIn("edit");
  cookies.support = await shop.signIn("sara");
  cookies.disabled = await shop.signIn("dismissed");
  cookies.nobody = "";
  await disable("dismissed");
}, 240_000);

afterAll(async () => {
  closeConnections();
  await shop?.stop();
});

/** A request of a caller whom no rate limit knows yet. */
function send(method: string, path: string, caller: Caller, body?: string) {
  sent += 1;
  const headers = {
    origin,
    "cf-connecting-ip": `198.51.${sent >> 8}.${sent & 255}`,
    ...(cookies[caller] ? { cookie: cookies[caller] } : {}),
    ...(body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
  };
  return sendRaw(origin, { method, path, headers, ...(body === undefined ? {} : { body: Buffer.from(body) }) });
}

/** Disables an account by the form of the staff page, while its session is open. */
async function disable(username: string): Promise<void> {
  const { text } = await send("GET", "/admin/staff", "owner");
  const form = new RegExp(
    `value="disable"/><input type="hidden" name="staffId" value="(\\w+)"/><button[^>]*: ${username}"`,
  );
  const staffId = form.exec(text)?.[1];
  if (!staffId) throw new Error(`The staff page has no form that disables ${username}`);
  const { status } = await send("POST", "/admin/staff", "owner", `intent=disable&staffId=${staffId}`);
  if (status !== 302) throw new Error(`${username} was not disabled: ${status}`);
}

const pathOf = (pattern: string) => pattern.replaceAll(/:\w+/g, "unknown");

/** A refusal for people: a page of the admin, or a sentence where there is none. */
function told(text: string): string {
  return /^Your role \(\w+\) can't (open|send forms to) \/admin|^<!DOCTYPE html>.*<nav aria-label="Admin"/is.test(text)
    ? "refused"
    : `refused in other words: ${text.slice(0, 100)}`;
}

/** What access to a page looks like from outside. The sign-out sends everybody to the sign-in, whom it let in too. */
async function reading(path: string, caller: Caller): Promise<string> {
  const { status, headers, text } = await send("GET", path, caller);
  if (status === 403) return told(text);
  if (status === 302 && headers.location === "/admin" && !cookies[caller]) return "sent to the sign-in";
  return status < 500 ? "let in" : `failed: ${status}`;
}

async function writing(path: string, caller: Caller): Promise<string> {
  const { status, text } = await send("POST", path === "/admin" ? "/admin?index" : path, caller, "x=1");
  if (status === 401) return "asked to sign in";
  if (status === 403) return told(text);
  return status < 500 ? "let in" : `failed: ${status}`;
}

function expected(who: Who, caller: Caller, otherwise: string): string {
  if (who === "anyone") return "let in";
  const role = staffRoles.find((known) => known === caller);
  if (!role) return otherwise;
  return who.includes(role) ? "let in" : "refused";
}

describe("the admin", () => {
  it("has exactly the routes of the table above, and forms where it says so", () => {
    const known = routes.map(({ pattern, hasAction }) => [pattern, hasAction ? "forms" : "no forms"]);
    const listed = Object.entries(expectedAccess).map(([pattern, { write }]) => [
      pattern,
      write ? "forms" : "no forms",
    ]);
    expect(listed.map(String).toSorted()).toEqual(known.map(String).toSorted());
  });

  it("says what a role may not do in the frame that the role has", async () => {
    const page = await send("GET", "/admin/sales", "support");
    expect(page.text).toContain("Not allowed");
    expect(page.text).toContain('<nav aria-label="Admin"');
  });

  it("says in a sentence what file a role may not open, and whose it is", async () => {
    const { status, headers, text } = await send("GET", "/admin/sales.csv", "support");
    expect([status, headers["content-type"]]).toEqual([403, "text/plain;charset=UTF-8"]);
    expect(headers["cache-control"]).toBe("no-store");
    expect(text).toBe("Your role (Support) can't open /admin/sales.csv. Roles that can: Owner.");
  });

  it("has a page for what is not there, for who is signed in", async () => {
    for (const path of ["/admin/nothing-here", "/admin/nothing/here.csv"]) {
      const page = await send("GET", path, "support");
      expect(page.status).toBe(404);
      expect(page.text).toContain('<nav aria-label="Admin"');
      expect(page.text).toMatch(/<a [^>]*href="\/admin\/today"[^>]*>Go to Today<\/a>/);
      expect(await reading(path, "nobody")).toBe("sent to the sign-in");
    }
  });

  it.each(Object.entries(expectedTabs))("shows the tab %s to whom it should", async (tab, who) => {
    for (const role of staffRoles) {
      const { status, text } = await send("GET", `/admin?tab=${tab}`, role);
      expect([role, status]).toEqual([role, who.includes(role) ? 200 : 403]);
      const shown = Object.keys(expectedTabs).filter((id) => text.includes(`href="/admin?tab=${id}"`));
      if (status === 200)
        expect(shown).toEqual(Object.keys(expectedTabs).filter((id) => expectedTabs[id]!.includes(role)));
    }
  });

  it.each(expectedForms)("takes the form %s %s from whom it should", async (path, body, who) => {
    for (const role of staffRoles) {
      const { status } = await send("POST", path, role, body);
      expect([role, status === 403]).toEqual([role, !who.includes(role)]);
    }
  });

  describe.each(Object.entries(expectedAccess))("%s", (pattern, { read, write }) => {
    const path = pathOf(pattern);

    it("opens for whom it should, and nobody else", async () => {
      for (const caller of callers) {
        // A session that was ended is taken from its browser's cookies as if they were not there.
        const seen = caller === "disabled" ? await readingWithoutSession(path) : await reading(path, caller);
        expect([caller, seen]).toEqual([caller, expected(read, caller, "sent to the sign-in")]);
      }
    });

    it("gives no data to a stranger's script", async () => {
      if (read === "anyone") return;
      for (const caller of ["nobody", "disabled"] as const) {
        const { status, text } = await send("GET", `${path}.data`, caller);
        expect([caller, status]).toEqual([caller, 202]);
        expect(text).toContain("/admin");
        expect(text.length).toBeLessThan(500);
      }
    });

    it("takes forms from whom it should, and nobody else", async () => {
      // Without a form there is no write: everybody who is signed in is told so, by the router.
      if (!write) {
        for (const caller of ["nobody", "disabled"] as const)
          expect([caller, await writing(path, caller)]).toEqual([caller, "asked to sign in"]);
        return;
      }
      // Strangers first: an attempt that succeeds may end the session, such as the sign-out's.
      for (const caller of callers.toReversed()) {
        if (write === "anyone") expect(await writing(path, caller)).not.toMatch(/refused|failed/);
        else
          expect([caller, await writing(path, caller)]).toEqual([caller, expected(write, caller, "asked to sign in")]);
      }
    });
  });
});

async function readingWithoutSession(path: string): Promise<string> {
  const { status, headers } = await send("GET", path, "disabled");
  if (status === 302 && headers.location === "/admin") return "sent to the sign-in";
  return status === 403 ? "refused" : `let in: ${status}`.replace(": 200", "");
}
