import type { CartLine } from "#app/features/selling/cart/cart-line.ts";
import { RelatedProductRow } from "#app/storefront/bag/related-product-row.tsx";
import { useRelated } from "#app/storefront/bag/use-related.ts";

const most = 4;

/** What goes with the first product of the cart, under its lines on a desk: on a phone it would move the sum, and the drawer has shown it. */
export function CartRelated({ lines }: { lines: readonly CartLine[] }) {
  const related = useRelated(lines[0]?.id ?? null, lines).slice(0, most);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="goes-with" className="mt-10 max-lg:hidden">
      <h2 id="goes-with" className="text-lg font-semibold">
        Pairs well with
      </h2>
      <ul className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {related.map((product) => (
          <li key={product.id} className="bg-paper-deep p-4">
            <RelatedProductRow product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
