import { type KeyboardEvent, memo, type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";

import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import type { Product } from "#app/features/catalogue/products/product.ts";
import { acceptedImageUrl, imageAtWidth } from "#app/features/shop/storage/image-url.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLive } from "#app/ui/use-live.ts";
import { useZoom } from "#app/ui/use-zoom.tsx";

import { picturesOf } from "./pictures-of.ts";
import { productPageTexts } from "./product-page.texts.ts";

interface Props {
  product: Product;
  /** The color and size whose pictures are shown; others lead back to the first picture. */
  colorId: string | null;
  sizeId: string | null;
}

const arrow =
  "inline-flex size-12 items-center justify-center bg-white transition-colors hover:bg-ink hover:text-white";

/**
 * The pictures side by side, to swipe or to step through: on a phone with a dot for each, on a desk with a thumbnail. A press on a
 * picture shows it closely.
 */
export function ProductGallery({ product, colorId, sizeId }: Props) {
  // They are most of what a press on a color changes: the press is answered first.
  return <Gallery product={product} colorId={useDeferredValue(colorId)} sizeId={useDeferredValue(sizeId)} />;
}

const Gallery = memo(function Gallery({ product, colorId, sizeId }: Props) {
  const { name, colors } = product;
  const texts = productPageTexts();
  const pictures = picturesOf(product, colorId, sizeId);
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const count = pictures.length;
  // The others come after hydration: the page as sent stays small, and the first picture has the line to itself.
  const withOthers = useLive();
  const shown = withOthers ? pictures : pictures.slice(0, 1);
  const show = (next: number, behavior: ScrollBehavior = "auto") => {
    setIndex(next);
    track.current?.scrollTo({ left: next * track.current.clientWidth, behavior });
  };
  /** One stop for the keyboard: the arrow keys lead from picture to picture, of those that are there. */
  const step = (event: KeyboardEvent) => {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: shown.length - 1 }[event.key];
    if (next === undefined || shown.length < 2) return;
    // With another key they are the browser's: Alt and an arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const target = (next + shown.length) % shown.length;
    show(target);
    track.current?.children[target]?.querySelector("a")?.focus({ preventScroll: true });
  };
  const zoom = useZoom(
    pictures.map(({ url, alt }) => ({
      url: acceptedImageUrl(url) ?? "",
      preview: imageAtWidth(url, 1200),
      alt: alt || name,
    })),
    (last) => {
      show(last, "instant");
      // The focus is on the link that opened them, which is out of sight now.
      track.current?.children[last]?.querySelector("a")?.focus({ preventScroll: true });
    },
  );

  const choice = `${colorId} ${sizeId}`;
  const shownChoice = useRef(choice);
  useEffect(() => {
    // Not when the page has just come to life: somebody may have stepped on by then.
    if (shownChoice.current === choice) return;
    shownChoice.current = choice;
    track.current?.scrollTo({ left: 0, behavior: "instant" });
    setIndex(0);
  }, [choice]);
  const current = pictures[index]?.colorId;
  // Named where it is another than the chosen one.
  const shownColor = current !== colorId ? (colors.find(({ id }) => id === current)?.name ?? null) : null;

  return (
    <section
      aria-label={texts.pictures}
      // As wide as its column, also while its pictures fail to load.
      className="min-w-0 max-sm:-mx-gutter lg:flex lg:flex-row-reverse lg:items-start lg:gap-4"
    >
      <div className="relative min-w-0 lg:flex-1">
        <ul
          ref={track}
          aria-label={name}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setIndex(Math.round(scrollLeft / clientWidth))}
          className="gallery scroll-quiet flex md:aspect-4/5 overflow-x-auto scroll-smooth bg-paper-deep -outline-offset-4"
        >
          {(count > 0 ? shown : [undefined]).map((picture, i) => (
            <li key={picture?.url ?? ""} className="w-full shrink-0 snap-center">
              <Enlarged
                link={acceptedImageUrl(picture?.url) ? zoom.linkTo(i) : null}
                isShown={i === index}
                onKeyDown={step}
              >
                <ProductPicture
                  url={picture?.url}
                  alt={picture?.alt || name}
                  sizes="(min-width: 96rem) 42rem, (min-width: 64rem) 45vw, (min-width: 48rem) 44vw, 100vw"
                  urgent={i === 0}
                  className="aspect-4/5 md:w-full"
                />
              </Enlarged>
            </li>
          ))}
        </ul>
        {shownColor === null ? null : (
          <p className="pointer-events-none absolute top-0 right-0 flex min-h-9 items-center bg-white px-3 text-sm">
            {shownColor}
          </p>
        )}
        {count > 0 ? (
          <span className="pointer-events-none absolute bottom-0 left-0 flex size-12 items-center justify-center bg-white">
            <Icon name="search" className="size-5" />
          </span>
        ) : null}
        {count > 1 ? (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 bottom-0 mx-auto flex w-fit gap-2 bg-white px-3 py-1.5 lg:hidden"
          >
            {pictures.map(({ url }, i) => (
              <span key={url} className={`size-2 rounded-full ${i === index ? "bg-ink" : "bg-line-strong"}`} />
            ))}
          </p>
        ) : null}
        {count > 1 ? (
          <div className="absolute right-0 bottom-0 flex pointer-coarse:hidden">
            <button
              type="button"
              tabIndex={-1}
              aria-label={texts.previous}
              className={arrow}
              onClick={() => show((index - 1 + shown.length) % shown.length)}
            >
              <Icon name="arrow-left" className="size-5" />
            </button>
            <button
              type="button"
              tabIndex={-1}
              aria-label={texts.next}
              className={arrow}
              onClick={() => show((index + 1) % shown.length)}
            >
              <Icon name="arrow-right" className="size-5" />
            </button>
          </div>
        ) : null}
      </div>
      {count > 1 ? (
        <ul className="thumbnails max-lg:hidden">
          {pictures.map((picture, i) => (
            <li key={picture.url}>
              <button
                type="button"
                tabIndex={-1}
                aria-label={texts.picture(i + 1, count)}
                aria-current={i === index ? "true" : undefined}
                onClick={() => show(i)}
              >
                <ProductPicture url={picture.url} alt="" width={160} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {zoom.dialog}
    </section>
  );
});

interface EnlargedProps {
  /** Null for the placeholder of a missing picture, which has no more pixels. */
  link: ReturnType<ReturnType<typeof useZoom>["linkTo"]> | null;
  isShown: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A picture as the link to itself in full. By keyboard only the one shown is reached: the arrows lead to the others. */
function Enlarged({ link, isShown, onKeyDown, children }: EnlargedProps) {
  if (!link) return children;
  return (
    <a
      {...link}
      href={link.href}
      onKeyDown={onKeyDown}
      tabIndex={isShown ? undefined : -1}
      className="relative block cursor-zoom-in -outline-offset-4"
    >
      {/* Within the link, or what is hidden for the eye would widen the page from inside the scrolling list. */}
      <span className="sr-only">{productPageTexts().enlarge}</span>
      {children}
    </a>
  );
}
