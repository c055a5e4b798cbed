import { Link } from "react-router";

import { imageAtWidth } from "#app/features/shop/storage/image-url.ts";
import { formatShortDate } from "#app/shared/dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { useZoom } from "#app/ui/use-zoom.tsx";

import { fitVoteNames } from "./fit-votes.texts.ts";
import { reviewTexts } from "./review.texts.ts";
import { type Review, unverifiedText } from "./review.ts";

interface Props {
  review: Review;
  /** Whether to name the product; a product's own page does not. */
  withProduct?: boolean;
  /** Larger, for featured reviews. */
  large?: boolean;
}

/** A review with its rating, text, pictures and writer. */
export function ReviewCard({ review, withProduct = false, large = false }: Props) {
  const { name, location, rating, title, comment, isVerified, fit, size, createdAt, product, pictures, importedFrom } =
    review;
  const texts = reviewTexts();
  const worn = [size ? texts.size(size) : null, fit ? fitVoteNames()[fit] : null].filter((text) => text !== null);
  return (
    <article className={`flex h-full flex-col border-t ${large ? "border-ink pt-6" : "border-line pt-5"}`}>
      <Stars rating={rating} className={large ? "h-5 self-start" : "h-4 self-start"} />
      {title ? <h3 className={large ? "display mt-5 text-display-sm" : "mt-3 font-semibold"}>{title}</h3> : null}
      <p className={`leading-7 whitespace-pre-line ${large ? "mt-4 text-lg" : "mt-2"}`}>{comment}</p>
      <Pictures pictures={pictures} name={name} />
      <footer className="mt-auto pt-4 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          <span className="text-muted">{location}</span>
          {isVerified ? (
            <span className="inline-flex w-full items-center gap-1 font-medium text-success">
              <Icon name="check" className="size-4" />
              {texts.checked}
            </span>
          ) : (
            <span className="w-full text-muted">{unverifiedText(importedFrom)}</span>
          )}
        </p>
        {worn.length > 0 ? <p className="mt-1">{worn.join(" · ")}</p> : null}
        <p className="mt-1 text-muted">
          {withProduct ? (
            <>
              {product.path ? (
                <Link
                  to={product.path}
                  className="inline-block py-2 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  {product.name}
                </Link>
              ) : (
                <span className="inline-block py-2">{product.name}</span>
              )}
              {" · "}
            </>
          ) : null}
          <time dateTime={createdAt}>{formatShortDate(createdAt)}</time>
        </p>
      </footer>
    </article>
  );
}

function Pictures({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const altOf = (index: number) => reviewTexts().pictureOf(index + 1, pictures.length, name);
  const zoom = useZoom(pictures.map((url, index) => ({ url, preview: imageAtWidth(url, 1200), alt: altOf(index) })));
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className="mt-4 flex flex-wrap gap-2">
        {pictures.map((url, index) => (
          <li key={url}>
            <a {...zoom.linkTo(index)} className="block cursor-zoom-in">
              <img
                src={imageAtWidth(url, 160)}
                alt={altOf(index)}
                width={80}
                height={80}
                loading="lazy"
                decoding="async"
                className="size-20 bg-paper-deep object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {zoom.dialog}
    </>
  );
}
