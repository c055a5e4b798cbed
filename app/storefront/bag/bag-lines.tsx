import { Link } from "react-router";

import { Price } from "#app/features/catalogue/products/price.tsx";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { productPath } from "#app/features/catalogue/products/product.ts";
import type { CartLine } from "#app/features/selling/cart/cart-line.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Lines of the cart in short; `justAdded` makes more of them. */
export function BagLines({ lines, justAdded = false }: { lines: readonly CartLine[]; justAdded?: boolean }) {
  if (lines.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={`${line.id} ${line.color} ${line.size} ${line.colorId} ${line.sizeId}`} className="flex gap-4 py-4">
          <ProductPicture
            url={line.image}
            alt=""
            width={160}
            className={`aspect-4/5 shrink-0 self-start ${justAdded ? "w-20" : "w-12"}`}
          />
          <div className="min-w-0 flex-1 text-sm leading-5">
            {justAdded ? (
              <p className="mb-1 flex items-center gap-1.5 font-semibold text-success">
                <Icon name="check" className="size-4" />
                Just added
              </p>
            ) : null}
            <Link
              to={productPath(line.id, line.source, line.colorId ?? undefined)}
              className="font-semibold underline-offset-4 hover:underline"
            >
              {line.name}
            </Link>
            <p className="text-muted">
              {[line.color, line.size, line.quantity > 1 ? `${line.quantity} pcs` : null].filter(Boolean).join(", ")}
            </p>
            <Price priceOre={line.priceOre * line.quantity} currency={line.currency} look="line" />
          </div>
        </li>
      ))}
    </ul>
  );
}
