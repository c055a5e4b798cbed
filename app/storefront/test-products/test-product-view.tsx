import { type ReactNode, useState } from "react";

import { Price } from "#app/features/catalogue/products/price.tsx";
import { addToCart } from "#app/features/selling/cart/cart-store.ts";
import { toOre } from "#app/shared/money.ts";
import { Button } from "#app/ui/button.tsx";
import { QuantityControl } from "#app/ui/quantity-control.tsx";
import { showToast } from "#app/ui/toast.ts";

import { OptionButtons } from "./option-buttons.tsx";
import { defaultTestSize, testPicture, type TestProduct, testSizes } from "./test-products.ts";

/** A test product, with its size, quantity and Add to Cart. */
export function TestProductView({ product }: { product: TestProduct }) {
  const [size, setSize] = useState(defaultTestSize);
  const [quantity, setQuantity] = useState(1);
  const add = () => {
    const { id, name, price } = product;
    const none = { originalId: null, color: null, sizeId: null, colorId: null, variantId: null };
    const line = { ...none, id, name, priceOre: toOre(price), image: testPicture(product), size, quantity };
    const stored = addToCart({ ...line, currency: "SEK", source: "test" });
    showToast(stored ? "success" : "error", stored ? `${name} added to cart` : "Failed to update cart");
  };
  return (
    <TestProductFrame
      picture={testPicture(product)}
      name={product.name}
      price={product.price}
      text={product.description}
    >
      <OptionButtons label="Size" options={testSizes} chosen={size} onChoose={setSize} />
      <div className="flex gap-3">
        <QuantityControl
          label={`Quantity of ${product.name}`}
          quantity={quantity}
          onChange={(requested) => setQuantity(Math.max(1, requested))}
        />
        <Button className="flex-1" onClick={add}>
          Add to Cart
        </Button>
      </div>
    </TestProductFrame>
  );
}

interface FrameProps {
  picture: string;
  name: string;
  price: number;
  text: string;
  children: ReactNode;
}

/** The layout of both test pages: a picture on one side, the options on the other. */
export function TestProductFrame({ picture, name, price, text, children }: FrameProps) {
  return (
    <div className="page grid gap-x-16 gap-y-8 pt-8 pb-24 md:grid-cols-2">
      <img
        src={picture}
        alt=""
        width={1000}
        height={1250}
        fetchPriority="high"
        className="aspect-4/5 h-auto w-full bg-paper-deep object-cover"
      />
      <div className="grid content-start gap-6 md:pt-6">
        <div>
          <p className="text-sm text-muted">Test product</p>
          <h1 className="display mt-1.5 text-display-md">{name}</h1>
          <p className="mt-4">
            <Price priceOre={toOre(price)} currency="SEK" look="page" className="text-xl font-semibold" />
          </p>
          <p className="mt-4 max-w-prose leading-7">{text}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
