import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import { type AuditAction, auditActions } from "#app/features/shop/audit/actions.ts";
import type { AuditFilter, AuditSort } from "#app/features/shop/audit/list-entries.server.ts";
import { capitalize } from "#app/shared/capitalize.ts";

export type AuditView = ListView<AuditSort, AuditFilter>;

const actions = Object.keys(auditActions) as AuditAction[];

/** The URL of the audit log. `actors` are the people it can be narrowed to. */
export function auditShape(actors: readonly string[]) {
  return {
    path: "/admin/audit",
    sorts: ["newest", "oldest"],
    filters: { person: actors, action: actions },
  } as const satisfies ListShape<AuditSort, AuditFilter>;
}

export const auditSortNames = { newest: "Newest first", oldest: "Oldest first" } as const;

/** The filters' labels; people are called by their usernames, as they are. */
export function auditFilterNames(actors: readonly string[]) {
  return {
    person: { label: "Person", values: Object.fromEntries(actors.map((actor) => [actor, actor])) },
    action: {
      label: "Kind",
      values: Object.fromEntries(actions.map((action) => [action, capitalize(auditActions[action])])),
    },
  } as const;
}

/** What an action is called; an action that is no longer known says its own name. */
export function actionText(action: string): string {
  return Object.hasOwn(auditActions, action) ? auditActions[action as AuditAction] : action;
}
