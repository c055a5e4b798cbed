/** The widths, in pixels, that stored pictures are served in. */
export const pictureWidths = [160, 320, 400, 480, 640, 960, 1200, 2000] as const;
/** Those that a browser chooses from. 480 is close to its neighbours, and a listing has 24 sets of them. */
const sourceWidths = pictureWidths.filter((width) => width !== 480);

/**
 * An image's URL if it is accepted, or null for the 'No Image' placeholder. Blob URLs, http(s) and root-relative paths are
 * accepted; localhost and anything else are not (R16).
 */
export function acceptedImageUrl(url: string | null | undefined): string | null {
  const text = url?.trim() ?? "";
  if (text === "" || /^\/?placeholder(\.|$)/.test(text)) return null;
  if (text.startsWith("blob:")) return text;
  if (text.startsWith("/") && !text.startsWith("//")) return text;
  if (!/^https?:\/\//.test(text) || /^https?:\/\/(localhost|127\.0\.0\.1)([:/]|$)/.test(text)) return null;
  return text;
}

/** The URL of a picture in one of our widths; external pictures have only one. */
export function imageAtWidth(url: string, width: (typeof pictureWidths)[number]): string {
  return url.startsWith("/media/") ? `${url}?w=${width}` : url;
}

/**
 * The `srcset` of a stored picture up to a width, which is three times the narrowest that it is ever shown in; undefined for external
 * pictures.
 */
export function imageSourceSet(url: string, widest: (typeof pictureWidths)[number]): string | undefined {
  if (!url.startsWith("/media/")) return undefined;
  const widths = sourceWidths.filter((width) => width <= widest && width > widest / 3);
  return widths.map((width) => `${imageAtWidth(url, width)} ${width}w`).join(", ");
}
