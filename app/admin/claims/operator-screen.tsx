import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { OperatorFieldset } from "./operator-fields.tsx";

interface Props {
  name: string;
  values: Readonly<Record<string, string>>;
  /** The version on screen. */
  seen: string;
  /** How many products name it. */
  products: number;
  mayWrite: boolean;
  problems: readonly string[];
}

/** One manufacturer or responsible person, to be edited. */
export function OperatorScreen({ name, values, seen, products, mayWrite, problems }: Props) {
  return (
    <div className="grid gap-6">
      <div>
        <RowLink to="/admin/operators">All manufacturers and responsible persons</RowLink>
        <h1 className="display mt-2 text-display-sm wrap-anywhere lg:text-display-md">{name}</h1>
        <p className="mt-1 text-sm text-muted tabular-nums">
          {products === 1 ? "Used by 1 product." : `Used by ${products} products.`} Shown on product pages.
        </p>
      </div>
      <Card title="Edit">
        {problems.length > 0 ? (
          <Notice tone="error" className="mb-4">
            Not saved: {problems.join(". ")}.
          </Notice>
        ) : null}
        <Form method="post" className="grid gap-4 md:grid-cols-3">
          <input type="hidden" name="seen" value={seen} />
          <fieldset disabled={!mayWrite} className="contents">
            <OperatorFieldset values={values} />
            {mayWrite ? (
              <div className="self-end">
                <Button type="submit">Save</Button>
              </div>
            ) : null}
          </fieldset>
        </Form>
        <p className="mt-4 text-sm text-muted">
          If you move it outside the EU and EEA, products without a responsible person there become incomplete. You'll
          see them on Home.
        </p>
      </Card>
    </div>
  );
}
