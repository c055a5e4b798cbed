import type { ChangeEvent } from "react";
import { Form, useSubmit } from "react-router";

import { type Collection, collections } from "#app/features/catalogue/products/product.ts";
import { selectArrow } from "#app/ui/select-arrow.ts";

import { reviewFilterTexts } from "./review-filter.texts.ts";
import { type ReviewOrder, reviewOrders } from "./review-order.ts";
import { starsText } from "./review.ts";

interface Props {
  /** Whose reviews; null for those of all products, which then have a choice of categories. */
  productId: string | null;
  category: Collection | null;
  /** The stars asked for; null for all. */
  stars: number | null;
  order: ReviewOrder;
}

/** Which reviews are shown, and in which order. The choice is in the address, without what is as usual. */
export function ReviewsFilter({ productId, category, stars, order }: Props) {
  const submit = useSubmit();
  const texts = reviewFilterTexts();
  const onChange = ({ currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const chosen = [...new FormData(currentTarget)].filter(([, value]) => value !== "");
    void submit(new URLSearchParams(chosen as [string, string][]), { action: "/reviews", preventScrollReset: true });
  };
  return (
    <Form
      method="get"
      action="/reviews"
      className="flex flex-wrap items-center grid-cols-2 gap-x-6 gap-y-2 max-sm:grid max-sm:w-full"
      onChange={onChange}
    >
      {productId ? (
        <input type="hidden" name="product" value={productId} />
      ) : (
        <Choice name="category" label={texts.category} chosen={category}>
          <option value="">{texts.all}</option>
          {Object.entries(collections).map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <Choice name="stars" label={texts.stars} chosen={stars}>
        <option value="">{texts.all}</option>
        {[5, 4, 3, 2, 1].map((number) => (
          <option key={number} value={number}>
            {starsText(number)}
          </option>
        ))}
      </Choice>
      <Choice name="sort" label={texts.sort} chosen={order === "newest" ? null : order}>
        {reviewOrders.map((id) => (
          <option key={id} value={id === "newest" ? "" : id}>
            {texts[id]}
          </option>
        ))}
      </Choice>
      <noscript>
        <button type="submit" className="min-h-11 px-2 text-sm underline">
          {texts.show}
        </button>
      </noscript>
    </Form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** Null for the first option, whose value is empty: pages are asked for without it. */
  chosen: string | number | null;
  children: React.ReactNode;
}

function Choice({ name, label, chosen, children }: ChoiceProps) {
  return (
    // On a phone the first of three has a row of its own.
    <p className={`flex items-center gap-2 max-sm:block ${name === "category" ? "max-sm:col-span-2" : ""}`}>
      <label htmlFor={name} className="text-sm text-muted">
        {label}
      </label>
      <select
        id={name}
        name={name}
        defaultValue={chosen ?? ""}
        key={chosen}
        className={`min-h-11 max-sm:w-full border border-line-strong bg-white pl-3 text-sm font-medium hover:border-ink ${selectArrow}`}
      >
        {children}
      </select>
    </p>
  );
}
