import type { BuyableProduct } from "#app/features/catalogue/products/buyable-product.ts";
import type { Product, Variant } from "#app/features/catalogue/products/product.ts";
import { pictureOfVariant } from "#app/features/catalogue/products/variant-picture.ts";
import { parseStoredList } from "#app/platform/browser/stored-list.ts";
import { currencies } from "#app/shared/currencies.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import { inKronor, inOre } from "#app/shared/money.ts";
import {
  nullable,
  numberFrom,
  oneOf,
  optional,
  type Parsed,
  record,
  text,
  wholeNumberFrom,
  withFallback,
} from "#app/shared/parse.ts";

const localName = record({ language: text, name: text });

/**
 * One line of the cart as the browser stores it under the key `cart` (R6). `price` is in kronor,
 * as it was when the line was added.
 */
const storedLine = record({
  id: text,
  originalId: optional(nullable(text), null),
  name: optional(text, ""),
  price: numberFrom(0),
  image: optional(text, ""),
  size: optional(nullable(text), null),
  color: optional(nullable(text), null),
  sizeId: optional(nullable(text), null),
  colorId: optional(nullable(text), null),
  variantId: optional(nullable(text), null),
  quantity: wholeNumberFrom(1),
  currency: withFallback(oneOf(currencies), "SEK"),
  source: optional(text, "local"),
  /** What its color and its size are called in the language that it was put in from, where that is not English. */
  localColor: optional(localName),
  localSize: optional(localName),
});

/** One line of the cart. */
export type CartLine = Omit<StoredLine, "price" | LocalName> & {
  [Name in LocalName]?: StoredLine[Name] | undefined;
} & { priceOre: number };
type LocalName = "localColor" | "localSize";
type StoredLine = Parsed<typeof storedLine>;

/** Parses the stored lines. */
export function parseCart(stored: string | null): CartLine[] {
  return parseStoredList(stored, storedLine).map((line) => inOre(line, ["price"]));
}

/** Formats lines for storage. */
export function storedCart(lines: readonly CartLine[]): object[] {
  return lines.map((line) => inKronor(line));
}

/** A cart line for `quantity` units of a variant, with the picture that stands for it. */
export function cartLineOf(product: BuyableProduct | Product, variant: Variant, quantity: number): CartLine {
  const color = product.colors.find(({ id }) => id === variant.colorId);
  const size = product.sizes.find(({ id }) => id === variant.sizeId);
  const picture = pictureOfVariant(product.pictures, variant);
  const { id, originalId, name, currency, source } = product;
  const { priceOre } = variant;
  return {
    id,
    originalId,
    name,
    priceOre,
    image: picture?.url ?? "",
    size: enteredName(size),
    color: enteredName(color),
    sizeId: variant.sizeId,
    colorId: variant.colorId,
    variantId: variant.id,
    quantity,
    currency,
    source,
    localColor: shownName(color),
    localSize: shownName(size),
  };
}

type Option = { name: string; english?: string | undefined } | undefined;

const enteredName = (option: Option) => option?.english ?? option?.name ?? null;
const shownName = (option: Option) =>
  option?.english ? { language: currentLanguage(), name: option.name } : undefined;

/** The color and the size of a line as shoppers read them: in the page's language if the line knows them in that. */
export function shownOptions({ color, size, localColor, localSize }: Pick<CartLine, "color" | "size" | LocalName>) {
  const shown = (name: string | null, local: CartLine[LocalName]) =>
    local?.language === currentLanguage() ? local.name : name;
  return { color: shown(color, localColor), size: shown(size, localSize) };
}

/** Both as one text: `Black, M`. */
export function choiceOf(line: Parameters<typeof shownOptions>[0]): string {
  return Object.values(shownOptions(line)).filter(Boolean).join(", ");
}

/** Whether two lines are the same product, color and size, by name and id (R6). */
export function isSameLine(a: CartLine, b: CartLine): boolean {
  return a.id === b.id && a.size === b.size && a.color === b.color && a.sizeId === b.sizeId && a.colorId === b.colorId;
}

/** Units in the cart of the same product, color and size as `line`. */
export function quantityInCart(lines: readonly CartLine[], line: CartLine): number {
  return lines.reduce((sum, held) => (isSameLine(held, line) ? sum + held.quantity : sum), 0);
}

/** The most units of one line that can be ordered. */
export const maxQuantity = 10;

/** Whether a line names its variant. Test products have none and need only a size. */
export function isChosen({ variantId, colorId, sizeId, size, source }: CartLine): boolean {
  return variantId !== null || (colorId !== null && sizeId !== null) || (source === "test" && size !== null);
}

/** The cart with a line added: merged into the same line if there is one, which costs what it costs now, else last. */
export function withLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  if (!lines.some((line) => isSameLine(line, added))) return [...lines, added];
  const { priceOre, currency } = added;
  return lines.map((line) =>
    isSameLine(line, added) ? { ...line, priceOre, currency, quantity: line.quantity + added.quantity } : line,
  );
}

/** The cart with one line's quantity changed; never below 1, never above what can be ordered. */
export function withQuantity(lines: readonly CartLine[], index: number, quantity: number): CartLine[] {
  return lines.map((line, i) =>
    i === index ? { ...line, quantity: Math.min(Math.max(1, quantity), maxQuantity) } : line,
  );
}

/** The cart with one line replaced; merged into the same line if there is one. */
export function withReplaced(lines: readonly CartLine[], index: number, line: CartLine): CartLine[] {
  const twin = lines.findIndex((other, i) => i !== index && isSameLine(other, line));
  if (twin === -1) return lines.map((other, i) => (i === index ? line : other));
  return lines
    .map((other, i) => (i === twin ? { ...other, quantity: other.quantity + line.quantity } : other))
    .filter((_, i) => i !== index);
}
