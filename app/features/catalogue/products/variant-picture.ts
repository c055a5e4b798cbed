/** What of a product's picture decides which variants it stands for. */
interface Shown {
  url: string;
  colorId: string | null;
}

/** The picture that stands for a variant: its own, else the first of its color, else the product's first. */
export function pictureOfVariant<Picture extends Shown>(
  pictures: readonly Picture[],
  { colorId, picture }: { colorId: string; picture?: string | undefined },
): Picture | undefined {
  const own = picture ? pictures.find(({ url }) => url === picture) : undefined;
  return own ?? pictures.find((other) => other.colorId === colorId) ?? pictures[0];
}

/** A picture that is said of a variant as its own: null where its color's, or the product's first, would be shown anyway, unless it was its own before. */
export function ownPicture(
  media: readonly Shown[],
  colorId: string,
  said: string | null,
  known: string | null,
): string | null {
  return said === known || pictureOfVariant(media, { colorId })?.url !== said ? said : null;
}
