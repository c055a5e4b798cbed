import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { productNameOf } from "#app/features/catalogue/products/product.ts";
import { orderLinkOf } from "#app/features/catalogue/reviews/order-link.ts";
import type { OrderLink } from "#app/features/catalogue/reviews/send-review.ts";

/**
 * The review dialog's state: whether it is open, and for which product and order. `?write-review=true` opens it and
 * leaves the address as /reviews (S7).
 */
export function useReviewDialog() {
  const [isOpen, setOpen] = useState(false);
  const [product, setProduct] = useState<string | null>(null);
  const [order, setOrder] = useState<OrderLink | null>(null);
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  useEffect(() => {
    if (new URLSearchParams(search).get("write-review") !== "true") return;
    // A click before the product page is hydrated is a plain link: then the referrer names the product, by its id or its slug.
    setProduct((state as { product?: string } | null)?.product ?? productNameOf(document.referrer));
    setOrder(orderLinkOf(hash));
    setOpen(true);
    void navigate("/reviews", { replace: true, preventScrollReset: true });
  }, [search, hash, state, navigate]);
  return { isOpen, product, order, open: () => setOpen(true), close: () => setOpen(false) };
}
