import { data, Form, useNavigation } from "react-router";

import { sameList } from "#app/admin/frame/list-address.ts";
import { isNarrowed, type List, ListScreen } from "#app/admin/frame/list-screen.tsx";
import { readList } from "#app/admin/frame/list-view.server.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { saveStock, type StockAnswer } from "#app/admin/inventory/save-stock.server.ts";
import { BulkBar, ReasonBar } from "#app/admin/inventory/stock-bars.tsx";
import { enteredUnits, stockChanges, stockFormSchema } from "#app/admin/inventory/stock-form.ts";
import { StockTable } from "#app/admin/inventory/stock-table.tsx";
import { listStock } from "#app/features/catalogue/inventory/list-stock.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { newId } from "#app/shared/ids.ts";
import { Notice } from "#app/ui/notice.tsx";

import type { Route } from "./+types/inventory";

/** Every variant with its units: to find, to count, to change one by one or several at once. */
export const list: List<typeof listStock> = {
  path: "/admin/inventory",
  title: "Inventory",
  hint: "Available units (excl. reserved).",
  name: "variants",
  button: { text: "Import stock count", to: "/admin/inventory/count", permission: "inventory:write", look: "outline" },
  searchLabel: "Product, color, size or ID",
  sorts: { name: "Product A to Z", fewest: "Fewest units first", most: "Most units first" },
  filters: { stock: { label: "Stock", values: { low: "Low: 1 to 5", out: "Sold out", in: "In stock" } } },
  empty: (view) =>
    isNarrowed(view)
      ? "No matching variants. Try fewer words or clear the filters."
      : "No variants yet. Add colors and sizes to your products.",
  emptyIcon: "grid",
};

export async function loader(args: Route.LoaderArgs) {
  return { shown: await readList(args, list, listStock), entryId: newId("aud") };
}

export async function action({ url, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, stockFormSchema);
  const entered = enteredUnits(form.fields);
  if (form.kind !== "valid") return refuse("We couldn't save the stock. Try again.", form.status, entered);
  const wanted = stockChanges(form.data);
  if (wanted.kind === "invalid") return refuse(wanted.text, 400, entered);
  const { reason, note, inline, intent, entryId } = form.data;
  const press = intent === "bulk" ? { entryId } : {};
  const answer = await saveStock(shop, wanted.changes, { reason, actor, note, ...press });
  if (inline || answer.tone === "error") return data<StockAnswer>({ ...answer, entered }, answer.status);
  return say(sameList(url, list), answer);
}

function refuse(text: string, status: number, entered: Record<string, string>) {
  return data<StockAnswer>({ tone: "error", text, status, refused: [], entered }, status);
}

export const meta = () => [{ title: "Inventory | Admin" }];

export default function Inventory({ loaderData, actionData }: Route.ComponentProps) {
  const { state, formMethod } = useNavigation();
  const { shown, entryId } = loaderData;
  const { page, role } = shown;
  const answer = actionData ?? null;
  const mayWrite = isAllowed(role, "inventory:write");
  const table = <StockTable rows={page.rows} mayWrite={mayWrite} answer={answer} />;
  const notices = (
    <>
      {page.isCapped ? (
        <Notice className="mb-4">Too many matches to show them all. Type more of the name.</Notice>
      ) : null}
      {answer ? (
        <Notice tone={answer.tone === "error" ? "error" : "success"} className="mb-4">
          {answer.text}
        </Notice>
      ) : null}
    </>
  );
  return (
    <ListScreen list={list} {...shown} above={notices}>
      {mayWrite ? (
        <Form method="post" preventScrollReset>
          <ReasonBar />
          {table}
          <input type="hidden" name="entryId" value={entryId} />
          <BulkBar busy={state !== "idle" && formMethod === "POST"} />
        </Form>
      ) : (
        table
      )}
    </ListScreen>
  );
}
