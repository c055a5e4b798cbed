import { redirect } from "react-router";
import { z } from "zod";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import { staffSave } from "#app/admin/products/save-product.server.ts";
import { readPricesBeforeCampaign } from "#app/features/catalogue/campaigns/prices-without-campaign.server.ts";
import { duplicateProduct } from "#app/features/catalogue/catalogue/archive-product.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { type Shop, shopOf } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

import type { Route } from "./+types/duplicate-product";

/** The key of the page that asked: a second press makes no second copy. */
const formSchema = z.object({ key: z.string().min(6).max(40) });

const path = (id: string) => `/admin/products/${encodeURIComponent(id)}`;

export function loader({ params }: Route.LoaderArgs) {
  return redirect(path(params.id));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { username } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: formSchema, limit: "staff" });
  const result =
    form.kind === "valid" ? await duplicate(shop, params.id, { ...form.data, username }).catch(logged) : null;
  if (result?.kind === "saved" || result?.kind === "id-taken") {
    const message = { tone: "success" as const, text: "Product duplicated as a draft. Give it a name of its own." };
    return redirect(path(result.id), { headers: await setFlash(request, shop, message) });
  }
  const message = { tone: "error" as const, text: "Failed to duplicate product" };
  return redirect(path(params.id), { headers: await setFlash(request, shop, message) });
}

async function duplicate(shop: Shop, id: string, { key, username }: { key: string; username: string }) {
  const now = new Date();
  const prices = await readPricesBeforeCampaign(shop.db, id);
  return duplicateProduct(shop.db, id, { ...staffSave(shop.db, username, now), key, prices }, now);
}

function logged(error: unknown): null {
  logError("A product could not be duplicated", error);
  return null;
}
