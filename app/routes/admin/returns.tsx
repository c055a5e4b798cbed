import { data, redirect } from "react-router";
import { z } from "zod";

import { readListView } from "#app/admin/frame/list-view.server.ts";
import { ReturnsScreen } from "#app/admin/returns/returns-screen.tsx";
import { returnsShape } from "#app/admin/returns/returns-view.ts";
import { findReturn, listReturns } from "#app/features/after-sale/returns/list-returns.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

import type { Route } from "./+types/returns";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const view = await readListView({ request, context, url }, returnsShape);
  return { view, page: await listReturns(shopOf(context).db, view, new Date()) };
}

const scanForm = z.object({ scanned: z.string().max(40) });

/** Opens the return whose number was scanned or typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: scanForm, limit: "staff" });
  const id = form.kind === "valid" ? await findReturn(shop.db, form.data.scanned) : null;
  if (id === null)
    return data({ error: "There is no return with this number. It reads RT- and 8 digits." }, { status: 404 });
  return redirect(`/admin/returns/${id}`, 303);
}

export const meta = () => [{ title: "Returns | Admin" }];

export default function Returns({ loaderData, actionData }: Route.ComponentProps) {
  return <ReturnsScreen {...loaderData} error={actionData?.error ?? null} />;
}
