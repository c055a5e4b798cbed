import { useEffect } from "react";
import { NavigationType, useNavigate, useNavigationType } from "react-router";

import { ButtonLink } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.ts";

/**
 * An unknown product. A direct visit sees this page; who came by a link inside the shop is told and taken to /shop
 * (decisions.md).
 */
export function ProductNotFound() {
  const navigate = useNavigate();
  const cameFromInside = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    if (!cameFromInside) return;
    void showToast("error", "Failed to load product");
    void navigate("/shop", { replace: true });
  }, [cameFromInside, navigate]);
  return (
    <section className="page flex min-h-[60dvh] flex-col items-start justify-center gap-6 py-24">
      <h1 className="display text-display-md">Product Not Found</h1>
      <p className="text-muted">The product you're looking for doesn't exist.</p>
      <ButtonLink to="/shop">Back to Shop</ButtonLink>
    </section>
  );
}
