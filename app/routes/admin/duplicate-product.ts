import { redirect } from "react-router";
import { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { staffSave } from "#app/admin/products/save-product.server.ts";
import { readHolds, withoutCampaignPrice } from "#app/features/catalogue/campaigns/prices-without-campaign.server.ts";
import { duplicateProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { type Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

import type { Route } from "./+types/duplicate-product";

/** The key of the page that asked: a second press makes no second copy. */
const formSchema = z.object({ key: z.string().min(6).max(40) });

const path = (id: string) => `/admin/products/${encodeURIComponent(id)}`;

export function loader({ params }: Route.LoaderArgs) {
  return redirect(path(params.id));
}

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, formSchema);
  const result = form.kind === "valid" ? await duplicate(shop, params.id, { ...form.data, actor }).catch(logged) : null;
  if (result?.kind === "saved" || result?.kind === "id-taken") {
    return say(path(result.id), { tone: "success", text: "Duplicated as a draft. Give it a new name." });
  }
  return say(path(params.id), { tone: "error", text: "We couldn't duplicate the product" });
}

async function duplicate(shop: Shop, id: string, { key, actor }: { key: string; actor: string }) {
  const now = new Date();
  const holds = await readHolds(shop.db, [id]);
  const usual = (fields: ProductInput) => withoutCampaignPrice(fields, id, holds);
  return duplicateProduct(shop.db, id, { ...staffSave(shop.db, actor, now), key, usual }, now);
}

function logged(error: unknown): null {
  logError("A product could not be duplicated", error);
  return null;
}
