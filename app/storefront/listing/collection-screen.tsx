import type { Collection } from "#app/features/catalogue/products/product.ts";
import { collectionTexts } from "#app/features/shop/content/collection-texts.ts";
import { type SiteFacts, useSite } from "#app/features/shop/content/use-site.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { Hero } from "#app/storefront/editorial/hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

import { collectionChipLinks } from "./chip-links.ts";
import { collectionScreenTexts } from "./collection-screen.texts.ts";
import { useShownListing } from "./last-listing.ts";
import type { ListingPlace } from "./listing-place.ts";
import { ListingSection } from "./listing-section.tsx";
import type { ListingPage } from "./read-listing.server.ts";
import type { MadeCollection } from "./staff-collection.server.ts";

interface Props {
  /** One of the three, or one that staff made. */
  collection: Collection | MadeCollection;
  place: ListingPlace;
  listing: ListingPage | null;
}

/** The page of a collection: its picture, its words, its products. */
export function CollectionScreen({ collection, place, listing: loaded }: Props) {
  const texts = collectionScreenTexts();
  const { listing, isFromBefore } = useShownListing(place, loaded);
  const site = useSite();
  const { copy, chips, hero } = typeof collection === "string" ? ofThree(site, collection, place) : ofStaff(collection);
  return (
    <>
      <Hero {...hero} title={place.entry ?? copy.title} text={place.entry ? copy.title : copy.tagline} low="strip" />
      <div className="page pt-2 pb-24 lg:pt-6">
        <ListingSection
          place={place}
          listing={listing}
          isFromBefore={isFromBefore}
          chips={chips}
          emptyText={texts.nothing}
        />
        {/* After the products: nothing in it can be pressed. */}
        {place.entry || !copy.intro ? null : (
          <p className="mt-10 max-w-prose border-t border-line pt-6 leading-7">{copy.intro}</p>
        )}
      </div>
      <section className="on-dark bg-ink text-white">
        <div className="page flex flex-col items-start gap-8 py-20 lg:py-28">
          <h2 className="display text-display-lg">{texts.whereToStart}</h2>
          <div className="flex flex-wrap gap-3">
            <ButtonLink look="signal" to="/shop">
              {pageNames()["/shop"]}
            </ButtonLink>
            <ButtonLink look="ghost" to="/">
              {texts.backHome}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

function ofThree(site: SiteFacts, collection: Collection, place: ListingPlace) {
  const copy = collectionTexts(site, collection);
  return { copy, chips: collectionChipLinks(collection, copy, place), hero: { picture: collection } };
}

/** Characters that stand below a title; a longer text stands after the products. */
const maxTagline = 160;

function ofStaff({ title, text, picture }: MadeCollection) {
  const texts = text.length > maxTagline ? { tagline: "", intro: text } : { tagline: text, intro: "" };
  return { copy: { title, ...texts }, chips: [], hero: { url: picture } };
}
