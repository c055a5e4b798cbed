import { type FormEvent, useState } from "react";
import { Form, useNavigation, useSearchParams } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { additionDays } from "#app/features/selling/orders/order-addition.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { AdditionSum, unitsField, VariantUnits } from "./addition-units.tsx";
import { additionRefusals } from "./change-refusals.ts";
import type { AddItemPage } from "./read-add-item.server.ts";

interface Props extends AddItemPage {
  additionId: string;
  error: string | null;
  /** What was entered before, when it was refused. */
  fields: Record<string, string>;
}

/** Items to add to a paid order: search, sizes and how many, the sum, and the button that e-mails the buyer a link to pay. */
export function AddItemScreen({ order, refusal, vat, text, found, chosen, additionId, error, fields }: Props) {
  const busy = useNavigation().formMethod === "POST";
  const [units, setUnits] = useState<Record<string, string>>(fields);
  const readUnits = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setUnits(
      Object.fromEntries(
        [...new FormData(currentTarget)].flatMap(([name, v]) => (typeof v === "string" ? [[name, v]] : [])),
      ),
    );
  const lines = chosen.flatMap(({ id, variants, currency, source }) =>
    variants.map((variant) => ({
      priceOre: variant.priceOre,
      currency,
      source,
      quantity: Number(units[unitsField(id, variant.id)] ?? "") || 0,
    })),
  );
  return (
    <div className="mx-auto max-w-3xl">
      <RowLink to={`/admin/orders/${order.id}`}>Back to the order</RowLink>
      <h1 className="display mt-2 text-display-sm lg:text-display-md">Add an item</h1>
      <p className="mt-3 text-sm text-muted tabular-nums">Order {order.orderNumber}</p>
      {refusal ? (
        <Notice className="mt-6">{additionRefusals[refusal]}</Notice>
      ) : (
        <div className="mt-6 grid gap-4 lg:gap-6">
          {error ? <Notice tone="error">{error}</Notice> : null}
          <ProductSearch text={text} found={found} chosen={chosen.map(({ id }) => id)} />
          {chosen.length > 0 ? (
            <Form method="post" onChange={readUnits} className="grid gap-4 lg:gap-6">
              <input type="hidden" name="intent" value="offer" />
              <input type="hidden" name="additionId" value={fields.additionId ?? additionId} />
              <input type="hidden" name="seen" value={order.updatedAt} />
              {chosen.map((product) => (
                <VariantUnits key={product.id} product={product} fields={fields} />
              ))}
              <AdditionSum lines={lines} currency={chosen[0]?.currency ?? "SEK"} country={order.country} vat={vat} />
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                <Button type="submit" busy={busy}>
                  {busy ? "Sending..." : "Send payment link"}
                </Button>
                <p className="min-w-0 text-sm wrap-anywhere text-muted">
                  {`${order.email} gets an email now. The link works for ${additionDays} days, or until this order ships. Nothing is reserved before the customer orders.`}
                </p>
              </div>
            </Form>
          ) : null}
        </div>
      )}
    </div>
  );
}

/** Finds products by name, type or tag; choosing one keeps those that were chosen before. */
export function ProductSearch({
  text,
  found,
  chosen,
}: Pick<AddItemPage, "text" | "found"> & { chosen: readonly string[] }) {
  const [searchParams] = useSearchParams();
  const addressWith = (productId: string) => {
    const query = new URLSearchParams(searchParams);
    query.delete("q");
    query.append("product", productId);
    return `?${String(query)}`;
  };
  return (
    <Card title={chosen.length === 0 ? "Find a product" : "Another product"}>
      <Form method="get" role="search" className="flex items-end gap-3" preventScrollReset>
        {chosen.map((id) => (
          <input key={id} type="hidden" name="product" value={id} />
        ))}
        <TextField
          label="Search products"
          name="q"
          type="search"
          key={text}
          defaultValue={text}
          maxLength={100}
          autoComplete="off"
          placeholder="Name, type or tag"
          className="min-w-0 flex-1"
        />
        <Button type="submit" look="outline">
          Search
        </Button>
      </Form>
      {found ? (
        <>
          <p role="status" className={found.products.length === 0 ? "mt-4 text-sm text-muted" : "sr-only"}>
            {found.products.length === 0 ? "No matching products." : `${found.products.length} found`}
          </p>
          <ul aria-label="Products" className="mt-2 divide-y divide-line">
            {found.products.map((product) => (
              <li key={product.id} className="flex min-h-14 items-center gap-3 py-1.5 text-sm">
                <ProductPicture url={product.picture} alt="" width={160} className="aspect-4/5 w-9 shrink-0 text-2xs" />
                <RowLink to={addressWith(product.id)}>{product.name}</RowLink>
                <span className="ml-auto whitespace-nowrap text-muted tabular-nums">
                  {formatPrice(product.priceOre, product.currency)}
                </span>
              </li>
            ))}
          </ul>
          {found.more ? <p className="mt-2 text-sm text-muted">More match: search to narrow.</p> : null}
        </>
      ) : null}
    </Card>
  );
}
