import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import type { AuditAction } from "#app/features/shop/audit/actions.ts";
import { readEntry } from "#app/features/shop/audit/list-entries.server.ts";
import type { UndoOutcome } from "#app/features/shop/audit/undo-entry.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { undoByAction } from "./undo.server.ts";

const messages: Record<UndoOutcome | "not-undoable" | "failed", StatusMessage> = {
  undone: { tone: "success", text: "Undone." },
  "undone-as-draft": {
    tone: "success",
    text: "Undone. The publish time has passed, so scheduled products are now drafts.",
  },
  "changed-since": { tone: "error", text: "Not undone: it has changed since. Check it first." },
  gone: { tone: "error", text: "Not undone: it no longer exists." },
  unconfirmed: {
    tone: "error",
    text: "Not undone: prices would no longer include VAT. Change it under Settings, VAT.",
  },
  "own-account": { tone: "error", text: "Not undone: it's your own account. Ask another owner." },
  "last-owner": { tone: "error", text: "Not undone: the shop needs at least one owner who can sign in." },
  "not-undoable": { tone: "error", text: "This can't be undone." },
  failed: { tone: "error", text: "Not undone: we couldn't reach the shop. Try again." },
};

/**
 * Undoes a change of the audit log for a staff member; says in words what came of it. With `only`, a change of another kind is left: the
 * page that asks is open to people who may not undo it. Never throws.
 */
export async function undoChange(
  shop: Shop,
  entryId: string,
  actor: string,
  only?: AuditAction,
): Promise<StatusMessage> {
  try {
    const entry = await readEntry(shop.db, entryId);
    if (!entry || (only && entry.action !== only)) return messages.gone;
    // Two who press at once want the same.
    if (entry.undoneAt) return messages.undone;
    const undo = undoByAction[entry.action as AuditAction];
    return messages[undo ? await undo(shop, entry, { actor, now: new Date() }) : "not-undoable"];
  } catch (error) {
    logError("A change could not be undone", error);
    return messages.failed;
  }
}
