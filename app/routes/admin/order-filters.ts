import { redirect } from "react-router";
import type { z } from "zod";

import { listAddress, parseListView } from "#app/admin/frame/list-address.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { filterForm } from "#app/admin/orders/order-forms.ts";
import { ordersList, ordersListWith } from "#app/admin/orders/orders-list.tsx";
import {
  deleteFilter,
  mostFilters,
  renameFilter,
  saveFilter,
} from "#app/features/selling/orders/saved-filters.server.ts";
import { readTags } from "#app/features/selling/orders/tags.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import type { Route } from "./+types/order-filters";

export function loader() {
  return redirect(ordersList.path);
}

/** The list's own address, with what it knows of one: its filters and its order, without what is searched for. */
function listed(address: string, tags: readonly string[]): string {
  const list = ordersListWith(tags);
  const { sort, filters } = parseListView(new URL(address, "http://admin"), list);
  return listAddress(list, { sort, filters });
}

async function changeFilters(
  { db }: Shop,
  form: z.output<typeof filterForm>,
  username: string,
): Promise<StatusMessage> {
  if (form.intent === "delete") {
    await deleteFilter(db, { id: form.id, username });
    return { tone: "success", text: "Filter deleted." };
  }
  if (form.intent === "rename") {
    const outcome = await renameFilter(db, { id: form.id, username, name: form.name });
    if (outcome === "renamed") return { tone: "success", text: "Filter renamed." };
    const text = outcome === "gone" ? "This filter was deleted." : "You have another filter with this name.";
    return { tone: "error", text };
  }
  const address = listed(form.address, await readTags(db));
  const isSaved = await saveFilter(db, { id: form.id, username, name: form.name, address }, new Date());
  return isSaved
    ? { tone: "success", text: "Filter saved. Only you see it." }
    : { tone: "error", text: `You have ${mostFilters} filters. Delete one first.` };
}

export async function action(args: Route.ActionArgs) {
  const { form, fields, shop, actor, say } = await readStaffForm(args, filterForm);
  const message: StatusMessage =
    form.kind === "valid"
      ? await changeFilters(shop, form.data, actor)
      : { tone: "error", text: "Enter a name of at most 40 characters." };
  return say(listed(fields["address"] ?? "", await readTags(shop.db)), message);
}
