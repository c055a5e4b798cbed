import { acceptedImageUrl, imageAtWidth } from "#app/features/shop/storage/image-url.ts";

/** The small picture beside a variant's name, which says all that it shows. */
export function VariantPicture({ url }: { url: string | null }) {
  const accepted = acceptedImageUrl(url);
  if (!accepted) return <span aria-hidden="true" className="h-12.5 w-10 shrink-0 bg-paper-deep" />;
  return (
    <img
      src={imageAtWidth(accepted, 160)}
      alt=""
      width={40}
      height={50}
      loading="lazy"
      className="h-12.5 w-10 shrink-0 bg-paper-deep object-cover"
    />
  );
}
