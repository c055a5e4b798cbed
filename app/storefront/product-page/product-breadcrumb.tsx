import { memo } from "react";
import { Link, useNavigate } from "react-router";

import { collectionOf, collections, type Product } from "#app/features/catalogue/products/product.ts";
import { Icon } from "#app/ui/icon.tsx";

import { productPageTexts } from "./product-page.texts.ts";

/** The way back, and the shelf the product stands on. On a phone it lies over the picture, so that the sizes are on the first screen. */
export const ProductBreadcrumb = memo(function ProductBreadcrumb({ product }: { product: Pick<Product, "category"> }) {
  const navigate = useNavigate();
  const texts = productPageTexts();
  const back = () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate("/shop"));
  const collection = collectionOf(product.category);
  const shelf = collection ? collections[collection] : { path: "/shop", name: texts.shop };
  const look = "inline-flex min-h-11 items-center gap-2 hover:underline hover:underline-offset-4";
  return (
    <div className="over-picture flex items-center gap-2.5 text-sm sm:mb-1">
      <button type="button" onClick={back} className={`font-medium ${look}`}>
        <Icon name="arrow-left" className="size-4" />
        {texts.back}
      </button>
      <span aria-hidden="true" className="text-line-strong">
        /
      </span>
      <Link to={shelf.path} className={`text-muted ${look}`}>
        {shelf.name}
      </Link>
    </div>
  );
});
