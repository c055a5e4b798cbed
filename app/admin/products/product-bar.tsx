import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { TranslationsLink } from "#app/admin/translations/translations-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";

import { DeleteProduct } from "./delete-product.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import type { ProductFormData } from "./read-product-form.server.ts";

interface Props {
  product: ProductFormData["product"];
  requestKey: string;
  mayWrite: boolean;
  /** Adds a color and opens at it; absent where scripts have not started. */
  onAddColor: (() => void) | undefined;
  isChanged: boolean;
  /** How far a save is; null when none is under way. */
  progress: number | null;
  /** In how many languages it is translated. */
  translated: number;
}

const link =
  "inline-flex min-h-11 items-center text-sm font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink";

/** The head of the product form, always in sight: what is edited, and what can be done with it. */
export function ProductBar({ product, requestKey, mayWrite, onAddColor, isChanged, progress, translated }: Props) {
  const path = product && `/admin/products/${encodeURIComponent(product.id)}`;
  return (
    <div className="sticky top-0 z-30 -mx-gutter mb-5 border-b border-line bg-paper px-gutter py-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <RowLink to="/admin?tab=products">Back to Admin</RowLink>
        <h1 className="mr-auto min-w-0 truncate text-lg font-semibold">{product?.name ?? "Add Product"}</h1>
        {isChanged ? <Badge tone="warning">Unsaved</Badge> : null}
        {product && path ? (
          <>
            <TranslationsLink item={{ kind: "product", itemId: product.id }} done={translated} />
            <a
              href={`/product/${encodeURIComponent(product.id)}/preview`}
              target="_blank"
              rel="noreferrer"
              className={link}
            >
              Preview
            </a>
            {mayWrite ? (
              <>
                {onAddColor ? (
                  <button type="button" className={link} onClick={onAddColor}>
                    Add color
                  </button>
                ) : null}
                <Form method="post" action={`${path}/duplicate`}>
                  <input type="hidden" name="key" value={requestKey} />
                  <button type="submit" className={link}>
                    Duplicate
                  </button>
                </Form>
                <DeleteProduct product={product} />
              </>
            ) : null}
          </>
        ) : null}
        {mayWrite ? (
          <Button type="submit" form="product" size="small" busy={progress !== null}>
            {progress === null ? "Save product" : "Saving..."}
          </Button>
        ) : null}
      </div>
      {progress === null ? null : (
        <div className="mt-2">
          <ProgressBar label="Saving the product" percent={progress} />
        </div>
      )}
    </div>
  );
}
