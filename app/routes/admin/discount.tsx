import { data } from "react-router";
import { z } from "zod";

import { refusedForm, removeCode, saveCode, switchCode } from "#app/admin/discounts/discount-action.server.ts";
import { DiscountScreen } from "#app/admin/discounts/discount-screen.tsx";
import { trialSchema } from "#app/admin/discounts/trial-form.ts";
import { type Trial, tryCode } from "#app/admin/discounts/try-code.server.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { readPickedProducts } from "#app/admin/products/find-products.server.ts";
import { normalizeCode } from "#app/features/selling/discounts/evaluate-code.ts";
import { readCode } from "#app/features/selling/discounts/save-code.server.ts";
import { requirePermission, requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/discount";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const { db } = shopOf(context);
  const code = await readCode(db, normalizeCode(params.code));
  if (!code) throw data(null, { status: 404 });
  const named = await readPickedProducts(db, code.productIds ?? []);
  return { code, named, now: new Date().toISOString(), mayWrite: isAllowed(role, "discounts:write") };
}

const intents = ["save", "enable", "disable", "delete", "try"] as const;
const form = z.object({ intent: z.enum(intents) });
const noTrial: Trial = {
  tone: "error",
  text: "Enter an amount, for example 899, or products, one per line.",
  lines: [],
};

export async function action({ params, ...args }: Route.ActionArgs) {
  const code = normalizeCode(params.code);
  const { form: sent, fields, shop, actor, say } = await readStaffForm(args, form);
  if (sent.kind !== "valid") return data({ answer: await refusedForm(shop, fields) }, sent.status);
  const { intent } = sent.data;
  if (intent === "try") {
    const trial = trialSchema.safeParse(fields);
    return data({ trial: trial.success ? await tryCode(shop.db, code, trial.data, new Date()) : noTrial });
  }
  requirePermission(args.context, "discounts:write");
  const change = { code, fields, actor };
  const outcome =
    intent === "save"
      ? await saveCode(shop, change)
      : intent === "delete"
        ? await removeCode(shop, change)
        : await switchCode(shop, change, intent === "enable");
  if (outcome.kind === "gone") throw data(null, { status: 404 });
  if (outcome.kind === "answer") return data({ answer: outcome.answer }, outcome.status);
  return say(outcome.to, outcome.message);
}

export const meta: Route.MetaFunction = () => [{ title: "Discount | Admin" }];

export default function Discount({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && "answer" in actionData ? actionData.answer : undefined;
  const trial = actionData && "trial" in actionData ? actionData.trial : undefined;
  return <DiscountScreen {...loaderData} answer={answer} trial={trial} />;
}
