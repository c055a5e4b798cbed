import { Badge } from "#app/ui/badge.tsx";

import { badgeTexts } from "./product-badges.texts.ts";
import type { ProductCard } from "./product.ts";

/** The badges of a product: sold out, new, on sale. Nothing when it has none; what is sold out is offered at no price. */
export function ProductBadges({ product, className = "" }: { product: ProductCard; className?: string }) {
  const texts = badgeTexts();
  const badges = [
    product.soldOut ? <Badge tone="ink">{texts.soldOut}</Badge> : null,
    product.isNew ? <Badge>{texts.isNew}</Badge> : null,
    product.soldOut || product.earlierPriceOre === null ? null : <Badge tone="signal">{texts.sale}</Badge>,
  ].filter((badge) => badge !== null);
  if (badges.length === 0) return null;
  return (
    <ul className={`flex items-start gap-1.5 ${className}`}>
      {badges.map((badge) => (
        <li key={badge.props.children}>{badge}</li>
      ))}
    </ul>
  );
}
