import { type Collection, collections } from "#app/features/catalogue/catalogue/product.ts";
import { EditorialPicture } from "#app/storefront/editorial/editorial-picture.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

const copy: Record<Collection, { title: string; text: string }> = {
  mens: { title: "Dark mornings, clear heads", text: "Layers for the hour before everyone else is up." },
  womens: { title: "Strong in every layer", text: "Support, hold and warmth that move the way you do." },
  accessories: { title: "Small things go a long way", text: "What you pack decides how far you get." },
};

/** The brand's banner on a product page, of the collection the product seems to belong to. On a phone its words stand below. */
export function ProductBanner({ collection }: { collection: Collection }) {
  const { title, text } = copy[collection];
  return (
    <section
      aria-labelledby="banner"
      className="on-dark relative isolate flex flex-col justify-end overflow-hidden bg-ink text-white md:min-h-[clamp(28rem,33.3vw,52rem)]"
    >
      <EditorialPicture
        name={`banner-${collection}`}
        band="(min-width: 64rem)"
        className="h-88 w-full object-cover object-[50%_62%] md:absolute md:inset-0 md:-z-10 md:h-full md:object-center lg:object-[85%_50%]"
      />
      <div className="page pt-8 pb-10 md:pb-14">
        <h2 id="banner" className="display max-w-[14ch] text-display-md">
          {title}
        </h2>
        <p className="mt-3 max-w-sm">{text}</p>
        <ButtonLink look="signal" to={collections[collection].path} className="mt-6">
          Shop {collections[collection].name}
        </ButtonLink>
      </div>
    </section>
  );
}
