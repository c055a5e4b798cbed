import { imageAtWidth, imageSourceSet } from "#app/features/shop/storage/image-url.ts";
import { type EditorialName, EditorialPicture } from "#app/storefront/editorial/editorial-picture.tsx";

/** The windows, as a media query, whose slide is so wide that the wide crop would lose its collars. */
export const bandWindows = "(width >= 96rem)";

/** A slide's picture or film fills the slide; how wide, the style says. */
export const slidePictureLook = "absolute inset-0 -z-10 h-full object-cover slide-picture";

interface Props {
  /** A picture of the brand by its name, or an uploaded one by its address. */
  picture: string;
  urgent: boolean;
}

/** The picture of a slide. An uploaded one has one crop, and fills the slide from its middle. */
export function SlidePicture({ picture, urgent }: Props) {
  if (!picture.startsWith("/media/")) {
    return (
      <EditorialPicture
        name={picture as EditorialName}
        urgent={urgent}
        // Where the words stand above it.
        tallIn="(width < 64rem)"
        band={bandWindows}
        // As wide as its crop is at the slide's height, which is 80 % of the window's and 44rem at most.
        sizes={{
          tall: "max(100vw, min(64vh, 35rem))",
          wide: "max(100vw, min(142vh, 78rem))",
          band: "max(100vw, min(240vh, 132rem))",
        }}
        className={slidePictureLook}
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
      className="absolute inset-0 -z-10 h-full w-full object-cover"
    />
  );
}
