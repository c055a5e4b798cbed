import { useState } from "react";

import type { OptionLabels } from "./option-names.ts";
import {
  lowStockThreshold,
  type Product,
  type ProductColor,
  type ProductSize,
  type StockedVariant,
} from "./product.ts";
import { partValues, type SizeParts, sizesWith } from "./size-parts.ts";
import { choiceTexts } from "./stock.texts.ts";
import { clampQuantity, stockOf } from "./variant-stock.ts";

/** The chosen color, size and quantity of a product, and the stock messages for them. */
export interface Choice {
  color: ProductColor | null;
  size: ProductSize | null;
  quantity: number;
  /** Units of the chosen color and size; null until both are chosen. */
  stock: number | null;
  message: string | null;
  /** The color and size that the shopper wanted last and cannot have, as far as they said; null when they can have what they chose. */
  missed: { colorId: string | null; sizeId: string | null } | null;
  isColorSoldOut: (color: ProductColor) => boolean;
  isSizeSoldOut: (size: ProductSize) => boolean;
  /** Units of a size in the chosen color where few are left; null where there are more, or no color is chosen. */
  fewLeft: (size: ProductSize) => number | null;
  chooseColor: (color: ProductColor) => void;
  chooseSize: (size: ProductSize) => void;
  /** What is chosen of a size's parts, where the product has a third option. */
  parts: SizeParts;
  /** Of the chosen color, and the third option's values of the chosen size. */
  isPartSoldOut: (part: keyof SizeParts, value: string) => boolean;
  choosePart: (part: keyof SizeParts, value: string) => void;
  setQuantity: (wished: number) => void;
  showMessage: (message: string) => void;
}

type Options = Pick<Product, "colors" | "sizes"> & { variants: readonly StockedVariant[] };

/**
 * The color, size and quantity chosen of a product (S4). At first nothing is chosen, except an only option, and what `remembered` names
 * if it is still available.
 */
export function useVariantChoice(
  product: Options,
  remembered: { colorId: string | null; sizeId: string | null } = { colorId: null, sizeId: null },
): Choice {
  const [first] = useState(() => firstChoice(product, remembered));
  const [color, setColor] = useState(first.color);
  const [size, setSize] = useState(first.size);
  const [halfChosen, setHalfChosen] = useState<SizeParts>(() => onlyParts(product.sizes));
  const parts: SizeParts = size ?? halfChosen;
  const [quantity, setQuantity] = useState(1);
  const [message, setMessage] = useState<string | null>(null);
  const [missed, setMissed] = useState<Choice["missed"]>(null);
  const stock = color && size ? stockOf(product.variants, color.id, size.id) : null;

  const chosen = (
    soldOut: boolean,
    { name, ...ids }: { name: string } & Partial<Choice["missed"]>,
    choose: () => void,
  ) => {
    if (soldOut) {
      setMessage(choiceTexts().notInStock(name));
      setMissed({ colorId: color?.id ?? null, sizeId: size?.id ?? null, ...ids });
      return;
    }
    choose();
    setMissed(null);
    setQuantity(1);
    setMessage(null);
  };

  /** What is left to choose from once this is said: the size decides which values the third option has, not the other way round. */
  const sizesOfPart = (part: keyof SizeParts, value: string) =>
    sizesWith(product.sizes, part === "sizeValue" ? { sizeValue: value } : { ...parts, thirdValue: value });
  const isPartSoldOut: Choice["isPartSoldOut"] = (part, value) =>
    sizesOfPart(part, value).every((other) => isSizeSoldOut(product, other, color));

  return {
    color,
    size,
    quantity,
    stock,
    message,
    missed: color && size && stock === 0 ? { colorId: color.id, sizeId: size.id } : missed,
    isColorSoldOut: (other) => isColorSoldOut(product, other),
    isSizeSoldOut: (other) => isSizeSoldOut(product, other, color),
    fewLeft: (other) => {
      const units = color ? stockOf(product.variants, color.id, other.id) : 0;
      return units > 0 && units <= lowStockThreshold ? units : null;
    },
    chooseColor: (next) =>
      chosen(isColorSoldOut(product, next), { name: next.name, colorId: next.id }, () => setColor(next)),
    chooseSize: (next) =>
      chosen(isSizeSoldOut(product, next, color), { name: next.name, sizeId: next.id }, () => setSize(next)),
    parts,
    isPartSoldOut,
    choosePart: (part, value) => {
      const [meant, another] = sizesOfPart(part, value);
      const missedSize = meant && !another ? { name: meant.name, sizeId: meant.id } : { name: value, sizeId: null };
      chosen(isPartSoldOut(part, value), missedSize, () => {
        const next: SizeParts = { ...parts, [part]: value };
        const isWhole = next.sizeValue !== undefined && next.thirdValue !== undefined;
        const whole = isWhole ? sizesWith(product.sizes, next)[0] : undefined;
        setSize(whole ?? null);
        // A size that doesn't come in the chosen value of the third option is chosen without it.
        setHalfChosen(isWhole && !whole ? { [part]: value } : next);
      });
    },
    setQuantity: (wished) => {
      if (stock !== null && wished > stock && color && size) {
        setMessage(stockLimitMessage(stock, size.name, color.name));
      } else {
        setMessage(null);
      }
      setQuantity(stock === null ? Math.max(1, Math.trunc(wished) || 1) : clampQuantity(wished, stock));
    },
    showMessage: setMessage,
  };
}

/** The parts of which a product has one value alone. */
function onlyParts(sizes: readonly SizeParts[]): SizeParts {
  const only = (part: keyof SizeParts) => {
    const values = partValues(sizes, part);
    return values.length === 1 ? { [part]: values[0] } : {};
  };
  return { ...only("sizeValue"), ...only("thirdValue") };
}

/** The third option of a product whose color and size are chosen and whose value of it isn't; undefined while something else is missing. */
export function missingThird(
  labels: OptionLabels | undefined,
  { color, size, parts }: Pick<Choice, "color" | "size" | "parts">,
): string | undefined {
  return (color && !size && parts.sizeValue && labels?.thirdLabel) || undefined;
}

/** The message when more units are requested than are in stock (R5). */
export function stockLimitMessage(stock: number, sizeName: string, colorName: string): string {
  return choiceTexts().limit(stock, sizeName, colorName);
}

/** The color that a product page begins with: that of its first picture, or the first that can be had. Null when all are sold out. */
export function firstColorId(product: Options & Pick<Product, "pictures">): string | null {
  const pictured = product.pictures.find(({ colorId }) => colorId !== null)?.colorId;
  const inStock = product.colors.filter((color) => !isColorSoldOut(product, color));
  return (inStock.find(({ id }) => id === pictured) ?? inStock[0])?.id ?? null;
}

/** The initial choice: the only option, or the remembered one. Never a sold-out one. */
export function firstChoice(product: Options, remembered: { colorId: string | null; sizeId: string | null }) {
  const { colors, sizes } = product;
  const onlyColor = colors.length === 1 ? colors[0] : colors.find(({ id }) => id === remembered.colorId);
  const color = onlyColor && !isColorSoldOut(product, onlyColor) ? onlyColor : null;
  const onlySize = sizes.length === 1 ? sizes[0] : sizes.find(({ id }) => id === remembered.sizeId);
  const size = onlySize && !isSizeSoldOut(product, onlySize, color) ? onlySize : null;
  return { color, size };
}

function isColorSoldOut({ variants }: Options, { id, available }: ProductColor): boolean {
  return !available || !variants.some((variant) => variant.colorId === id && variant.quantity > 0);
}

/** Of the chosen color, so that every color can be looked at but no empty size can be chosen in it. */
function isSizeSoldOut({ variants }: Options, { id, available }: ProductSize, color: ProductColor | null): boolean {
  return (
    !available ||
    !variants.some(
      (variant) => variant.sizeId === id && variant.quantity > 0 && (!color || variant.colorId === color.id),
    )
  );
}
