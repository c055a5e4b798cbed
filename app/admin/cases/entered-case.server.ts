import type { ActionFunctionArgs } from "react-router";
import type { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { newId } from "#app/shared/ids.ts";
import { fromSwedishField, toSwedishField } from "#app/shared/swedish-time.ts";

/** What the form that enters a case opens with. */
export function newCaseForm() {
  return { formId: newId(), receivedAt: toSwedishField(new Date().toISOString()) };
}

/** A case as staff entered it, with when it reached the shop (ISO); null where a field is wrong, or the time to come. */
export async function readEnteredCase<Schema extends z.ZodType<{ receivedAt: string }>>(
  args: Pick<ActionFunctionArgs, "request" | "context">,
  schema: Schema,
  now: Date,
) {
  const { form, actor, ...rest } = await readStaffForm(args, schema);
  const receivedAt = fromSwedishField(rest.fields["receivedAt"] ?? "");
  const isRight = form.kind === "valid" && receivedAt !== null && receivedAt <= now.toISOString();
  return { ...rest, entered: isRight ? { ...form.data, receivedAt, enteredBy: actor } : null };
}
