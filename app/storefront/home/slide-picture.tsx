import { imageAtWidth, imageSourceSet } from "#app/features/shop/storage/image-url.ts";
import { type EditorialName, EditorialPicture } from "#app/storefront/editorial/editorial-picture.tsx";

interface Props {
  /** A picture of the brand by its name, or an uploaded one by its address. */
  picture: string;
  urgent: boolean;
  className: string;
}

/** The picture of a slide. An uploaded one has one crop, and fills the slide from its middle. */
export function SlidePicture({ picture, urgent, className }: Props) {
  if (!picture.startsWith("/media/")) {
    return (
      <EditorialPicture
        name={picture as EditorialName}
        urgent={urgent}
        // Where the words stand above it.
        tallIn="(width < 64rem)"
        // As wide as its crop is at the slide's height, which is 80 % of the window's and 44rem at most.
        sizes={{ tall: "max(100vw, min(64vh, 35rem))", wide: "max(100vw, min(142vh, 78rem))" }}
        // What it shows lies low on a phone, at the right on a desk.
        className={`${className} object-bottom lg:object-[85%_65%]`}
      />
    );
  }
  return (
    <img
      src={imageAtWidth(picture, 1200)}
      srcSet={imageSourceSet(picture, 2000)}
      sizes="100vw"
      alt=""
      width={2000}
      height={1125}
      loading={urgent ? "eager" : "lazy"}
      fetchPriority={urgent ? "high" : "auto"}
      decoding="async"
      className={className}
    />
  );
}
