import { data } from "react-router";

import { undoChange } from "#app/admin/audit/undo-change.server.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { listOrderPath, listOrderSchema } from "#app/admin/products/list-order-form.ts";
import { ListOrderScreen } from "#app/admin/products/list-order-screen.tsx";
import { type OrderAnswer, saveOrderForm } from "#app/admin/products/save-list-order.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { collectionPath } from "#app/features/catalogue/collections/collection-path.ts";
import { readCollection } from "#app/features/catalogue/collections/read-collections.server.ts";
import { collectionFacet, collectionOfFacet } from "#app/features/catalogue/products/collection-facet.ts";
import { readListOrder } from "#app/features/catalogue/products/list-order.server.ts";
import {
  fixedListOf,
  type ListFacts,
  type OrderedList,
  orderedLists,
} from "#app/features/catalogue/products/ordered-lists.ts";
import { normalizeSearch } from "#app/features/catalogue/search/query.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/list-order";

/** The list at an address, with what it is called; a 404 where there is none. */
async function listAt(db: Database, name = "shop"): Promise<{ list: OrderedList; facts: ListFacts }> {
  const fixed = fixedListOf(name);
  if (fixed) return { list: fixed, facts: orderedLists[fixed] };
  const collection = await readCollection(db, collectionOfFacet(name) ?? "");
  if (!collection) throw data(null, { status: 404 });
  const { id, title, handle } = collection;
  return { list: collectionFacet(id), facts: { name: title, path: collectionPath(handle) } };
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db } = shopOf(context);
  const { list, facts } = await listAt(db, params.list);
  const find = (url.searchParams.get("find") ?? "").trim().slice(0, 100);
  const { role } = requireStaff(context);
  const order = await readListOrder(db, list, normalizeSearch(find));
  return { list, facts, find, ...order, entryId: newId("aud"), mayWrite: isAllowed(role, "products:write") };
}

export async function action({ params, ...args }: Route.ActionArgs) {
  const { list, facts } = await listAt(shopOf(args.context).db, params.list);
  const { form, fields, shop, actor, say } = await readStaffForm(args, listOrderSchema);
  if (form.kind !== "valid") {
    const answer: OrderAnswer = { problem: "Not saved: we couldn't read the form. Reload the page." };
    return data(answer, form.status);
  }
  if (form.data.intent === "undo")
    return say(listOrderPath(list), await undoChange(shop, form.data.entryId, actor, "products.order"));
  const { answer, status } = await saveOrderForm(
    shop,
    { list, name: facts.name, fields, ...form.data },
    { actor, now: new Date() },
  );
  return data(answer, status);
}

export const meta = () => [{ title: "Arrange lists | Admin" }];

export default function ListOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <ListOrderScreen key={loaderData.list} {...loaderData} answer={actionData} />;
}
