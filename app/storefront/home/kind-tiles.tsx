import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { collections } from "#app/features/catalogue/products/product.ts";
import { localPath } from "#app/shared/language/current-language.ts";

import { homeTexts } from "./home-screen.texts.tsx";
import type { KindTile } from "./shown-kinds.server.ts";

const { womens, mens } = collections;

/** The ways into the shop, by what somebody wants to wear: all six on the first screen of a phone's scroll. */
export function KindTiles({ kinds }: { kinds: readonly KindTile[] }) {
  return (
    <section aria-labelledby="kinds" data-plain-links="" className="page pt-12 lg:pt-16">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-4">
        <h2 id="kinds" className="display text-display-sm">
          {homeTexts().byCategory}
        </h2>
        <p className="flex gap-3 max-sm:w-full">
          {[womens, mens].map(({ path, name }) => (
            <a key={path} href={localPath(path)} className="button button-normal button-outline flex-1">
              {name}
            </a>
          ))}
        </p>
      </div>
      <ul className="grid grid-cols-3 gap-3 md:gap-4 lg:grid-cols-6">
        {kinds.map(({ url, name, path }) => (
          <li key={path} className="relative">
            <ProductPicture url={url} alt="" width={320} className="aspect-4/5 w-full" />
            <a
              href={localPath(path)}
              className="block pt-2 text-sm font-semibold after:absolute after:inset-0 hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
