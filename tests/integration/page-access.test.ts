import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { staff } from "#app/db/schema/staff.server.ts";
import type { StaffRole } from "#app/shared/states.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { createStaffMember, origin, sessionCookiesOf } from "#tests/support/staff-fixture.ts";
import { adminStatus } from "#tests/support/staff-request.ts";

/* Who may open which page is the table of tests/built/staff-routes.test.ts; this is what happens to what no table has. */

const shop = openTestShop();
const cookies: Partial<Record<StaffRole, string>> = {};

beforeAll(async () => {
  for (const role of ["owner", "support"] as const) {
    await createStaffMember(shop.db, role);
    await shop.db.update(staff).set({ role }).where(eq(staff.username, role));
    cookies[role] = (await sessionCookiesOf(shop, role)).join("; ");
  }
});

function statusOf(method: string, pattern: string, role: StaffRole | null): Promise<number> {
  const cookie = role ? { Cookie: cookies[role] ?? "" } : undefined;
  const headers = new Headers(cookie);
  return adminStatus(shop, new Request(`${origin}/${pattern}`, { method, headers }), pattern);
}

describe("an admin page that nobody said anything about", () => {
  it.each(["admin/forgotten", "admin/toString", ""])("is refused to everybody: '%s'", async (pattern) => {
    expect(await statusOf("GET", pattern, "owner")).toBe(403);
    expect(await statusOf("POST", pattern, "owner")).toBe(403);
    expect(await statusOf("GET", pattern, null)).toBe(302);
    expect(await statusOf("POST", pattern, null)).toBe(401);
  });

  it("takes no form where the table has none", async () => {
    expect(await statusOf("GET", "admin/sales", "owner")).toBe(200);
    expect(await statusOf("POST", "admin/sales", "owner")).toBe(405);
    expect(await statusOf("DELETE", "admin/sales", "owner")).toBe(405);
    expect(await statusOf("POST", "admin/sales", null)).toBe(401);
  });
});

describe("an admin page", () => {
  it("is refused to a role that may not, and open to one that may", async () => {
    expect(await statusOf("GET", "admin/sales", "support")).toBe(403);
    expect(await statusOf("HEAD", "admin/sales", "support")).toBe(403);
    expect(await statusOf("POST", "admin/settings/:section", "support")).toBe(403);
    expect(await statusOf("POST", "admin/orders/:id", "support")).toBe(200);
    expect(await statusOf("GET", "admin/invitation", null)).toBe(200);
  });
});
