import { Link } from "react-router";

import { collections } from "#app/features/catalogue/products/product.ts";
import { Icon } from "#app/ui/icon.tsx";

import { collectionTilesTexts } from "./collection-tiles.texts.ts";
import { EditorialPicture } from "./editorial-picture.tsx";

const pictures = ["mens", "womens", "accessories"] as const;

/** The three ways into the shop. */
export default function CollectionTiles() {
  return (
    <section aria-label={collectionTilesTexts().collections} className="on-dark bg-ink text-white">
      <ul className="grid gap-px md:grid-cols-3">
        {pictures.map((picture) => (
          <li
            key={picture}
            className="group relative isolate flex min-h-72 items-end overflow-hidden md:aspect-square 2xl:aspect-3/2"
          >
            <EditorialPicture
              name={picture}
              // Both of what it shows fit a tile that is about as wide as high; a wider one takes the wide crop's right.
              tallIn="(width < 96rem)"
              sizes={{ wide: "45vw", tall: "(width < 48rem) 100vw, 34vw" }}
              className="absolute inset-0 -z-10 h-full w-full object-cover lg:object-[85%_50%]"
            />
            <Link
              to={collections[picture].path}
              className="flex w-full items-center justify-between p-6 -outline-offset-4 after:absolute after:inset-0 lg:p-8"
            >
              <span className="display text-display-sm">{collections[picture].name}</span>
              <Icon
                name="arrow-right"
                className="size-8 transition-transform duration-300 group-hover:[translate:0.375rem]"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
