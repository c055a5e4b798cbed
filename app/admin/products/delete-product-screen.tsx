import { Form, useNavigation } from "react-router";

import { Button, ButtonLink } from "#app/ui/button.tsx";

import { deleteConsequences, deleteQuestion } from "./delete-texts.ts";

interface Props {
  id: string;
  name: string;
  openOrders: number;
}

/** The question before a product is deleted, as a page of its own: for browsers without scripts. */
export function DeleteProductScreen({ id, name, openOrders }: Props) {
  const busy = useNavigation().state !== "idle";
  return (
    <div className="max-w-xl border border-line bg-white p-6">
      <h1 className="text-lg font-semibold">{deleteQuestion}</h1>
      <p className="mt-3 font-medium">{name}</p>
      <p className="mt-1 text-sm leading-6 text-muted">{deleteConsequences(openOrders)}</p>
      <Form
        method="post"
        className="mt-6 flex flex-wrap gap-2"
        action={`/admin/products/${encodeURIComponent(id)}/delete`}
      >
        <Button type="submit" size="small" busy={busy}>
          Delete product
        </Button>
        <ButtonLink to="/admin?tab=products" size="small" look="outline">
          Cancel
        </ButtonLink>
      </Form>
    </div>
  );
}
