import type { CartLine } from "#app/features/selling/cart/cart-line.ts";
import { RelatedProductRow } from "#app/storefront/bag/related-product-row.tsx";
import { useRelated } from "#app/storefront/bag/use-related.ts";

/** Two rows of two. */
const most = 4;

/** What goes with the first product of the cart: under its lines on a desk, under the sum on a phone, so that the sum stays where it is. */
export default function CartRelated({ lines }: { lines: readonly CartLine[] }) {
  const { title, products } = useRelated(lines[0]?.id ?? null, lines);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="goes-with" className="lg:col-start-1">
      <h2 id="goes-with" className="text-lg font-semibold">
        {title}
      </h2>
      <ul className="mt-4 grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        {/* A third would stand alone in its row. */}
        {products.slice(0, products.length === 3 ? 2 : most).map((product) => (
          <li key={product.id} className="bg-paper-deep p-4">
            <RelatedProductRow product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
