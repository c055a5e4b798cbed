import { findOrder } from "#app/features/after-sale/cases/find-order.server.ts";
import { readReceipt } from "#app/features/after-sale/cases/read-withdrawal-receipt.server.ts";
import { receiveWithdrawal } from "#app/features/after-sale/cases/receive-withdrawal.server.ts";
import { type Notice, noticeFields, noticeSchema, unitsOf } from "#app/features/after-sale/cases/schemas.ts";
import type { WithdrawableOrder } from "#app/features/after-sale/cases/withdrawable-order.server.ts";
import { returnSummary, statementText } from "#app/features/after-sale/cases/withdrawal-texts.ts";
import { callerHash } from "#app/features/selling/orders/open-orders.server.ts";
import { returnLabelLink } from "#app/features/selling/orders/return-label-link.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { claimWrite } from "#app/platform/http/claim-write.server.ts";
import { callerOf } from "#app/platform/http/rate-limit.server.ts";
import { type FormFields, readForm } from "#app/platform/http/read-form.server.ts";
import { newId } from "#app/shared/ids.ts";

import { caseErrors, withdrawErrors } from "./case-errors.texts.ts";
import { fieldErrors, sentFormId, typedValues } from "./case-form.ts";
import { readWithdrawForm, readWithdrawLink } from "./read-withdraw-form.server.ts";
import type { WithdrawView } from "./withdraw-view.ts";

interface Answer {
  view: WithdrawView;
  status: number;
}

/** Answers a step of the withdrawal form, which needs no scripts: asks to confirm, or receives the notice and shows its receipt. Never throws. */
export async function submitWithdrawal(request: Request, shop: Shop, url: URL, now: Date): Promise<Answer> {
  const texts = { ...caseErrors(), ...withdrawErrors() };
  const form = await readForm(request, shop, { schema: noticeSchema, limit: "withdrawal" });
  const units = unitsOf(form.fields);
  const refuse = (notice: string | null, status: number) =>
    refused(shop, url, now, { fields: form.fields, notice, status });
  try {
    if (form.kind === "too-many") return await refuse(texts.tooMany, 429);
    if (form.kind === "too-large") return await refuse(texts.tooLarge, 413);
    const { order } = await readWithdrawLink(shop, url, now);
    const chosen = order && units && choose(order, units);
    if (form.kind === "invalid" || (order && !chosen)) return await refuse(null, 400);
    const notice: Notice = order ? { ...form.data, reference: order.orderNumber, items: "" } : form.data;
    if (form.data.step === "review") return { view: review(notice, chosen ?? []), status: 200 };
    const link = order && { orderId: order.id, units: new Map(chosen?.map(({ id, quantity }) => [id, quantity])) };
    if (!order && !(await isClaimed(request, shop, notice, now))) return await refuse(texts.tooManyToday, 429);
    // A signed link proves a purchase: what others typed from the same address never holds it back.
    const caller = link ? null : await noticeCaller(request, shop);
    const received = await receiveWithdrawal(shop, { ...notice, channel: "function", link, caller }, now);
    if (received.kind === "too-many") return await refuse(texts.tooManyNotices, 429);
    const receipt = received.kind === "received" ? await readReceipt(shop.db, received.id) : null;
    if (!receipt) return await refuse(texts.gone, 409);
    // Whoever typed the number of an order learns nothing about it: only its buyer does, by e-mail.
    const returnId = (order && receipt.matched?.returnId) ?? null;
    const labelUrl = returnId === null ? null : await returnLabelLink(returnId, shop.env, now);
    const shown = order ? receipt : { ...receipt, matched: null, status: "unmatched" as const };
    return { view: { step: "receipt", receipt: shown, labelUrl }, status: 200 };
  } catch (error) {
    logError("A withdrawal could not be stored", error);
    return refused(shop, url, now, { fields: form.fields, notice: texts.failed, status: 503 });
  }
}

/** Whether a typed notice may still be stored today; one that agrees with its order always may, as a signed link would. */
async function isClaimed(request: Request, shop: Shop, notice: Notice, now: Date): Promise<boolean> {
  if (await claimWrite(request, shop, "withdrawal", now)) return true;
  const order = await findOrder(shop.db, notice);
  return order !== null && claimWrite(request, shop, "withdrawal", now, order.id);
}

/** Who a notice is counted by: without storing the address. */
async function noticeCaller(request: Request, { env }: Shop): Promise<string | null> {
  return request.headers.has("CF-Connecting-IP") ? callerHash(callerOf(request), env.LINK_SECRET) : null;
}

/** The chosen lines of an order; null when none is chosen, or more than it ever had. */
function choose({ lines }: WithdrawableOrder, units: ReadonlyMap<string, number>) {
  const chosen = lines.flatMap((line) => {
    const quantity = units.get(line.id) ?? 0;
    return quantity > 0 ? [{ ...line, quantity, had: line.quantity }] : [];
  });
  return chosen.length === 0 || chosen.length !== units.size || chosen.some(({ quantity, had }) => quantity > had)
    ? null
    : chosen;
}

function review(notice: Notice, chosen: NonNullable<ReturnType<typeof choose>>): WithdrawView {
  const { formId, name, reference, email, items } = notice;
  const lines = chosen.map(({ id, name: title, color, size, quantity }) => ({
    id,
    name: title,
    color,
    size,
    quantity,
  }));
  return {
    step: "review",
    formId,
    values: { name, reference, email, items },
    lines,
    summary: returnSummary({ reference, items, lines }),
    statement: statementText({ name, reference, items, lines }),
  };
}

/** The form again, with what was typed and what is wrong. */
async function refused(
  shop: Shop,
  url: URL,
  now: Date,
  { fields, notice, status }: { fields: FormFields; notice: string | null; status: number },
): Promise<Answer> {
  const form = await readWithdrawForm(shop, url, now).catch(() => null);
  const units = Object.fromEntries(unitsOf(fields) ?? []);
  const blank = { step: "form", order: null, isExpired: false, formId: newId() } as const;
  const typedId = form?.order ? null : sentFormId(fields);
  const left = notice === withdrawErrors().gone && form ? form.units : units;
  return {
    view: {
      ...(form ?? blank),
      // A typed form stays the one notice it is, also when it is sent again after an error.
      ...(typedId && { formId: typedId }),
      values: typedValues(noticeFields, fields),
      units: left,
      errors: notice === null ? errorsOf(fields, Boolean(form?.order)) : {},
      notice,
    },
    status,
  };
}

function errorsOf(fields: FormFields, isLinked: boolean): Extract<WithdrawView, { step: "form" }>["errors"] {
  const parsed = noticeSchema.safeParse({ ...fields, step: "review", formId: "check" });
  const errors = fieldErrors(noticeFields, parsed, fields, (name, isEmpty) =>
    name === "email" && !isEmpty ? withdrawErrors().email : undefined,
  );
  return isLinked && Object.keys(errors).length === 0 ? { units: withdrawErrors().noUnits } : errors;
}
