import { betweenParts } from "#app/shared/joined-size.ts";

/** The two values that a size stands for where its product has a third option; both left out where it has none. */
export interface SizeParts {
  sizeValue?: string | undefined;
  thirdValue?: string | undefined;
}

/** The name of a size as a cart, an order and an email say it: `M / Long`. */
export function joinedSize(sizeValue: string, thirdValue: string): string {
  return `${sizeValue}${betweenParts}${thirdValue}`;
}

/** A size whose name says both of its values. One that has no third value has no parts. */
export function withJoinedName<Size extends { name: string }>(
  size: Size & { [Part in keyof SizeParts]?: string | null | undefined },
): Omit<Size, keyof SizeParts> & SizeParts {
  const { sizeValue, thirdValue, ...plain } = size;
  if (!thirdValue) return plain;
  const value = sizeValue || size.name;
  return { ...plain, name: joinedSize(value, thirdValue), sizeValue: value, thirdValue };
}

/** The size itself, without the third option: `M` of `M / Long`. */
export function valueOf({ name, sizeValue }: { name: string } & SizeParts): string {
  return sizeValue ?? name;
}

/** The values of one part, each once, in the order of the sizes. */
export function partValues(sizes: readonly SizeParts[], part: keyof SizeParts): string[] {
  return [...new Set(sizes.flatMap((size) => size[part] ?? []))];
}

/** The sizes with these parts; a part that isn't said is any. */
export function sizesWith<Size extends SizeParts>(
  sizes: readonly Size[],
  { sizeValue, thirdValue }: SizeParts,
): Size[] {
  return sizes.filter(
    (size) => (sizeValue ?? size.sizeValue) === size.sizeValue && (thirdValue ?? size.thirdValue) === size.thirdValue,
  );
}

/** What is wrong with the sizes of a product and the name of its third option; null when nothing is. Sizes kept for orders alone may be anything. */
export function partsProblem(
  sizes: readonly ({ available: boolean } & SizeParts)[],
  thirdLabel: string | null,
): string | null {
  const offered = sizes.filter(({ available }) => available);
  const isThird = ({ thirdValue }: SizeParts) => thirdValue !== undefined;
  if (thirdLabel === null)
    return offered.some(isThird) ? "Name the third option, for example Length, or remove its values" : null;
  if (!offered.every(isThird)) return `Every size needs its ${thirdLabel}`;
  const pairs = offered.map(({ sizeValue, thirdValue }) => JSON.stringify([sizeValue, thirdValue]).toLowerCase());
  return new Set(pairs).size < pairs.length ? `Enter each size and ${thirdLabel} once` : null;
}
