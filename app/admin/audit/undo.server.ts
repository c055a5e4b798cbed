import type { auditLog } from "#app/db/schema/audit.server.ts";
import type { AuditAction } from "#app/features/audit/actions.ts";
import type { Shop } from "#app/platform/context.ts";

/** `changed-since`: somebody changed the same fields afterwards, so that an undo would overwrite them. */
export type UndoOutcome = "undone" | "changed-since" | "gone";

/** Sets an entry's fields back to its `before`, if they still are as its `after` says, and marks it as undone in one batch. */
export type Undo = (
  shop: Shop,
  entry: typeof auditLog.$inferSelect,
  change: { actor: string; now: Date },
) => Promise<UndoOutcome>;

/** What can be undone from the audit log, and how. Each noun has its own function. */
export const undoByAction: Partial<Record<AuditAction, Undo>> = {};
