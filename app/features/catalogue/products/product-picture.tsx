import { useState } from "react";

import {
  acceptedImageUrl,
  imageAtWidth,
  imageSourceSet,
  type pictureWidths,
} from "#app/features/shop/storage/image-url.ts";

import { productPictureTexts } from "./product-picture.texts.ts";

interface Props {
  url: string | null | undefined;
  alt: string;
  /** How wide the picture is shown, for the browser's choice of width. */
  sizes?: string;
  /** A single width for a small picture, instead of `sizes`: a `srcset` would only make the page larger. */
  width?: (typeof pictureWidths)[number];
  /** The widest it is ever shown, in pixels of the sharpest screens. Only the zoom shows more than 1200: the file itself. */
  widest?: (typeof pictureWidths)[number];
  className?: string;
  /** For the page's main picture: fetched eagerly and with high priority. */
  urgent?: boolean;
}

/** A product's picture in 4:5, or the 'No Image' placeholder when there is none or it fails to load. */
export function ProductPicture({ url, alt, sizes, width, widest = 1200, className = "", urgent = false }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const accepted = acceptedImageUrl(url);
  if (accepted === null || accepted === failedUrl) {
    const { noImage } = productPictureTexts();
    return (
      <span
        role="img"
        aria-label={alt || noImage}
        className={`@container flex flex-col items-center justify-center gap-2 bg-paper-deep text-center text-sm text-muted ${className}`}
      >
        <span aria-hidden="true" className="mark-symbol h-6 opacity-30" />
        <span className="@max-[6rem]:sr-only">{noImage}</span>
      </span>
    );
  }
  const picture = (
    <img
      src={imageAtWidth(accepted, width ?? 640)}
      srcSet={width ? undefined : imageSourceSet(accepted, widest)}
      sizes={sizes}
      alt={alt}
      loading={urgent ? undefined : "lazy"}
      fetchPriority={urgent ? "high" : undefined}
      onError={() => setFailedUrl(accepted)}
      className={className ? `product-picture ${className}` : "product-picture"}
    />
  );
  // React writes a preload, of half a kilobyte, for an urgent picture that has no <picture> round it; the page itself is there as soon.
  return urgent ? <picture className="contents">{picture}</picture> : picture;
}
