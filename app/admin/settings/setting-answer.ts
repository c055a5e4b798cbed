import type { Conflict } from "#app/admin/frame/conflict-notice.tsx";

import type { FlatFields } from "./setting-fields.ts";

/** What a setting's form is answered; `fields` is what was sent, so that nothing typed is lost. */
export type SettingAnswer =
  | { kind: "done"; message: string }
  | { kind: "failed"; message: string; fields: FlatFields }
  | { kind: "invalid"; problems: Record<string, string>; fields: FlatFields }
  /** Staff must confirm first. */
  | { kind: "asks"; fields: FlatFields }
  /** `version` is what was saved meanwhile. */
  | { kind: "conflict"; conflict: Conflict; version: string; fields: FlatFields };
