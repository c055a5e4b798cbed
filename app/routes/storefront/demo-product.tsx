import { useState } from "react";

import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";
import { OptionButtons } from "#app/storefront/test-products/option-buttons.tsx";
import { TestProductFrame } from "#app/storefront/test-products/test-product-view.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.ts";

import type { Route } from "./+types/demo-product";

const name = "Performance Shirt";
const price = 299;
const colors = ["Black", "White", "Gray"] as const;
const sizes = ["XS", "S", "M", "L", "XL"] as const;

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, name);

/** The static demo page: its buttons show toasts and store nothing (S29). */
export default function DemoProduct() {
  const [color, setColor] = useState<(typeof colors)[number]>("Black");
  const [size, setSize] = useState<(typeof sizes)[number]>("M");
  return (
    <TestProductFrame
      picture="/editorial/mens-tall-1000.webp"
      name={name}
      price={price}
      text="A sample shirt to try out this page."
    >
      <OptionButtons label="Color" options={colors} chosen={color} onChoose={setColor} />
      <OptionButtons label="Size" options={sizes} chosen={size} onChoose={setSize} />
      <div className="flex gap-3">
        <Button className="flex-1" onClick={() => showToast("success", `${name} added to cart`)}>
          Add to Cart
        </Button>
        <Button look="outline" onClick={() => showToast("success", "Added to wishlist")}>
          <Icon name="heart" />
          <span className="sr-only">Add to wishlist</span>
        </Button>
      </div>
    </TestProductFrame>
  );
}
