import { type Collection, collections } from "#app/features/catalogue/products/product.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { EditorialPicture } from "#app/storefront/editorial/editorial-picture.tsx";

import { bannerTexts } from "./product-banner.texts.ts";

/** The brand's banner on a product page, of the collection the product seems to belong to. On a phone and a tablet its words stand below. As `StaticHtml`, it has no state, handlers or contexts. */
export function ProductBanner({ collection }: { collection: Collection }) {
  const texts = bannerTexts();
  return (
    <section
      aria-labelledby="banner"
      data-plain-links=""
      className="on-dark relative isolate flex flex-col justify-end overflow-hidden bg-ink text-white lg:min-h-[clamp(28rem,42vw,52rem)]"
    >
      <EditorialPicture
        name={`banner-${collection}`}
        className="h-88 w-full object-cover lg:absolute lg:inset-0 lg:-z-10 lg:h-full"
      />
      <div className="absolute inset-0 -z-10 shade-hero max-lg:hidden" />
      <div className="page pt-8 pb-10 lg:pb-14">
        <h2 id="banner" className="display max-w-[14ch] text-display-md">
          {texts[collection]}
        </h2>
        <p className="mt-3 max-w-sm text-balance">{texts[`${collection}Text`]}</p>
        <a href={localPath(collections[collection].path)} className="button button-normal button-signal mt-6">
          {texts.shopCollection(collections[collection].name)}
        </a>
      </div>
    </section>
  );
}
