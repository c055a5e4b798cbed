import { z } from "zod";

import type { Shop } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

import type { FlatFields } from "./setting-fields.ts";

const intents = ["save", "confirm", "reset", "preview"] as const;

const envelope = z.object({
  intent: z.enum(intents).catch("save"),
  /** The version the form was filled with; empty when the section was not stored. */
  basedOn: z
    .union([z.literal(""), z.iso.datetime()])
    .default("")
    .transform((version) => version || null),
  by: z.string().optional(),
});

export interface SettingForm {
  intent: (typeof intents)[number];
  basedOn: string | null;
  fields: FlatFields;
  /** False for a browser without scripts, which is redirected to a page with the message. */
  byScript: boolean;
  /** Why the form could not be read; null when it was. */
  unreadable: string | null;
}

const unreadable = {
  "too-many": "Not saved: too many changes. Try again in a minute.",
  "too-large": "Not saved: the text is too long. Shorten it.",
  invalid: "Not saved: the form was incomplete. Reload the page.",
} as const;

/** Reads the form of a setting, whatever its fields. Never throws. */
export async function readSettingForm(request: Request, shop: Shop): Promise<SettingForm> {
  const form = await readForm(request, shop, { schema: envelope, limit: "staff" });
  const { intent: _, basedOn: __, by, ...fields } = form.fields;
  const read = { fields, byScript: by === "script" };
  if (form.kind !== "valid") return { ...read, intent: "save", basedOn: null, unreadable: unreadable[form.kind] };
  return { ...read, intent: form.data.intent, basedOn: form.data.basedOn, unreadable: null };
}
