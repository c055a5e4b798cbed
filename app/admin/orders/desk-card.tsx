import { Form } from "react-router";

import { mostTags } from "#app/features/selling/orders/tags.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";

import type { OrderPage } from "./read-order-page.server.ts";

interface Props extends Pick<OrderPage, "order" | "tags" | "knownTags" | "members"> {
  mayWrite: boolean;
}

/** Who sees to an order, and the words that staff mark it with. */
export function DeskCard({ order, tags, knownTags, members, mayWrite }: Props) {
  const action = `/admin/orders/${order.id}/desk`;
  // Whoever left stays named until somebody else is.
  const isKnown = order.assignee === null || members.some(({ username }) => username === order.assignee);
  return (
    <Card title="Team" className="text-sm">
      {mayWrite ? (
        <Form method="post" action={action} preventScrollReset className="flex flex-wrap items-end gap-2">
          <input type="hidden" name="seen" value={order.assignee ?? ""} />
          <SelectField
            key={order.assignee}
            label="Assigned to"
            name="assignee"
            defaultValue={order.assignee ?? ""}
            className="min-w-0 grow"
          >
            <option value="">No one</option>
            {isKnown ? null : <option value={order.assignee ?? ""}>{order.assignee}</option>}
            {members.map(({ username, name }) => (
              <option key={username} value={username}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button type="submit" name="intent" value="assign" size="small" look="outline">
            Assign
          </Button>
        </Form>
      ) : (
        <p>{order.assignee ? `Assigned to ${order.assignee}` : "Assigned to no one"}</p>
      )}
      {tags.length > 0 ? (
        <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-2">
          {tags.map(({ tag }) => (
            <li key={tag} className="flex min-h-9 items-center border border-line-strong bg-white pl-3">
              <span className={mayWrite ? "" : "pr-3"}>{tag}</span>
              {mayWrite ? (
                <Form method="post" action={action} preventScrollReset>
                  <input type="hidden" name="tag" value={tag} />
                  <button
                    type="submit"
                    name="intent"
                    value="untag"
                    aria-label={`Remove tag ${tag}`}
                    className="grid min-h-9 min-w-9 cursor-pointer place-items-center hover:bg-paper"
                  >
                    <Icon name="close" className="size-4" />
                  </button>
                </Form>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {mayWrite && tags.length < mostTags.ofOrder ? (
        <Form
          method="post"
          action={action}
          preventScrollReset
          className="mt-4 flex flex-wrap items-end gap-2"
          // Another tag empties the field.
          key={tags.length}
        >
          <TextField
            label="New tag"
            name="tag"
            maxLength={24}
            required
            list="order-tags"
            autoComplete="off"
            className="min-w-0 grow basis-32"
          />
          <datalist id="order-tags">
            {knownTags.map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </datalist>
          <Button type="submit" name="intent" value="tag" size="small" look="outline">
            Add tag
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}
