import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { startExport } from "#app/admin/files/start-export.server.ts";
import { staff } from "#app/db/schema/staff.server.ts";
import { findJob } from "#app/features/shop/files/jobs.server.ts";
import { loader as broken } from "#app/routes/admin/file-broken-rows.ts";
import { loader as download } from "#app/routes/admin/file-download.ts";
import { newId } from "#app/shared/ids.ts";
import type { FileKind, StaffRole } from "#app/shared/states.ts";
import { openFileShop } from "#tests/support/file-queue.ts";
import { now } from "#tests/support/shop-fixture.ts";
import { createStaffMember, origin, sessionCookiesOf } from "#tests/support/staff-fixture.ts";
import { adminStatus } from "#tests/support/staff-request.ts";

const { shop, deliver } = openFileShop();
const cookies: Partial<Record<StaffRole, string[]>> = {};
const jobs: Partial<Record<FileKind, string>> = {};

beforeAll(async () => {
  for (const role of ["owner", "editor", "support"] as const) {
    await createStaffMember(shop.db, role);
    await shop.db.update(staff).set({ role }).where(eq(staff.username, role));
    cookies[role] = await sessionCookiesOf(shop, role);
  }
  for (const kind of ["products", "customers", "shopify-products", "everything"] as const) {
    const id = newId("job");
    await startExport(shop, { id, kind, filter: {}, separator: ",", actor: "owner" }, now);
    jobs[kind] = id;
  }
  await deliver();
});

/** The status that a download answers somebody, once the middleware of the admin let them pass. */
async function statusOf(load: (args: never) => Promise<Response>, id: string, role: StaffRole | null): Promise<number> {
  const headers = role ? { Cookie: (cookies[role] ?? []).join("; ") } : {};
  const request = new Request(`${origin}/admin/files/${id}/download`, { headers: headers as Record<string, string> });
  return adminStatus(shop, request, "admin/files/:id/download", (context) =>
    load({ params: { id }, context, request } as never),
  );
}

describe("the file of an export", () => {
  it.each<[StaffRole | null, FileKind, number]>([
    ["owner", "products", 200],
    ["owner", "customers", 200],
    ["editor", "products", 200],
    ["editor", "customers", 404],
    ["owner", "everything", 200],
    ["editor", "everything", 404],
    ["editor", "shopify-products", 200],
    ["support", "products", 403],
    ["support", "customers", 403],
    ["support", "everything", 403],
    [null, "everything", 302],
    [null, "products", 302],
  ])("for %s: %s answers %i", async (role, kind, status) => {
    expect((await findJob(shop.db, jobs[kind] ?? ""))?.state).toBe("done");
    expect(await statusOf(download, jobs[kind] ?? "", role)).toBe(status);
  });

  it("is no import, and an id that nobody has is none", async () => {
    expect(await statusOf(broken, jobs.products ?? "", "owner")).toBe(404);
    expect(await statusOf(download, "job_unknown", "owner")).toBe(404);
  });
});
