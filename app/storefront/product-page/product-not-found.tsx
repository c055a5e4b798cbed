import { useEffect } from "react";
import { NavigationType, useNavigate, useNavigationType } from "react-router";

import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.ts";

import { similarTexts } from "./similar-products.texts.ts";
import { SimilarProducts } from "./similar-products.tsx";

/**
 * An unknown product, or one no longer sold with what can be had instead. A direct visit sees this page; who came by a link inside the shop is told and taken to /shop
 * (decisions.md).
 */
export function ProductNotFound({ similar }: { similar: readonly ProductCard[] }) {
  const navigate = useNavigate();
  const texts = similarTexts();
  const cameFromInside = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    if (!cameFromInside) return;
    showToast("error", texts.notLoaded);
    void navigate("/shop", { replace: true });
  }, [cameFromInside, navigate, texts]);
  return (
    <div className={similar.length > 0 ? "pb-24" : ""}>
      <section
        className={`page flex flex-col items-start justify-center gap-6 ${similar.length > 0 ? "pt-16 pb-4" : "min-h-[60dvh] py-24"}`}
      >
        <h1 className="display text-display-md">{texts.notFound}</h1>
        <p className="text-muted">{texts.notFoundText}</p>
        <ButtonLink to="/shop">{texts.backToShop}</ButtonLink>
      </section>
      <SimilarProducts products={similar} />
    </div>
  );
}
