import { sizeNamed } from "#app/features/catalogue/products/default-options.ts";
import type { ProductSize } from "#app/features/catalogue/products/product.ts";
import { partValues, valueOf, withJoinedName } from "#app/features/catalogue/products/size-parts.ts";

/** A size with other values; without one of the third option it is a plain size. */
export function withParts(size: ProductSize, sizeValue: string, thirdValue: string): ProductSize {
  const { sizeValue: _value, thirdValue: _third, ...plain } = size;
  return withJoinedName({ ...plain, name: sizeValue, thirdValue });
}

/** A new size of these values. */
const newSize = (sizeValue: string, thirdValue: string) => {
  const size = withJoinedName({ ...sizeNamed(sizeValue), thirdValue });
  return { ...size, id: sizeNamed(size.name).id };
};

/** Sizes in one more value of the third option: those that have none yet take it, so that they keep their stock, or else each comes in it, too. */
export function withThirdValue(sizes: readonly ProductSize[], thirdValue: string): ProductSize[] {
  if (sizes.some((size) => size.thirdValue === undefined))
    return sizes.map((size) => (size.thirdValue === undefined ? withParts(size, size.name, thirdValue) : size));
  const has = (value: string) => sizes.some((size) => valueOf(size) === value && size.thirdValue === thirdValue);
  return sizes.flatMap((size, i) => {
    const value = valueOf(size);
    const isLast = !sizes.slice(i + 1).some((other) => valueOf(other) === value);
    return isLast && !has(value) ? [size, newSize(value, thirdValue)] : [size];
  });
}

/** Sizes of which those that were just added come in every value of the third option. */
export function withNewSizes(before: readonly ProductSize[], after: readonly ProductSize[]): ProductSize[] {
  const thirds = partValues(before, "thirdValue");
  const isNew = ({ id }: ProductSize) => !before.some((size) => size.id === id);
  return after.flatMap((size) =>
    isNew(size) && size.thirdValue === undefined && thirds.length > 0
      ? thirds.map((thirdValue) => newSize(size.name, thirdValue)).filter(isNew)
      : [size],
  );
}

/** Sizes without a third option: what they said together stays their name. */
export function withoutThird(sizes: readonly ProductSize[]): ProductSize[] {
  return sizes.map(({ sizeValue: _value, thirdValue: _third, ...size }) => size);
}
