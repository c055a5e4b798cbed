import { Logo } from "#app/features/shop/brand/logo.tsx";
import { localPath } from "#app/shared/language/current-language.ts";
import { Icon } from "#app/ui/icon.tsx";

import { frameTexts } from "./frame.texts.ts";

/** The header of the checkout: whose it is, that it is secure, and the way back. As `StaticHtml`. */
export function CheckoutHeader({ siteName }: { siteName: string }) {
  const texts = frameTexts();
  return (
    <header data-plain-links="" className="border-b border-line">
      <div className="page flex h-16 items-center gap-4">
        <a href={localPath("/")} className="mr-auto inline-flex min-h-11 items-center max-xs:[&_.display]:sr-only">
          <Logo siteName={siteName} />
        </a>
        <p className="flex items-center gap-2 text-sm">
          <Icon name="lock" className="size-4" />
          <span className="max-sm:sr-only">{texts.secureCheckout}</span>
        </p>
        <a
          href={localPath("/cart")}
          className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
        >
          {texts.backToCart}
        </a>
      </div>
    </header>
  );
}
