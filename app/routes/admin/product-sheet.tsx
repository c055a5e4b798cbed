import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import * as z from "zod/mini";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { readSheet } from "#app/admin/products/read-sheet.server.ts";
import { saveSheet, type SheetAnswer } from "#app/admin/products/save-sheet.server.ts";
import { selectedPrefix } from "#app/admin/products/selected-prefix.ts";
import { maxSheetProducts } from "#app/admin/products/sheet-form.ts";
import { SheetScreen } from "#app/admin/products/sheet-screen.tsx";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/product-sheet";

export async function loader({ context, url }: Route.LoaderArgs) {
  const ids = [...url.searchParams.keys()]
    .filter((name) => name.startsWith(selectedPrefix))
    .map((name) => name.slice(selectedPrefix.length));
  const products = await readSheet(shopOf(context).db, ids);
  return { products, left: Math.max(0, ids.length - maxSheetProducts) };
}

export async function action(args: Route.ActionArgs) {
  const { form, fields, shop, actor } = await readStaffForm(args, z.record(z.string(), z.string()));
  if (form.kind !== "valid") {
    const answer: SheetAnswer = { saved: 0, refused: {}, typed: fields, undo: null, isUndo: false };
    return data(answer, form.status);
  }
  const answer = await saveSheet(shop, { values: form.data, actor }, new Date());
  return data(answer, answer.saved === 0 && Object.keys(answer.refused).length > 0 ? 409 : 200);
}

/** A refused row shows what is stored now, too. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === "POST" || defaultShouldRevalidate;
}

export const meta = () => [{ title: "Edit as a sheet | Admin" }];

export default function ProductSheet({ loaderData, actionData }: Route.ComponentProps) {
  return <SheetScreen {...loaderData} answer={actionData} />;
}
