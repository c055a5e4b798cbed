import { useState } from "react";
import { Link, useFetcher } from "react-router";

import { ConfirmDialog } from "#app/admin/frame/confirm-dialog.tsx";

import { deleteConsequences, deleteQuestion } from "./delete-texts.ts";

interface Props {
  product: { id: string; name: string };
  className?: string;
}

/** Asks before it deletes a product, and says how many open orders have it. Without scripts it leads to a page that asks. */
export function DeleteProduct({ product: { id, name }, className = "" }: Props) {
  const path = `/admin/products/${encodeURIComponent(id)}/delete`;
  const question = useFetcher<{ openOrders: number }>();
  const deletion = useFetcher();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Link
        to={path}
        discover="none"
        aria-label={`Delete ${name}`}
        className={`inline-flex min-h-11 items-center text-sm font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink ${className}`}
        onClick={(event) => {
          event.preventDefault();
          setAsks(true);
          void question.load(path);
        }}
      >
        Delete
      </Link>
      {asks ? (
        <ConfirmDialog
          open
          title={deleteQuestion}
          confirm="Delete product"
          busy={deletion.state !== "idle" || !question.data}
          onConfirm={() => void deletion.submit(null, { method: "post", action: path })}
          onClose={() => setAsks(false)}
        >
          <p className="font-medium text-ink">{name}</p>
          <p role="status">
            {question.data ? deleteConsequences(question.data.openOrders) : "Looking for open orders..."}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
