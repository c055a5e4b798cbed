import { useMemo, useRef, useState } from "react";

import { NotifyMe } from "#app/features/catalogue/back-in-stock/notify-me.tsx";
import type { BestSeller } from "#app/features/catalogue/products/best-sellers.ts";
import { useLinkedSize } from "#app/features/catalogue/products/linked-size.ts";
import { chosenPrice } from "#app/features/catalogue/products/price-range.ts";
import type { Product } from "#app/features/catalogue/products/product.ts";
import {
  type Choice,
  firstColorId,
  missingThird,
  useVariantChoice,
} from "#app/features/catalogue/products/use-variant-choice.ts";
import { ColorPicker, SizePicker } from "#app/features/catalogue/products/variant-pickers.tsx";
import { stockMessage } from "#app/features/catalogue/products/variant-stock.ts";
import type { ProductReviews } from "#app/features/catalogue/reviews/product-reviews.server.ts";
import { addVariant } from "#app/features/selling/cart/add-variant.ts";
import { WishButton } from "#app/features/selling/wishlist/wish-button.tsx";
import { wishedChoice, wishOf } from "#app/features/selling/wishlist/wishlist-item.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { HydrationBoundary } from "#app/platform/document/hydration-boundary.tsx";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import { OrderDirectly } from "#app/storefront/checkout-page/order-directly.tsx";
import { FindMySize } from "#app/storefront/size-guide/find-my-size.tsx";
import { SizeGuideLink } from "#app/storefront/size-guide/size-guide-link.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { onIntent } from "#app/ui/on-intent.ts";
import { QuantityControl } from "#app/ui/quantity-control.tsx";
import { showToast } from "#app/ui/toast.ts";

import { ChoiceBar } from "./choice-bar.tsx";
import { picturesOf } from "./pictures-of.ts";
import { ProductBreadcrumb } from "./product-breadcrumb.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { productPageTexts } from "./product-page.texts.ts";
import { ProductPromises } from "./product-promises.tsx";
import { ProductTitle } from "./product-title.tsx";
import type { PurchaseTerms } from "./purchase-terms.server.ts";

const bagIntent = onIntent(() => import("#app/storefront/bag/bag-drawer.tsx"));

interface Props {
  product: Product;
  terms: PurchaseTerms;
  rating: ProductReviews["rating"];
  fit: ProductReviews["fit"];
  bestSeller: BestSeller | null;
  /** Whether the page goes on with what can be had instead. */
  hasSimilar: boolean;
  /** The color that the address names; null for none. */
  colorId: string | null;
}

/** What a product page begins with: pictures on one side, everything to choose and buy on the other. */
export function ProductPurchase({
  product,
  terms,
  rating,
  fit,
  bestSeller,
  hasSimilar,
  colorId: colorOfAddress,
}: Props) {
  const { opensBag } = useSite().display;
  const texts = productPageTexts();
  const choice = useVariantChoice(product, { colorId: colorOfAddress ?? firstColorId(product), sizeId: null });
  useLinkedSize(choice, product.sizes);
  const [added, setAdded] = useState(false);
  const [buyPlace, setBuyPlace] = useState<HTMLElement | null>(null);
  const choices = useRef<HTMLDivElement>(null);
  const chosenColorId = choice.color?.id ?? null;
  const chosenSizeId = choice.size?.id ?? null;
  const price = useMemo(
    () => chosenPrice(product, chosenColorId, chosenSizeId),
    [product, chosenColorId, chosenSizeId],
  );
  const soldOut = product.variants.every((variant) => variant.quantity === 0);

  /** False when a color or a size is still to be chosen. */
  const add = (): boolean => {
    const { color, size, quantity } = choice;
    if (!color || !size) {
      choice.showMessage(color ? selectMissing(product, choice) : texts.selectBoth);
      return false;
    }
    const variant = product.variants.find(({ colorId, sizeId }) => colorId === color.id && sizeId === size.id);
    if (!variant) {
      showToast("error", texts.noData);
      return true;
    }
    const outcome = addVariant(product, variant, quantity);
    if (outcome.kind === "too-many") {
      choice.setQuantity(Math.max(1, outcome.room));
      choice.showMessage(outcome.message);
    }
    setAdded(outcome.kind === "added" || (outcome.kind === "too-many" && outcome.room <= 0));
    return true;
  };
  const addHere = () => {
    if (!add()) choices.current?.scrollIntoView({ behavior: "smooth", block: "center" });
  };

  const canAdd = !soldOut && choice.stock !== 0;
  const stockLine = <StockLine choice={choice} soldOut={soldOut} third={missingThird(product.optionLabels, choice)} />;
  return (
    <>
      <ProductBreadcrumb product={product} />
      <div className="product-columns">
        <HydrationBoundary>
          <ProductGallery product={product} colorId={chosenColorId} sizeId={chosenSizeId} />
        </HydrationBoundary>
        <div className="flex flex-col md:sticky md:top-24 md:self-start">
          <HydrationBoundary>
            <ProductTitle product={product} price={price} soldOut={soldOut} rating={rating} bestSeller={bestSeller} />
            <div ref={choices} className="mt-3 grid gap-4">
              <ColorPicker colors={product.colors} choice={choice} onChoose={choice.chooseColor} />
              <div className={besideMeasures("relative [&_fieldset>p]:pr-44")}>
                <SizePicker
                  sizes={product.sizes}
                  labels={product.optionLabels}
                  choice={choice}
                  onChoose={choice.chooseSize}
                />
                <p className={`flex gap-x-4 text-sm ${besideMeasures("absolute top-0 right-0 -my-3")}`}>
                  <FindMySize product={product} fit={fit} choice={choice} className={sizeLink} />
                  <SizeGuideLink product={product} className={sizeLink} />
                </p>
                {soldOut ? null : stockLine}
              </div>
            </div>
            <div className="mt-5 flex items-center justify-between gap-3">
              {soldOut ? (
                stockLine
              ) : (
                <QuantityControl
                  label={texts.quantityOf(product.name)}
                  quantity={choice.quantity}
                  disabled={!canAdd}
                  onChange={choice.setQuantity}
                />
              )}
              <WishButton
                item={wishOf(
                  { ...product, priceOre: price.priceOre },
                  wishedChoice(product, choice.color, choice.size),
                )}
                className="border border-line-strong bg-white hover:border-ink"
              />
            </div>
            {canAdd ? (
              <p className="buy-bar noscript:hidden" data-keep-clear>
                <Button
                  ref={setBuyPlace}
                  look="signal"
                  className="min-h-14 w-full"
                  onClick={addHere}
                  {...(opensBag ? bagIntent : {})}
                >
                  {texts.addToCart}
                </Button>
              </p>
            ) : null}
            <NotifyMe product={product} missed={choice.missed} soldOut={soldOut} ref={setBuyPlace} />
            <div className="mt-3 grid gap-3 empty:hidden">
              {soldOut && hasSimilar ? (
                <a
                  href="#similar"
                  className="inline-flex min-h-12 items-center justify-center border border-ink text-sm font-semibold tracking-wide uppercase transition hover:bg-ink hover:text-white active:[translate:0_1px]"
                >
                  {texts.seeInStock}
                </a>
              ) : null}
              {added ? (
                <ButtonLink look="outline" to="/cart" data-keep-clear>
                  {texts.viewCart}
                </ButtonLink>
              ) : null}
            </div>
            {canAdd ? <OrderDirectly className="mt-4" /> : null}
            <ProductPromises {...terms} soldOut={soldOut} />
          </HydrationBoundary>
        </div>
      </div>
      {canAdd || soldOut ? (
        <ChoiceBar
          product={product}
          choice={choice}
          price={price}
          soldOut={soldOut}
          picture={picturesOf(product, chosenColorId, chosenSizeId)[0]}
          after={buyPlace}
          onAdd={add}
        />
      ) : null}
    </>
  );
}

/** Asks for what of a size is still to be chosen. */
function selectMissing({ optionLabels: labels }: Product, { parts }: Choice): string {
  const texts = productPageTexts();
  const label = parts.sizeValue ? labels?.thirdLabel : labels?.sizeLabel;
  return label ? texts.selectOption(label) : texts.selectSize;
}

/** The links stand beside a size's measures, which break before them; below the sizes where a language's words leave no room for both. */
const besideMeasures = (style: string) => (currentLanguage() === "en" ? style : "");

const sizeLink = "py-3 underline decoration-line-strong underline-offset-4 hover:decoration-ink";

interface StockLineProps {
  choice: Choice;
  soldOut: boolean;
  third: string | undefined;
}

function StockLine({ choice, soldOut, third }: StockLineProps) {
  const { color, size, stock, message } = choice;
  const texts = productPageTexts();
  const ofChoice = stockMessage(stock ?? 0, size?.name ?? null, color?.name ?? null, third);
  const said = message ?? (soldOut ? texts.outOfStock : ofChoice);
  const urgent = message !== null || soldOut || stock === 0;
  return (
    <p
      role="status"
      className={`mt-3 text-sm leading-5 ${urgent ? "font-semibold text-danger" : stock === null ? "text-muted" : "font-semibold"}`}
    >
      {said ?? texts.inStock}
    </p>
  );
}
