import { LetterContent } from "#app/features/catalogue/letters/letter-content.tsx";
import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { MailSheet } from "#app/features/shop/mail/mail-layout.tsx";
import { MailSmallPrint } from "#app/features/shop/mail/mail-parts.tsx";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";

import type { LetterDraft } from "./letter-answer.ts";

export type LetterSite = Pick<SiteConfiguration, "identity" | "contact" | "vat">;

interface Props {
  draft: LetterDraft;
  /** Of the products that it shows; those just selected are drawn once the letter is saved. */
  cards: readonly ProductCard[];
  site: LetterSite;
  /** Why one gets it, as its foot says. */
  reason: string;
}

/** A letter as mail programs draw it. Emails have styles of their own, which only scripts may put on a page of the admin. */
export function LetterPreview({ draft, cards, site, reason }: Props) {
  const hydrated = useHydrated();
  if (!hydrated) return <p className="text-sm text-muted">The preview appears in a moment.</p>;
  return (
    <div className="overflow-x-auto bg-paper-deep p-3" inert>
      <p className="mb-3 text-sm">
        <strong className="font-semibold wrap-anywhere">{draft.subject || "No subject"}</strong>{" "}
        <span className="wrap-anywhere text-muted">{draft.preview}</span>
      </p>
      <div className="mx-auto max-w-[600px] text-base">
        <MailSheet site={site} origin="" heading={draft.subject} footer={reason}>
          <LetterContent blocks={draft.blocks} cards={cards} vat={site.vat} origin="" />
          <MailSmallPrint>Had enough? Unsubscribe anytime.</MailSmallPrint>
        </MailSheet>
      </div>
    </div>
  );
}
