import { data, redirect } from "react-router";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import { listAddress, parseListView } from "#app/admin/frame/list-address.ts";
import { readListView } from "#app/admin/frame/list-view.server.ts";
import { inventoryShape } from "#app/admin/inventory/inventory-list.ts";
import { InventoryScreen } from "#app/admin/inventory/inventory-screen.tsx";
import { saveStock, type StockAnswer } from "#app/admin/inventory/save-stock.server.ts";
import { enteredUnits, stockChanges, stockFormSchema } from "#app/admin/inventory/stock-form.ts";
import { listStock } from "#app/features/catalogue/inventory/list-stock.server.ts";
import type { StockFilter } from "#app/features/catalogue/inventory/stock-list.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/inventory";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const view = await readListView({ request, context, url }, inventoryShape);
  const filter = (view.filters.stock ?? null) as StockFilter | null;
  const page = await listStock(shopOf(context).db, { ...view, filter });
  return { view, page, mayWrite: isAllowed(role, "inventory:write"), entryId: newId("aud") };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { username: actor } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: stockFormSchema, limit: "staff" });
  const entered = enteredUnits(form.fields);
  if (form.kind !== "valid") return refuse("The stock could not be saved. Please try again.", form.status, entered);
  const wanted = stockChanges(form.data);
  if (wanted.kind === "invalid") return refuse(wanted.text, 400, entered);
  const { reason, note, inline, intent, entryId } = form.data;
  const press = intent === "bulk" ? { entryId } : {};
  const answer = await saveStock(shop, wanted.changes, { reason, actor, note, ...press });
  if (inline || answer.tone === "error") return data<StockAnswer>({ ...answer, entered }, answer.status);
  const view = parseListView(url, inventoryShape);
  return redirect(listAddress(inventoryShape, view, view.paging), { headers: await setFlash(request, shop, answer) });
}

function refuse(text: string, status: number, entered: Record<string, string>) {
  return data<StockAnswer>({ tone: "error", text, status, refused: [], entered }, status);
}

export const meta = () => [{ title: "Inventory | Admin" }];

export default function Inventory({ loaderData, actionData }: Route.ComponentProps) {
  return <InventoryScreen {...loaderData} answer={actionData ?? null} />;
}
