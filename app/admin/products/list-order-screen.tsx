import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { type FixedList, type ListFacts, orderedLists } from "#app/features/catalogue/products/ordered-lists.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";

import { listOrderPath } from "./list-order-form.ts";
import { OrderEditor, type OrderEditorProps } from "./order-editor.tsx";

function fixedTabs() {
  const ids = Object.keys(orderedLists) as FixedList[];
  return ids.map((id) => ({ id, title: orderedLists[id].name, to: listOrderPath(id) }));
}

/** The order in which a list begins, for staff: by drag, by buttons, and without scripts by numbers. */
export function ListOrderScreen({ list, facts, find, answer, ...order }: OrderEditorProps & { facts: ListFacts }) {
  const { name, path } = facts;
  const all = list in orderedLists ? fixedTabs() : [...fixedTabs(), { id: list, title: name, to: listOrderPath(list) }];
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="display text-display-sm lg:text-display-md">Arrange lists</h1>
          <p className="mt-2 max-w-prose text-sm text-muted">
            Featured starts with the products you place here. The rest follow: clothes first, featured before others,
            then newest.
          </p>
        </div>
        <RowLink to={path}>View {name} in the shop</RowLink>
      </div>
      <LinkTabs label="Lists" tabs={all} current={list}>
        <div className="grid gap-6">
          <Answer answer={answer} list={list} />
          <OrderEditor list={list} find={find} answer={answer} {...order} />
        </div>
      </LinkTabs>
    </div>
  );
}

/** What became of the last press. */
function Answer({ answer, list }: Pick<OrderEditorProps, "answer" | "list">) {
  if (answer?.problem) return <Notice tone="error">{answer.problem}</Notice>;
  if (answer?.conflict)
    return (
      <Notice tone="error">
        <p className="font-semibold">Someone else rearranged this list. Your order isn't saved yet.</p>
        <p>Save again to use your order below, or use theirs.</p>
        <ButtonLink size="small" look="outline" className="mt-3" to={listOrderPath(list)} reloadDocument>
          Use theirs
        </ButtonLink>
      </Notice>
    );
  if (answer?.saved === undefined) return null;
  if (answer.saved === null) return <Notice>No changes to save.</Notice>;
  return (
    <Notice tone="success">
      <Form method="post" action={listOrderPath(list)} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        Saved. The new order is live.
        <input type="hidden" name="basedOn" value="[]" />
        <input type="hidden" name="entryId" value={answer.saved} />
        <Button type="submit" name="intent" value="undo" size="small" look="outline">
          Undo
        </Button>
      </Form>
    </Notice>
  );
}
