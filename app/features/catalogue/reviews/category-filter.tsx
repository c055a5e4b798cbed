import { Form, useSubmit } from "react-router";

import { type Collection, collections } from "#app/features/catalogue/products/product.ts";
import { selectArrow } from "#app/ui/select-arrow.ts";

/** The filter by product category. Its choice is in the address. */
export function CategoryFilter({ category }: { category: Collection | null }) {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action="/reviews"
      className="flex items-center gap-2"
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      <label htmlFor="category" className="text-sm text-muted">
        Category
      </label>
      <select
        id="category"
        name="category"
        defaultValue={category ?? "all"}
        key={category}
        className={`min-h-11 border border-line-strong bg-white pl-3 text-sm font-medium hover:border-ink ${selectArrow}`}
      >
        <option value="all">All</option>
        {Object.entries(collections).map(([id, { name }]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="min-h-11 px-2 text-sm underline">
          Filter
        </button>
      </noscript>
    </Form>
  );
}
