import { useState } from "react";
import { data, useRevalidator } from "react-router";
import { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { ProductEditor } from "#app/admin/products/product-editor.tsx";
import { readProductForm, type ProductFormData } from "#app/admin/products/read-product-form.server.ts";
import { answerStatus, type SaveAnswer } from "#app/admin/products/save-answer.ts";
import { saveProductForm } from "#app/admin/products/save-product-form.server.ts";
import { countDone } from "#app/features/catalogue/translations/read-translations.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/product";

interface Props extends ProductFormData {
  mayWrite: boolean;
  /** In how many languages it is translated. */
  translated: number;
  /** The answer to a form sent without scripts. */
  answer: SaveAnswer | undefined;
}

/** The page of a product: its form, or that of a new one. */
function ProductScreen({ values, answer, ...page }: Props) {
  const { revalidate } = useRevalidator();
  const [round, setRound] = useState(0);
  const takeTheirs = async () => {
    await revalidate();
    setRound(round + 1);
  };
  return (
    <ProductEditor
      // Another version begins a new form; a save does not.
      key={`${page.product?.id}:${round}`}
      values={answer && "values" in answer ? answer.values : values}
      {...page}
      answer={answer}
      onTakeTheirs={() => void takeTheirs()}
    />
  );
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const kind = (url.searchParams.get("kind") ?? "").trim().slice(0, 100);
  const { db } = shopOf(context);
  const [form, translated] = await Promise.all([
    readProductForm(db, params.id ?? null, kind),
    params.id === undefined ? 0 : countDone(db, { kind: "product", itemId: params.id }),
  ]);
  if (!form) throw data(null, { status: 404 });
  return { ...form, translated, mayWrite: isAllowed(role, "products:write") };
}

const anyFields = z.record(z.string(), z.string());

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, anyFields);
  if (form.kind !== "valid") {
    const reason = form.kind === "too-many" ? "too many attempts. Wait a minute" : "the form is too large";
    const message = `Failed to ${params.id === undefined ? "create" : "update"} product: ${reason}`;
    return data({ kind: "failed" as const, message, values: form.fields }, form.status);
  }
  const values = form.data;
  const answer = await saveProductForm(shop, { id: params.id ?? null, values, actor }, new Date());
  // A new product has another address; and without scripts a message needs another page.
  if (answer.kind === "saved" && (params.id === undefined || values.withoutScripts === "on"))
    return say(`/admin/products/${encodeURIComponent(answer.id)}`, { tone: "success", text: answer.message });
  return data(answer, answerStatus[answer.kind]);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.product?.name ?? "Add Product"} | Admin` },
];

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  return <ProductScreen {...loaderData} answer={actionData} />;
}
