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
          <li key={picture} className="group relative isolate flex min-h-72 items-end overflow-hidden md:min-h-112">
            <EditorialPicture
              name={picture}
              sizes={{ wide: "max(50rem, 34vw)" }}
              className="absolute inset-0 -z-10 h-full w-full object-cover object-[70%_50%] transition-transform duration-300 group-hover:scale-[1.02]"
            />
            <Link
              to={collections[picture].path}
              className="flex w-full items-center justify-between p-6 -outline-offset-4 after:absolute after:inset-0 lg:p-8"
            >
              <span className="display text-display-sm lg:text-[clamp(1.5rem,2.4vw,2.75rem)]">
                {collections[picture].name}
              </span>
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
