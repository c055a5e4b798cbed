import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { z } from "zod";

import { campaignInputSchema } from "#app/features/catalogue/campaigns/campaign-input.ts";
import { customerFieldsSchema } from "#app/features/people/customers/schemas.ts";
import { builtInRoles, type Role } from "#app/features/shop/staff/permissions.ts";

import { AdminError } from "./admin-error.tsx";
import { adminPath } from "./admin-path.ts";
import { ConfirmSubmit } from "./confirm-submit.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { fieldErrors } from "./field-errors.ts";
import type { ListShape } from "./list-address.ts";
import { parseListView } from "./list-address.ts";
import { ListPages } from "./list-pages.tsx";
import { ListToolbar } from "./list-toolbar.tsx";

const list: ListShape<"newest" | "total", { status: "pending" | "shipped" }> = {
  path: "/admin?tab=orders",
  sorts: { newest: "Newest first", total: "Highest total" },
  filters: { status: { label: "Status", values: { pending: "Pending", shipped: "On its way" } } },
};
const texts = { name: "orders", searchLabel: "Order number" };
const viewOf = (query: string) => parseListView(new URL(`http://shop/admin?${query}`), list);

function html(element: React.ReactNode): string {
  const Stub = createRoutesStub([{ path: "/", Component: () => element }]);
  return renderToStaticMarkup(<Stub />);
}

const toolbar = (query: string, searchOrder?: string) =>
  html(<ListToolbar list={{ ...list, ...texts, ...(searchOrder ? { searchOrder } : {}) }} view={viewOf(query)} />);

describe("the toolbar of a list", () => {
  it("is a form that works without scripts, with the parameters of its path", () => {
    const markup = toolbar("q=anna&status=shipped&sort=total");
    expect(markup).toMatch(/<form[^>]*method="get"[^>]*action="\/admin"|<form[^>]*action="\/admin"[^>]*method="get"/);
    expect(markup).toContain('<input type="hidden" name="tab" value="orders"/>');
    expect(markup).toContain('value="anna"');
    expect(markup).toMatch(/<option value="shipped" selected="">On its way/);
    expect(markup).toMatch(/<option value="total" selected="">Highest total/);
    expect(markup).toMatch(/<button type="submit"[^>]*>Apply/);
  });

  it("keeps the rows that the URL says", () => {
    expect(toolbar("rows=50")).toContain('<input type="hidden" name="rows" value="50"/>');
    expect(toolbar("q=anna&rows=50")).toMatch(/href="\/admin\?tab=orders&amp;rows=50"[^>]*>Clear/);
  });

  it("offers to clear what narrows the list, and nothing when nothing does", () => {
    expect(toolbar("status=shipped&sort=total")).toMatch(/href="\/admin\?tab=orders&amp;sort=total"[^>]*>Clear/);
    expect(toolbar("sort=total")).not.toContain("Clear");
  });

  it("says the order of a search that has its own, and offers no other", () => {
    expect(toolbar("q=anna", "Best match")).toContain("Best match");
    expect(toolbar("q=anna", "Best match")).not.toContain('name="sort"');
    expect(toolbar("", "Best match")).toContain('name="sort"');
  });
});

describe("the pages of a list", () => {
  const pages = (page: {
    previous: null | { value: string; id: string };
    next: null | { value: string; id: string };
  }) => html(<ListPages list={list} view={viewOf("status=shipped")} page={{ rows: [], ...page }} />);

  it("lead before and after this one, with its filters", () => {
    const markup = pages({ previous: { value: "b", id: "2" }, next: { value: "a", id: "1" } });
    expect(markup).toContain("status=shipped&amp;before=sb%7E2");
    expect(markup).toContain("status=shipped&amp;after=sa%7E1");
  });

  it("are no links where there is no page, and nothing for one page", () => {
    expect(pages({ previous: null, next: { value: "a", id: "1" } })).not.toContain("before=");
    expect(pages({ previous: null, next: null })).toBe("");
  });

  it("have as many rows as are pressed, from the beginning of the same list", () => {
    const markup = html(
      <ListPages
        list={list}
        view={viewOf("q=a*b&status=shipped&rows=50&after=sa~1")}
        page={{ rows: [], previous: { value: "b", id: "2" }, next: null }}
      />,
    );
    expect(markup).toMatch(/<form[^>]*action="\/admin\/rows" method="post"/);
    const kept = /name="list" value="([^"]*)"/.exec(markup)?.[1]?.replaceAll("&amp;", "&");
    expect(kept).toBe("/admin?tab=orders&q=a*b&status=shipped");
    expect(adminPath.safeParse(kept).success).toBe(true);
    expect(markup.match(/aria-pressed="true"[^>]*>(\d+)/)?.[1]).toBe("50");
    expect(markup).toContain("rows=50&amp;before=sb%7E2");
  });

  it("can be made shorter again where one long page is all", () => {
    const rows = Array.from({ length: 21 });
    const markup = html(<ListPages list={list} view={viewOf("rows=50")} page={{ rows, previous: null, next: null }} />);
    expect(markup).toMatch(/<button[^>]*value="20"/);
    expect(markup).not.toContain("<nav");
  });
});

describe("a conflict", () => {
  const differences = [{ field: "City", theirs: "Lund", yours: "<b>Ystad</b>" }];
  const notice = html(
    <ConflictNotice conflict={{ savedAt: "2026-11-20T12:00:00Z", differences }} pagePath="/admin/users/usr_1" />,
  );

  it("shows both versions as text, and is announced", () => {
    expect(notice).toMatch(/role="alert"/);
    expect(notice).toContain(">Lund<");
    expect(notice).toContain("&lt;b&gt;Ystad&lt;/b&gt;");
  });

  it("is settled without scripts: by sending the form around it, or by the page as it is now", () => {
    expect(notice).toMatch(/<button type="submit"[^>]*>Save my version/);
    expect(notice).toMatch(/href="\/admin\/users\/usr_1"[^>]*>Use their version/);
  });
});

describe("a button that asks first", () => {
  const markup = html(
    <ConfirmSubmit label="Remove" of=" a@b" title="Remove it?" confirm="Remove address" name="intent" value="remove">
      <p>For good.</p>
    </ConfirmSubmit>,
  );

  it("opens the question without sending anything, and the question's button sends", () => {
    expect(markup).toMatch(/<button type="button"[^>]*popoverTarget="([^"]+)"[^>]*>Remove/i);
    const target = /popoverTarget="([^"]+)"/i.exec(markup)?.[1] ?? "none";
    expect(markup).toMatch(new RegExp(`<div id="${target}" popover="auto" role="dialog" aria-label="Remove it\\?"`));
    expect(markup).toMatch(/<button type="submit"[^>]* value="remove" name="intent"[^>]*>Remove address/);
  });
});

describe("a form's problems", () => {
  it("are told by field, the first of each", () => {
    const errors = fieldErrors(customerFieldsSchema, { firstName: "A".repeat(101), lastName: "Lind", email: "no" });
    expect(Object.keys(errors)).toEqual(["firstName", "email"]);
    expect(fieldErrors(customerFieldsSchema, { firstName: "A", lastName: "B", email: "a@b.se" })).toEqual({});
  });

  it("are sentences, each with one full stop", () => {
    const schema = z.object({ name: z.string().min(1, "Give it a name"), ends: z.string().min(1, "Choose an end.") });
    expect(fieldErrors(schema, { name: "", ends: "" })).toEqual({ name: "Give it a name.", ends: "Choose an end." });
    const campaign = { name: "", kind: "percent", value: "0", scope: "named", products: "", startsAt: "", endsAt: "" };
    const problems = Object.values(fieldErrors(campaignInputSchema, campaign));
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(/[^.]\.$/);
  });

  it.each(["https://evil.example", "//evil.example", "/adminx", "/admin\\evil", "/admin/x\nSet-Cookie: a", "/shop"])(
    "never send people back to %s",
    (path) => {
      expect(adminPath.safeParse(path).success).toBe(false);
    },
  );
});

describe("a page that staff may not open", () => {
  const errorPage = (status: number, staff: { name: string; role: Role } | null) =>
    html(
      <AdminError
        error={{ status, statusText: "", internal: false, data: null }}
        frame={{ siteName: "Pulse Mode", staff, counts: { ordersToSend: 0, casesToDo: 0, unsentMail: 0 } }}
      />,
    );

  it("keeps the menu of who is signed in, and has none for who is not, or no longer", () => {
    const kim = { name: "Kim", role: builtInRoles.editor };
    for (const status of [403, 404, 500]) expect(errorPage(status, kim)).toMatch(/<nav aria-label="Admin"/);
    expect(errorPage(403, kim)).toContain("Not allowed");
    expect(errorPage(401, kim)).not.toContain("<nav");
    expect(errorPage(404, null)).not.toContain("<nav");
  });
});
