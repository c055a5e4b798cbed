import type { ProductCard as Product } from "#app/features/catalogue/products/product.ts";
import type { Choice } from "#app/features/catalogue/products/use-variant-choice.ts";
import { ColorPicker, SizePicker } from "#app/features/catalogue/products/variant-pickers.tsx";
import { RatingField } from "#app/features/catalogue/reviews/rating-field.tsx";
import { ChoiceList } from "#app/storefront/checkout-page/choice-list.tsx";
import { ProductCard } from "#app/storefront/listing/product-card.tsx";
import { ProductGridSkeleton } from "#app/storefront/listing/product-grid.tsx";

import { Row, Sheet, Specimen } from "./sheet.tsx";

const nothing = () => undefined;
const pictures = Object.keys(import.meta.glob("../demo/pictures/tung-boxy-hoodie-black-*.webp")).map((path) =>
  path.replace("..", "/scripts"),
);
const back = pictures.find((path) => path.includes("-back")) ?? "";
const front = back.replace("-back", "-front");

const colors = [
  { id: "ink", name: "Black", hex: "#17181b", available: true },
  { id: "fjord", name: "Fjord", hex: "#2f4f63", available: true },
  { id: "sand", name: "Sand", hex: "#cdbfa6", available: true },
];
const sizes = ["XS", "S", "M", "L", "XL"].map((id) => ({ id, name: id, description: "", available: true }));
const choice: Choice = {
  color: colors[1] ?? null,
  size: sizes[2] ?? null,
  quantity: 1,
  stock: 8,
  message: null,
  missed: null,
  chooseColor: nothing,
  chooseSize: nothing,
  setQuantity: nothing,
  showMessage: nothing,
  parts: {},
  isPartSoldOut: () => false,
  choosePart: nothing,
  isColorSoldOut: ({ id }: { id: string }) => id === "sand",
  fewLeft: ({ id }: { id: string }) => (id === "L" ? 3 : null),
  isSizeSoldOut: ({ id }: { id: string }) => id === "XL",
};

const product: Product = {
  id: "hoodie",
  name: "Tung Boxy Hoodie",
  category: "Mens Collection",
  productType: "Hoodie",
  priceOre: 1_099_00,
  earlierPriceOre: null,
  currency: "SEK",
  source: "local",
  isNew: true,
  soldOut: false,
  lowStock: null,
  rating: null,
  colors,
  pictures: [
    { url: front, alt: "", colorId: null },
    { url: back, alt: "", colorId: null },
  ],
};

/** Color, size, rating, payment: one of a few. */
export function Choices() {
  return (
    <Sheet id="choices" title="Choices">
      <Row>
        <Specimen name="one chosen, one sold out" className="w-60">
          <ColorPicker colors={colors} choice={choice} onChoose={nothing} />
        </Specimen>
        <Specimen name="one chosen, one sold out" className="w-96">
          <SizePicker sizes={sizes} choice={choice} onChoose={nothing} />
        </Specimen>
        <Specimen name="focus-visible" force="focus focus-visible" className="w-60">
          <ColorPicker colors={colors.slice(0, 1)} choice={choice} onChoose={nothing} />
        </Specimen>
        <Specimen name="four stars">
          <RatingField rating={4} onRate={nothing} />
        </Specimen>
        <Specimen name="invalid">
          <RatingField rating={0} error="Please choose a rating." onRate={nothing} />
        </Specimen>
        <Specimen name="choice list" className="w-112">
          <ChoiceList
            name="shipping"
            chosen="standard"
            onChoose={nothing}
            options={[
              { id: "standard", name: "Standard", detail: "3-5 business days", aside: "49 kr" },
              { id: "express", name: "Express", detail: "1-2 business days", aside: "99 kr" },
            ]}
          />
        </Specimen>
      </Row>
    </Sheet>
  );
}

/** Product cards in their states, and what stands there while they load. */
export function Cards() {
  return (
    <Sheet id="cards" title="Product cards">
      <div className="grid grid-cols-5 gap-4">
        <Specimen name="default, new">
          <ProductCard product={product} />
        </Specimen>
        <Specimen name="hover and focus: the back" force="hover">
          <ProductCard product={{ ...product, isNew: false }} />
        </Specimen>
        <Specimen name="on sale">
          <ProductCard product={{ ...product, isNew: false, priceOre: 799_00, earlierPriceOre: 1_099_00 }} />
        </Specimen>
        <Specimen name="sold out">
          <ProductCard product={{ ...product, isNew: false, soldOut: true }} />
        </Specimen>
        <Specimen name="no picture, long name">
          <ProductCard
            product={{ ...product, isNew: false, name: "Fjällräv Insulated Windproof Training Jacket", pictures: [] }}
          />
        </Specimen>
      </div>
      <Specimen name="loading" className="w-120">
        <ProductGridSkeleton count={3} />
      </Specimen>
    </Sheet>
  );
}
