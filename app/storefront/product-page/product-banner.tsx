import { type Collection, collections } from "#app/features/catalogue/products/product.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { EditorialPicture } from "#app/storefront/editorial/editorial-picture.tsx";

import { bannerTexts } from "./product-banner.texts.ts";

/** The brand's banner on a product page, of the collection the product seems to belong to. On a phone its words stand below. As `StaticHtml`, it has no state, handlers or contexts. */
export function ProductBanner({ collection }: { collection: Collection }) {
  const texts = bannerTexts();
  return (
    <section
      aria-labelledby="banner"
      data-plain-links=""
      className="on-dark relative isolate flex flex-col justify-end overflow-hidden bg-ink text-white md:min-h-[clamp(28rem,33.3vw,52rem)]"
    >
      <EditorialPicture
        name={`banner-${collection}`}
        band="(min-width: 64rem)"
        className="h-88 w-full object-cover object-[50%_62%] md:absolute md:inset-0 md:-z-10 md:h-full md:object-center lg:object-[85%_50%]"
      />
      <div className="absolute inset-0 -z-10 shade-hero max-md:hidden" />
      <div className="page pt-8 pb-10 md:pb-14">
        <h2 id="banner" className="display max-w-[14ch] text-display-md">
          {texts[collection]}
        </h2>
        <p className="mt-3 max-w-sm">{texts[`${collection}Text`]}</p>
        <a href={localPath(collections[collection].path)} className="button button-normal button-signal mt-6">
          {texts.shopCollection(collections[collection].name)}
        </a>
      </div>
    </section>
  );
}
