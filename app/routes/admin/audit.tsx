import { z } from "zod";

import { AuditEntry } from "#app/admin/audit/audit-entry.tsx";
import { readActors } from "#app/admin/audit/read-actors.server.ts";
import { undoChange } from "#app/admin/audit/undo-change.server.ts";
import { undoByAction } from "#app/admin/audit/undo.server.ts";
import { listAddress, sameList } from "#app/admin/frame/list-address.ts";
import { type List, ListScreen } from "#app/admin/frame/list-screen.tsx";
import { readList } from "#app/admin/frame/list-view.server.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { type AuditAction, auditActions } from "#app/features/shop/audit/actions.ts";
import { listEntries } from "#app/features/shop/audit/list-entries.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { capitalize } from "#app/shared/capitalize.ts";

import type { Route } from "./+types/audit";

const actionNames = Object.fromEntries(
  Object.entries(auditActions).map(([name, text]) => [name, capitalize(text)]),
) as Record<AuditAction, string>;

/** Everything staff changed, newest first, and what of it can be undone. */
export const list: List<typeof listEntries> = {
  path: "/admin/audit",
  title: "Audit log",
  hint: "What staff and keys changed. Entries can't be edited or deleted. Customer details aren't logged.",
  name: "entries",
  searchLabel: "Name, number or ID",
  searchOrder: "Newest first",
  sorts: { newest: "Newest first", oldest: "Oldest first" },
  filters: { person: { label: "Person", values: {} }, action: { label: "Kind", values: actionNames } },
  empty: "No matching changes.",
};

/** The list with the people it can be narrowed to, who are called by their usernames, as they are. */
function listOf(actors: readonly string[]): typeof list {
  const values = Object.fromEntries(actors.map((actor) => [actor, actor]));
  return { ...list, filters: { ...list.filters, person: { ...list.filters.person, values } } };
}

export async function loader(args: Route.LoaderArgs) {
  const actors = await readActors(shopOf(args.context).db);
  const { page, ...shown } = await readList(args, listOf(actors), listEntries);
  const rows = page.rows.map((entry) => ({ ...entry, undoable: Object.hasOwn(undoByAction, entry.action) }));
  return { ...shown, page: { ...page, rows }, actors };
}

const form = z.object({ entryId: z.string().max(100) });

export async function action({ url, ...args }: Route.ActionArgs) {
  const { form: sent, shop, actor, say } = await readStaffForm(args, form);
  const message = await undoChange(shop, sent.kind === "valid" ? sent.data.entryId : "", actor);
  const here = sameList(url, listOf(await readActors(shop.db)));
  return say(here, message);
}

export const meta = () => [{ title: "Audit log | Admin" }];

export default function Audit({ loaderData: { actors, ...shown } }: Route.ComponentProps) {
  const { view, page } = shown;
  return (
    <ListScreen list={listOf(actors)} {...shown}>
      <ul className="grid gap-3">
        {page.rows.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} action={listAddress(list, view, view.paging)} />
        ))}
      </ul>
    </ListScreen>
  );
}
