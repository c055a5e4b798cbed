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
}

/** A picture of the brand, in a wide crop and a tall one for phones. Decoration: the text beside it says it all. */
export function EditorialPicture({ name, className = "", urgent = false }: Props) {
  return (
    <picture className="contents">
      <source media="(max-width: 47.99rem)" srcSet={`/editorial/${name}-tall.webp`} width={1000} height={1250} />
      <img
        src={`/editorial/${name}-wide.webp`}
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
