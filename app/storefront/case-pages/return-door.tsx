import type { ReactNode } from "react";

import { useSite } from "#app/features/shop/content/use-site.ts";
import { complaintYears } from "#app/features/shop/content/withdrawal-terms.ts";
import { ButtonLink } from "#app/ui/button.tsx";

interface Props {
  /** Addresses of the forms: with an order's signed link where it is known. */
  withdraw: string;
  /** Where an exchange begins; null where nothing can be exchanged. */
  exchange: string | null;
  complain: string;
  /** Until when the order can be returned, a sentence each. */
  periods?: readonly string[];
  /** Why nothing can be exchanged, or how it begins. */
  noExchange?: string;
  /** What its titles are: below that of the section. */
  level?: "h2" | "h3";
}

/** The one door back: return or exchange what is not wanted, or tell what is wrong with it. */
export function ReturnDoor({ withdraw, exchange, complain, periods = [], noExchange, level = "h3" }: Props) {
  const { returnDays } = useSite().promotions;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Choice
        level={level}
        title="Return or exchange"
        text={`You have ${returnDays} days from delivery, and the return label is free.`}
      >
        <ButtonLink to={withdraw} reloadDocument>
          Start a return
        </ButtonLink>
        {exchange ? (
          <ButtonLink look="outline" to={exchange} reloadDocument>
            Exchange size or color
          </ButtonLink>
        ) : null}
        {noExchange ? <p className="text-sm leading-6 text-muted">{noExchange}</p> : null}
        <p className="text-sm leading-6 text-muted">
          By law:{" "}
          <a href={withdraw} className="underline underline-offset-4">
            Withdraw from contract here
          </a>
        </p>
        {periods.length > 0 ? (
          <details className="text-sm leading-6 text-muted">
            <summary className="min-h-6 cursor-pointer underline underline-offset-4">Return deadlines</summary>
            {periods.map((text) => (
              <p key={text} className="mt-2">
                {text}
              </p>
            ))}
          </details>
        ) : null}
      </Choice>
      <Choice
        level={level}
        title="Something is wrong"
        text={`Faulty, damaged or not as described? In Sweden, you have ${complaintYears} years from delivery to tell us. It varies in other countries.`}
      >
        <ButtonLink look="outline" to={complain} reloadDocument>
          Make a complaint
        </ButtonLink>
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  level: "h2" | "h3";
  title: string;
  text: string;
  children: ReactNode;
}

function Choice({ level: Level, title, text, children }: ChoiceProps) {
  return (
    <section className="grid content-start gap-3 border border-line bg-white p-6">
      <Level className="font-semibold">{title}</Level>
      <p className="text-sm leading-6">{text}</p>
      {children}
    </section>
  );
}
