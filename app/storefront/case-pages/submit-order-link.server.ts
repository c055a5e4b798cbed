import {
  type OrderLinkField,
  orderLinkFields,
  orderLinkSchema,
} from "#app/features/after-sale/cases/order-link-form.ts";
import { sendOrderLink } from "#app/features/after-sale/cases/send-order-link.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

import { orderLinkErrors } from "./case-errors.texts.ts";
import { fieldErrors, sentFormId, typedValues } from "./case-form.ts";

/** What the page answers: the same for every well-formed number and address, whether or not there is such an order. */
export type OrderLinkAnswer =
  | { kind: "asked"; email: string }
  | {
      kind: "refused";
      /** As it was sent: what is sent again is the same e-mail. */
      formId: string | null;
      values: Record<OrderLinkField, string>;
      errors: Partial<Record<OrderLinkField, string>>;
      notice: string | null;
    };

/** Answers the form that asks for an order's link. Never throws. */
export async function submitOrderLink(
  request: Request,
  shop: Shop,
  now: Date,
): Promise<{ answer: OrderLinkAnswer; status: number }> {
  const texts = orderLinkErrors();
  const form = await readForm(request, shop, { schema: orderLinkSchema, limit: "order-link" });
  const refuse = (status: number, notice: string | null) => ({
    answer: {
      kind: "refused" as const,
      formId: sentFormId(form.fields),
      values: typedValues(orderLinkFields, form.fields),
      errors: notice === null ? errorsOf(form.fields) : {},
      notice,
    },
    status,
  });
  if (form.kind === "too-many") return refuse(429, texts.tooMany);
  if (form.kind !== "valid") return refuse(form.status, null);
  try {
    const { outboxId } = await sendOrderLink(shop.db, form.data, now);
    enqueueMail(shop, outboxId);
    return { answer: { kind: "asked", email: form.data.email }, status: 200 };
  } catch (error) {
    logError("An order's link could not be asked for", error);
    return refuse(503, texts.failed);
  }
}

function errorsOf(fields: Readonly<Record<string, string>>) {
  const parsed = orderLinkSchema.safeParse({ ...fields, formId: "check" });
  return fieldErrors(orderLinkFields, parsed, fields, (name) => orderLinkErrors()[name]);
}
