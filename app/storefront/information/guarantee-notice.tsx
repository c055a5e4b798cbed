import type { ReactNode } from "react";

import { legalGuaranteePath, officialNotices } from "#app/features/shop/content/guarantee-terms.ts";
import { localPath } from "#app/shared/language/current-language.ts";

import { guaranteeNoticeTexts } from "./guarantee-notice.texts.ts";

const link = "underline underline-offset-2 hover:no-underline";

/**
 * The legal guarantee of conformity, told in the open before an order (CRD art. 6(1)(l)): the Commission's notice where its file is there,
 * and the same in words, for everyone. `duration` is how long it lasts where the goods are sent.
 */
export function GuaranteeNotice({ duration }: { duration: ReactNode }) {
  const texts = guaranteeNoticeTexts();
  const official = officialNotices.en;
  return (
    <div className="border-l-4 border-ink bg-white px-4 py-3 text-sm leading-5 text-ink">
      {official ? (
        <img src={official.path} alt={texts.official} loading="lazy" className="mb-3 w-full max-w-sm" />
      ) : null}
      <p className="font-semibold">{texts.title}</p>
      <p className="mt-1">{texts.text}</p>
      <p className="mt-1">{duration}</p>
      <a href={localPath(legalGuaranteePath)} className={`inline-flex min-h-11 items-center ${link}`}>
        {texts.more}
      </a>
    </div>
  );
}
