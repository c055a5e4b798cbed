/** The widths, in pixels, that each crop of a brand picture comes in; the widest are for sharp screens. */
const editorialWidths = {
  tall: [640, 1000, 1600],
  wide: [1280, 2000, 3200],
  band: [1280, 2000, 3840],
} as const;

export type EditorialName =
  | "home-1"
  | "home-2"
  | "home-3"
  | "mens"
  | "womens"
  | "accessories"
  | "about"
  | "contact"
  | "reviews"
  | "banner-mens"
  | "banner-womens"
  | "banner-accessories";

interface Props {
  name: EditorialName;
  className?: string;
  urgent?: boolean;
  /** The windows that get the tall crop, as a media query: those of phones, unless told. */
  tallIn?: string;
  /** The windows in which the picture is at least twice as wide as high, as a media query: they get the widest crop. */
  band?: string;
  /** How wide each crop is drawn, when it is not as wide as the window. */
  sizes?: { wide?: string; tall?: string; band?: string };
}

function sourceSet(name: EditorialName, crop: keyof typeof editorialWidths): string {
  return editorialWidths[crop].map((width) => `/editorial/${name}-${crop}-${width}.webp ${width}w`).join(", ");
}

/**
 * A picture of the brand, cropped for tall, wide and very wide places. Decoration: the text beside it says it all.
 */
export function EditorialPicture({
  name,
  className = "",
  urgent = false,
  tallIn = "(max-width: 47.99rem)",
  band,
  sizes = {},
}: Props) {
  const { wide = "100vw", tall = "100vw", band: widest = "100vw" } = sizes;
  return (
    <picture className="contents">
      <source media={tallIn} srcSet={sourceSet(name, "tall")} sizes={tall} width={1000} height={1250} />
      {band ? <source media={band} srcSet={sourceSet(name, "band")} sizes={widest} width={2000} height={667} /> : null}
      <img
        src={`/editorial/${name}-wide-2000.webp`}
        srcSet={sourceSet(name, "wide")}
        sizes={wide}
        alt=""
        width={2000}
        height={1125}
        loading={urgent ? "eager" : "lazy"}
        fetchPriority={urgent ? "high" : "auto"}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
