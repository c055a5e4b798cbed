import { Notice } from "#app/ui/notice.tsx";

import { orderDirectlyTexts } from "./order-directly.texts.tsx";
import { Contact, OrderDirectly } from "./order-directly.tsx";

/** How to order when scripts are off or fail to load. Hidden once the page is hydrated. */
export function OtherWaysToOrder({ hydrated }: { hydrated: boolean }) {
  if (hydrated) return null;
  return (
    <>
      <OrderDirectly className="mt-6" />
      {/* Shown by style alone, to those whose scripts have not come after a while. */}
      <div className="mt-6 animate-overdue noscript:hidden">
        <Notice tone="warning">
          <p className="font-semibold">{orderDirectlyTexts().stillLoading}</p>
          <p>{orderDirectlyTexts().onceLoaded(<Contact />)}</p>
        </Notice>
      </div>
    </>
  );
}
