import type { AuditAction } from "#app/features/audit/actions.ts";
import type { Undo } from "#app/features/audit/undo-entry.server.ts";
import { undoSettings } from "#app/features/configuration/undo.server.ts";

/** What can be undone from the audit log, and how. Each noun has its own function, made with `undoEntry`. */
export const undoByAction: Partial<Record<AuditAction, Undo>> = {
  "settings.changed": undoSettings,
};
