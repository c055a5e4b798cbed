import { useBestSellers } from "#app/features/catalogue/products/use-best-sellers.ts";
import WishlistDialog from "#app/features/selling/wishlist/wishlist-dialog.tsx";
import { listingNames } from "#app/shared/listing-names.texts.ts";
import { RelatedProductRow } from "#app/storefront/bag/related-product-row.tsx";

/** The wishlist; one that is empty goes on with what sells best. */
export default function WishlistOverlay({ onClose }: { onClose: () => void }) {
  return <WishlistDialog onClose={onClose} ideas={<BestSellerList />} />;
}

/** It comes when it has come: the dialog never waits for it. */
function BestSellerList() {
  const products = useBestSellers() ?? [];
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="wishlist-ideas" className="px-6 pb-6">
      <h3 id="wishlist-ideas" className="text-sm font-semibold">
        {listingNames().bestSellers}
      </h3>
      <ul className="ruled">
        {products.map((product) => (
          <li key={product.id} className="py-4">
            {/* Without its plus: the cart's drawer would open behind this dialog. */}
            <RelatedProductRow product={product} withAdd={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
