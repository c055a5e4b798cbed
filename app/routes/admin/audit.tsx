import { redirect } from "react-router";
import { z } from "zod";

import { AuditScreen } from "#app/admin/audit/audit-screen.tsx";
import { auditShape } from "#app/admin/audit/audit-view.ts";
import { undoChange } from "#app/admin/audit/undo-change.server.ts";
import { undoByAction } from "#app/admin/audit/undo.server.ts";
import { setFlash } from "#app/admin/frame/flash.server.ts";
import { listAddress, parseListView } from "#app/admin/frame/list-address.ts";
import { readListView } from "#app/admin/frame/list-view.server.ts";
import { listActors, listEntries } from "#app/features/shop/audit/list-entries.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

import type { Route } from "./+types/audit";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { db } = shopOf(context);
  const actors = await listActors(db);
  const view = await readListView({ request, context, url }, auditShape(actors));
  const { rows, ...pages } = await listEntries(db, view);
  const entries = rows.map((entry) => ({ ...entry, undoable: Object.hasOwn(undoByAction, entry.action) }));
  return { view, page: { rows: entries, ...pages }, actors };
}

const form = z.object({ entryId: z.string().max(100) });

export async function action({ request, context, url }: Route.ActionArgs) {
  const { username } = requireStaff(context);
  const shop = shopOf(context);
  const sent = await readForm(request, shop, { schema: form, limit: "staff" });
  const message = await undoChange(shop, sent.kind === "valid" ? sent.data.entryId : "", username);
  const shape = auditShape(await listActors(shop.db));
  const view = parseListView(url, shape);
  return redirect(listAddress(shape, view, view.paging), { headers: await setFlash(request, shop, message) });
}

export const meta = () => [{ title: "Audit log | Admin" }];

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditScreen {...loaderData} />;
}
