import { data } from "react-router";
import { z } from "zod";

import { readList } from "#app/admin/frame/list-view.server.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { variantPath } from "#app/admin/inventory/variant-path.ts";
import { movementsList, VariantScreen } from "#app/admin/inventory/variant-screen.tsx";
import { movementsOf } from "#app/features/catalogue/inventory/movements.server.ts";
import { readVariantStock } from "#app/features/catalogue/inventory/read-variant.server.ts";
import { type CodesOutcome, saveVariantCodes } from "#app/features/catalogue/inventory/save-codes.server.ts";
import { variantCodesSchema } from "#app/features/catalogue/inventory/variant-codes.ts";
import { variantName } from "#app/features/catalogue/inventory/variant-name.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/inventory-variant";

export async function loader(args: Route.LoaderArgs) {
  const { variantId } = args.params;
  const [variant, movements] = await Promise.all([
    readVariantStock(shopOf(args.context).db, variantId, new Date()),
    readList(args, movementsList(variantId), movementsOf(variantId)),
  ]);
  if (!variant) throw new Response("Variant not found", { status: 404 });
  return { variant, movements, mayWrite: isAllowed(requireStaff(args.context).role, "inventory:write") };
}

const formSchema = z.object({ seen: z.string().max(300) });
const refusals: Record<Exclude<CodesOutcome, "saved">, Record<string, string>> = {
  gone: { form: "This variant no longer exists." },
  changed: { form: "Not saved: someone else changed these. Reload the page to see them." },
  "sku-taken": { sku: "Another variant has this SKU." },
  "gtin-taken": { gtin: "Another variant has this barcode." },
};

export async function action({ params: { variantId }, ...args }: Route.ActionArgs) {
  const { form, fields, shop, actor, say } = await readStaffForm(args, formSchema);
  const parsed = variantCodesSchema.safeParse({ sku: "", gtin: "", place: "", ...fields });
  const refuse = (errors: Record<string, string>, status: number) => data({ errors, typed: fields }, status);
  if (form.kind !== "valid") return refuse({ form: "That did not work. Reload the page and try again." }, form.status);
  if (!parsed.success)
    return refuse(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])), 400);
  const change = { codes: parsed.data, seen: form.data.seen };
  const outcome = await saveVariantCodes(shop.db, variantId, change, { actor, now: new Date() });
  if (outcome !== "saved") return refuse(refusals[outcome], 409);
  return say(variantPath(variantId), { tone: "success", text: "Saved." });
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData ? variantName(loaderData.variant) : "Not found"} | Admin` },
];

export default function InventoryVariant({ loaderData, actionData }: Route.ComponentProps) {
  return <VariantScreen {...loaderData} answer={actionData} />;
}
