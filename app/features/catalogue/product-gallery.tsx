import { Icon } from "#app/ui/icon.tsx";

import type { Picture } from "./product.ts";
import { ProductPicture } from "./product-picture.tsx";

interface Props {
  pictures: readonly Picture[];
  index: number;
  onShow: (index: number) => void;
  name: string;
}

const arrow =
  "inline-flex size-12 items-center justify-center bg-white transition-colors hover:bg-ink hover:text-white";

/** One large picture, arrows to the others, and thumbnails. */
export function ProductGallery({ pictures, index, onShow, name }: Props) {
  const shown = pictures[index] ?? pictures[0];
  const count = pictures.length;
  return (
    <section aria-label="Pictures">
      <div className="relative">
        <ProductPicture
          url={shown?.url}
          alt={shown?.alt || name}
          sizes="(min-width: 64rem) 55vw, 100vw"
          urgent
          className="aspect-4/5 w-full"
        />
        {count > 1 ? (
          <div className="absolute right-0 bottom-0 flex">
            <button
              type="button"
              aria-label="Previous picture"
              className={arrow}
              onClick={() => onShow((index - 1 + count) % count)}
            >
              <Icon name="arrow-left" className="size-5" />
            </button>
            <button
              type="button"
              aria-label="Next picture"
              className={arrow}
              onClick={() => onShow((index + 1) % count)}
            >
              <Icon name="arrow-right" className="size-5" />
            </button>
          </div>
        ) : null}
      </div>
      {count > 1 ? (
        <ul className="scroll-quiet mt-3 flex gap-2 overflow-x-auto p-1">
          {pictures.map((picture, i) => (
            <li key={picture.url} className="shrink-0">
              <button
                type="button"
                aria-label={`Picture ${i + 1} of ${count}`}
                aria-current={i === index ? "true" : undefined}
                onClick={() => onShow(i)}
                className="block border-b-2 border-transparent pb-1 aria-[current=true]:border-ink"
              >
                <ProductPicture url={picture.url} alt="" sizes="4.5rem" className="aspect-4/5 w-18" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
