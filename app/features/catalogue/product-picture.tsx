import { useState } from "react";

import { acceptedImageUrl, imageAtWidth, imageSourceSet } from "./image-url.ts";

interface Props {
  url: string | null | undefined;
  alt: string;
  /** How wide the picture is shown, for the browser's choice of width. */
  sizes: string;
  className?: string;
  /** The one picture the page is waiting for: fetched first, not lazily. */
  urgent?: boolean;
}

/** A product's picture in 4:5, or the 'No Image' placeholder when there is none or it fails to load. */
export function ProductPicture({ url, alt, sizes, className = "", urgent = false }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const accepted = acceptedImageUrl(url);
  if (accepted === null || accepted === failedUrl) {
    return (
      <span
        role="img"
        aria-label={alt || "No Image"}
        className={`flex items-center justify-center bg-paper-deep text-xs font-medium text-muted ${className}`}
      >
        No Image
      </span>
    );
  }
  // A fixed, small size: no screen asks for more than three pixels of each of its own.
  const thumbnail = /^[\d.]+rem$/.test(sizes);
  return (
    <img
      src={imageAtWidth(accepted, thumbnail ? 320 : 640)}
      srcSet={imageSourceSet(accepted, thumbnail ? 480 : 1200)}
      sizes={sizes}
      alt={alt}
      width={1200}
      height={1500}
      loading={urgent ? "eager" : "lazy"}
      fetchPriority={urgent ? "high" : "auto"}
      decoding="async"
      onError={() => setFailedUrl(accepted)}
      className={`bg-paper-deep object-cover ${className}`}
    />
  );
}
