import { Form, Link } from "react-router";

import { type AuditAction, auditActions } from "#app/features/shop/audit/actions.ts";
import type { listEntries } from "#app/features/shop/audit/list-entries.server.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";

import { type FieldChange, fieldChanges } from "./field-changes.ts";

/** What an action is called; an action that is no longer known says its own name. */
function actionText(action: string): string {
  return Object.hasOwn(auditActions, action) ? auditActions[action as AuditAction] : action;
}

/** Fields that an entry has for its undo alone, and that say nothing to people. */
const keptForUndo: Partial<Record<AuditAction, readonly string[]>> = {
  "order.line-changed": ["lineId", "variantId", "image", "eventId"],
};

/** Where each kind of subject is looked at. */
const pathOf: Readonly<Record<string, (id: string) => string>> = {
  alarm: () => "/admin/alarms",
  order: (id) => `/admin/orders/${id}`,
  collection: (id) => `/admin/collections/${id}`,
  redirect: (id) => `/admin/redirects?search=${id}`,
  list: (id) => `/admin/products/order/${id}`,
  variant: (id) => `/admin/inventory/${id}`,
  product: (id) => `/admin/products/${id}`,
  customer: (id) => `/admin/users/${id}`,
  message: (id) => `/admin/messages/${id}`,
  campaign: (id) => `/admin/campaigns/${id}`,
  complaint: (id) => `/admin/complaints/${id}`,
  synonyms: (id) => `/admin/searches/synonyms/${id}`,
  translation: (id) => `/admin/translations/item?${decodeURIComponent(id)}`,
  discount: (id) => `/admin/discounts/${id}`,
};

/** The page of what an entry of the audit log is about; null where there is none of its own. */
function subjectPath(type: string, id: string): string | null {
  return Object.hasOwn(pathOf, type) ? (pathOf[type]?.(encodeURIComponent(id)) ?? null) : null;
}

type Entry = Awaited<ReturnType<typeof listEntries>>["rows"][number];

interface Props {
  entry: Entry & { undoable: boolean };
  /** The path of the page it stands on. */
  action: string;
}

/** Who did what, when, and what it changed. */
export function AuditEntry({ entry, action }: Props) {
  const hidden = Object.hasOwn(keptForUndo, entry.action) ? keptForUndo[entry.action as AuditAction] : undefined;
  const changes = fieldChanges(entry.before, entry.after, hidden);
  return (
    <li className="grid gap-x-10 gap-y-3 border border-line bg-white p-5 text-sm lg:grid-cols-[12rem_minmax(0,1fr)_auto]">
      <p className="tabular-nums">
        <span className="block font-medium wrap-anywhere">{entry.actor}</span>
        <time dateTime={entry.createdAt} className="text-muted">
          {formatDateTime(entry.createdAt)}
        </time>
      </p>
      <div className="min-w-0">
        <h2 className="leading-6 wrap-anywhere">
          {capitalize(actionText(entry.action))} <Subject entry={entry} />
        </h2>
        {changes.length > 0 ? <Changes changes={changes} /> : null}
      </div>
      <div className="lg:min-w-24 lg:text-right">
        {entry.undoneAt ? (
          <>
            <Badge>Undone</Badge>
            <p className="mt-1.5 text-muted tabular-nums">
              {entry.undoneBy}, <time dateTime={entry.undoneAt}>{formatDateTime(entry.undoneAt)}</time>
            </p>
          </>
        ) : entry.undoable ? (
          <Form method="post" action={action} preventScrollReset>
            <Button type="submit" name="entryId" value={entry.id} size="small" look="outline">
              Undo
              <span className="sr-only">: {`${actionText(entry.action)} ${entry.subjectName}`}</span>
            </Button>
          </Form>
        ) : null}
      </div>
    </li>
  );
}

function Subject({ entry: { subjectType, subjectId, subjectName } }: { entry: Entry }) {
  const path = subjectPath(subjectType, subjectId);
  if (path === null) return <strong className="font-semibold">{subjectName}</strong>;
  return (
    <Link to={path} discover="none" className="font-semibold underline decoration-line-strong underline-offset-4">
      {subjectName}
    </Link>
  );
}

/** The fields as they were and as they became, as a small table. */
function Changes({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <table className="mt-3 w-full max-w-2xl table-fixed text-left leading-5">
      <thead className="text-muted">
        <tr className="border-b border-line">
          {["Field", "Before", "After"].map((title) => (
            <th key={title} scope="col" className="py-1.5 pr-3 font-normal">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={name} className="border-b border-line align-top last:border-b-0">
            <th scope="row" className="py-1.5 pr-3 font-medium wrap-anywhere">
              {name}
            </th>
            <td className="py-1.5 pr-3 wrap-anywhere whitespace-pre-line text-muted">{before ?? "–"}</td>
            <td className="py-1.5 wrap-anywhere whitespace-pre-line">{after ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
