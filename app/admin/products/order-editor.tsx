import { useRef } from "react";
import { Form, useNavigation } from "react-router";

import { UnsavedChanges } from "#app/admin/frame/unsaved-changes.tsx";
import type { ListOrder } from "#app/features/catalogue/products/list-order.server.ts";
import { maxPlaced, type OrderedList } from "#app/features/catalogue/products/ordered-lists.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

import { listOrderPath } from "./list-order-form.ts";
import { MoveButton, OrderedProductRow } from "./ordered-product-row.tsx";
import type { OrderAnswer } from "./save-list-order.server.ts";
import { useDragOrder } from "./use-drag-order.ts";
import { type ListDraft, useListDraft } from "./use-list-draft.ts";

export interface OrderEditorProps extends ListOrder {
  list: OrderedList;
  /** What the products that are not placed are narrowed by. */
  find: string;
  /** The id of the audit log's entry of the next save. */
  entryId: string;
  mayWrite: boolean;
  answer: OrderAnswer | undefined;
}

const form = "order";

/** What is placed and what is not, side by side: by drag, by buttons, and without scripts by numbers. */
export function OrderEditor({ list, find, basedOn, entryId, mayWrite, answer, ...order }: OrderEditorProps) {
  const hydrated = useHydrated();
  const { formData } = useNavigation();
  const rows = useRef<HTMLDivElement>(null);
  const draft = useListDraft(rows, { ...order, basedOn, yours: answer?.conflict?.yours });
  const { dragged, onPointerDown } = useDragOrder(draft.move);
  const isSaving = formData?.get("intent") === "save";
  const edit = mayWrite ? (hydrated ? "drag" : "number") : null;
  const row = { edit, form, dragged } as const;
  return (
    <div
      ref={rows}
      onPointerDown={edit === "drag" ? onPointerDown : undefined}
      className="grid items-start gap-x-6 gap-y-8 xl:grid-cols-2"
    >
      <UnsavedChanges unsaved={draft.isChanged && !isSaving} />
      <p role="status" className="sr-only">
        {draft.announced}
      </p>
      <section aria-labelledby="placed">
        <div className="mb-3 flex min-h-12 flex-wrap items-center justify-between gap-3">
          <h2 id="placed" className="font-semibold">
            Placed by you
          </h2>
          {mayWrite ? (
            <Form id={form} method="post" action={listOrderPath(list)} preventScrollReset>
              <input
                type="hidden"
                name="basedOn"
                value={answer?.conflict ? JSON.stringify(answer.conflict.basedOn) : draft.base}
              />
              <input type="hidden" name="entryId" value={entryId} />
              <Button type="submit" name="intent" value="save" busy={isSaving}>
                Save
              </Button>
            </Form>
          ) : null}
        </div>
        <PlacedRows {...row} draft={draft} />
      </section>
      <section aria-labelledby="rest">
        <div className="mb-3 flex min-h-12 flex-wrap items-center justify-between gap-3">
          <h2 id="rest" className="font-semibold">
            Everything else
          </h2>
          <Form role="search" action={listOrderPath(list)} preventScrollReset className="flex gap-2">
            <input
              name="find"
              type="search"
              aria-label="Find a product"
              placeholder="Find a product"
              defaultValue={find}
              maxLength={100}
              className="min-h-11 w-44 min-w-0 border border-line-strong bg-white px-3 text-sm"
            />
            <Button type="submit" size="small" look="outline">
              Find
            </Button>
          </Form>
        </div>
        <RestRows {...row} draft={draft} />
      </section>
    </div>
  );
}

interface RowsProps {
  draft: ListDraft;
  edit: "drag" | "number" | null;
  form: string;
  dragged: string | null;
}

function PlacedRows({ draft: { draft, move, remove }, edit, dragged, ...rest }: RowsProps) {
  if (draft.length === 0)
    return (
      <p data-index={0} className="border border-dashed border-line-strong p-6 text-sm text-muted">
        Nothing placed yet. This list is sorted automatically.
        {edit ? <span className="noscript:hidden"> Drag one here, or press Place.</span> : null}
      </p>
    );
  return (
    <ol className="grid gap-2">
      {draft.map((product, index) => {
        const { id, name } = product;
        const up = index === 0;
        return (
          <OrderedProductRow key={id} {...rest} product={product} index={index} edit={edit} isDragged={dragged === id}>
            <MoveButton
              sign="Top"
              label={`Move to top: ${name}`}
              move="top"
              isOff={up}
              onClick={() => move(id, 0, "top")}
            />
            <MoveButton
              sign={<Icon name="down" className="size-4 rotate-180" />}
              label={`Move up: ${name}`}
              move="up"
              isOff={up}
              onClick={() => move(id, index - 1, "up")}
            />
            <MoveButton
              sign={<Icon name="down" className="size-4" />}
              label={`Move down: ${name}`}
              move="down"
              isOff={index === draft.length - 1}
              onClick={() => move(id, index + 1, "down")}
            />
            <MoveButton
              sign={<Icon name="close" className="size-4" />}
              label={`Remove: ${name}`}
              move="remove"
              onClick={() => remove(id)}
            />
          </OrderedProductRow>
        );
      })}
    </ol>
  );
}

function RestRows({ draft: { draft, left, move }, edit, dragged, ...rest }: RowsProps) {
  const isFull = draft.length >= maxPlaced;
  if (left.length === 0) return <p className="text-sm text-muted">No matching products.</p>;
  return (
    <ul className="grid gap-2">
      {left.map((product) => {
        const { id, name } = product;
        return (
          <OrderedProductRow key={id} {...rest} product={product} index={null} edit={edit} isDragged={dragged === id}>
            <MoveButton
              sign="Place"
              label={`Place: ${name}`}
              move="down"
              isOff={isFull}
              onClick={() => move(id, draft.length, "down")}
            />
            <MoveButton
              sign="Top"
              label={`Place at the top: ${name}`}
              move="top"
              isOff={isFull}
              onClick={() => move(id, 0, "top")}
            />
          </OrderedProductRow>
        );
      })}
    </ul>
  );
}
