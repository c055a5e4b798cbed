import { Logo } from "#app/features/shop/brand/logo.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The header of the checkout: whose it is, that it is secure, and the way back. As `StaticHtml`. */
export function CheckoutHeader({ siteName }: { siteName: string }) {
  return (
    <header data-plain-links="" className="border-b border-line">
      <div className="page flex h-16 items-center gap-4">
        <a href="/" className="mr-auto inline-flex min-h-11 items-center max-xs:[&_.display]:sr-only">
          <Logo siteName={siteName} />
        </a>
        <p className="flex items-center gap-2 text-sm">
          <Icon name="lock" className="size-4" />
          <span className="max-sm:sr-only">Secure checkout</span>
        </p>
        <a
          href="/cart"
          className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
        >
          Back to Cart
        </a>
      </div>
    </header>
  );
}
