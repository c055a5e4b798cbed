import type { Conflict } from "#app/admin/frame/conflict-notice.tsx";

import type { FormValues } from "./field-form.ts";

/** What saving a product came to. `values` is what was sent, to fill in the form again where it is drawn anew. */
export type SaveAnswer =
  | { kind: "saved"; id: string; updatedAt: string; message: string }
  | { kind: "invalid"; problems: Readonly<Record<string, string>>; message: string; values: FormValues }
  | {
      kind: "conflict";
      conflict: Conflict;
      /** The version to save over, and its units by variant, for staff who keep their own. */
      version: string;
      units: Readonly<Record<string, number>>;
      message: string;
      values: FormValues;
    }
  | { kind: "failed"; message: string; values: FormValues };

/** The HTTP status of each. */
export const answerStatus = { saved: 200, invalid: 400, conflict: 409, failed: 500 } as const;
