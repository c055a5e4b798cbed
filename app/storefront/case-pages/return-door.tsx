import type { ReactNode } from "react";

import { legalGuaranteePath } from "#app/features/shop/content/guarantee-terms.ts";
import { returnPromise } from "#app/features/shop/content/return-promise.texts.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { complaintYears } from "#app/features/shop/content/withdrawal-terms.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { withoutLanguage } from "#app/shared/language/languages.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";

import { returnDoorTexts } from "./return-door.texts.ts";
import { returnWords } from "./return-words.texts.ts";

interface Props {
  /** Paths of the forms: with an order's signed link, and then their language, where it is known. */
  withdraw: string;
  /** Where an exchange begins; null where nothing can be exchanged. */
  exchange: string | null;
  complain: string;
  /** Until when the order can be returned, a sentence each. */
  periods?: readonly string[];
  /** Why nothing can be exchanged, or how it begins. */
  noExchange?: string;
  /** What the first card says; null where the page has just said it. */
  promise?: string | null;
  /** What its titles are: below that of the section. */
  level?: "h2" | "h3";
}

/** The one door back: return or exchange what is not wanted, or tell what is wrong with it. */
export function ReturnDoor({ withdraw, exchange, complain, periods = [], noExchange, promise, level = "h3" }: Props) {
  const { returnDays } = useSite().promotions;
  const texts = returnDoorTexts();
  const words = returnWords();
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Choice
        level={level}
        title={texts.title}
        text={promise === undefined ? returnPromise().terms(returnDays) : promise}
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={withoutLanguage(withdraw)} reloadDocument className="grow">
            {words.start}
          </ButtonLink>
          {exchange ? (
            <ButtonLink look="outline" to={withoutLanguage(exchange)} reloadDocument className="grow">
              {texts.exchange}
            </ButtonLink>
          ) : null}
        </div>
        {noExchange ? <p className="text-sm leading-6 text-muted">{noExchange}</p> : null}
        <ByLaw to={withoutLanguage(withdraw)} name={pageNames()["/withdraw"]} />
        {periods.length > 0 ? (
          <details className="text-sm leading-6 text-muted">
            <summary className="fold-summary cursor-pointer">{words.deadlines}</summary>
            {periods.map((text) => (
              <p key={text} className="mt-2">
                {text}
              </p>
            ))}
          </details>
        ) : null}
      </Choice>
      <Choice level={level} title={texts.wrongTitle} text={texts.wrongText(complaintYears)}>
        <ButtonLink look="outline" to={withoutLanguage(complain)} reloadDocument>
          {pageNames()["/complaint"]}
        </ButtonLink>
        <ByLaw to={legalGuaranteePath} name={pageNames()[legalGuaranteePath]} />
      </Choice>
    </div>
  );
}

/** The statutory name of what a card offers, small beneath it. */
function ByLaw({ to, name }: { to: string; name: string }) {
  return (
    <p className="text-sm leading-6 text-muted">
      {returnDoorTexts().byLaw}
      <a href={localPath(to)} className="underline underline-offset-4">
        {name}
      </a>
    </p>
  );
}

interface ChoiceProps {
  level: "h2" | "h3";
  title: string;
  text: string | null;
  children: ReactNode;
}

function Choice({ level: Level, title, text, children }: ChoiceProps) {
  return (
    <section className="grid content-start gap-3 border border-line bg-white p-4 sm:p-6">
      <Level className="font-semibold">{title}</Level>
      {text === null ? null : <p className="text-sm leading-6">{text}</p>}
      {children}
    </section>
  );
}
