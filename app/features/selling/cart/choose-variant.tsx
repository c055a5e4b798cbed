import { useState } from "react";

import { type BuyableProduct, fetchBuyableProduct } from "#app/features/catalogue/products/buyable-product.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { showToast } from "#app/ui/toast.ts";

import { addedTexts } from "./added.texts.ts";
import { cartLineOf } from "./cart-line.ts";
import type { CartLine } from "./cart-line.ts";
import { replaceLine } from "./cart-store.ts";
import { cartTexts } from "./cart.texts.tsx";
import { chooseVariantTexts } from "./choose-variant.texts.ts";

/** Asks for the color and size of a line without a variant, which cannot be ordered without them. */
export default function ChooseVariant({ line, index }: { line: CartLine; index: number }) {
  const [product, setProduct] = useState<BuyableProduct | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const open = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const found = await fetchBuyableProduct(line.id);
      setProduct(found);
      if (!found) setProblem(chooseVariantTexts().gone(line.name));
    } catch {
      setProblem(chooseVariantTexts().notLoaded);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="border-l-4 border-warning bg-warning-pale px-4 py-3 text-sm">
      {product ? (
        <VariantFields
          product={product}
          onChoose={(variantId) => {
            const variant = product.variants.find(({ id }) => id === variantId);
            if (!variant) return;
            const stored = replaceLine(index, cartLineOf(product, variant, line.quantity));
            showToast(stored ? "success" : "error", stored ? cartTexts().updated : addedTexts().notUpdated);
          }}
        />
      ) : (
        <Button look="outline" size="small" busy={busy} onClick={() => void open()}>
          {chooseVariantTexts().chooseBoth}
        </Button>
      )}
      {problem ? (
        <p role="alert" className="mt-2 text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

function VariantFields({ product, onChoose }: { product: BuyableProduct; onChoose: (variantId: string) => void }) {
  const texts = chooseVariantTexts();
  const { colors, sizes, variants } = product;
  const [colorId, setColorId] = useState(colors.length === 1 ? (colors[0]?.id ?? "") : "");
  const [sizeId, setSizeId] = useState(sizes.length === 1 ? (sizes[0]?.id ?? "") : "");
  const stockOf = (color: string, size: string) =>
    variants
      .filter((variant) => (color === "" || variant.colorId === color) && (size === "" || variant.sizeId === size))
      .reduce((sum, variant) => sum + variant.quantity, 0);
  const chosen = variants.find((variant) => variant.colorId === colorId && variant.sizeId === sizeId);
  const soldOut = (available: boolean, stock: number) => !available || stock === 0;
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
      <SelectField label={texts.color} value={colorId} onChange={(event) => setColorId(event.target.value)}>
        <option value="">{texts.choose}</option>
        {colors.map(({ id, name, available }) => (
          <option key={id} value={id} disabled={soldOut(available, stockOf(id, sizeId))}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={texts.size} value={sizeId} onChange={(event) => setSizeId(event.target.value)}>
        <option value="">{texts.choose}</option>
        {sizes.map(({ id, name, available }) => (
          <option key={id} value={id} disabled={soldOut(available, stockOf(colorId, id))}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button disabled={!chosen || chosen.quantity === 0} onClick={() => chosen && onChoose(chosen.id)}>
        {texts.choose}
      </Button>
    </div>
  );
}
