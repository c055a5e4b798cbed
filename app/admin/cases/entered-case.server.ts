import type { z } from "zod";

import type { Shop } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { fromLocalInput, toLocalInput } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";

/** What the form that enters a case opens with. */
export function newCaseForm() {
  return { formId: newId(), receivedAt: toLocalInput(new Date().toISOString()) };
}

/** A case as staff entered it, with when it reached the shop (ISO); what they typed where a field is wrong or the time to come. */
export async function readEnteredCase<Schema extends z.ZodType<{ receivedAt: string }>>(
  request: Request,
  shop: Shop,
  schema: Schema,
  now: Date,
): Promise<{ entered: z.output<Schema> } | { entered: null; fields: Record<string, string> }> {
  const form = await readForm(request, shop, { schema, limit: "staff" });
  const receivedAt = fromLocalInput(form.fields["receivedAt"] ?? "");
  if (form.kind !== "valid" || receivedAt === null || receivedAt > now.toISOString())
    return { entered: null, fields: form.fields };
  return { entered: { ...form.data, receivedAt } };
}
