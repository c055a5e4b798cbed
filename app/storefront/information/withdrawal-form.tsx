import { Link } from "react-router";

import { asteriskTexts } from "#app/features/shop/content/withdrawal-asterisk.texts.ts";
import type { WithdrawalInformation } from "#app/features/shop/content/withdrawal-information.ts";
import { withdrawalPaths } from "#app/features/shop/content/withdrawal-paths.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";

import { RichText } from "./rich-text.tsx";
import { withdrawalFormTexts } from "./withdrawal-form.texts.tsx";

/** The instructions on withdrawal and the standard form, as a page that prints well. `pdf` is the address of the same as a file. */
export function WithdrawalForm({ information, pdf }: { information: WithdrawalInformation; pdf: string }) {
  const { title, sections, form } = information;
  const texts = withdrawalFormTexts();
  const withdraw = pageNames()["/withdraw"];
  return (
    <article className="page pt-10 pb-24 lg:pt-16">
      <header className="border-b border-ink pb-10">
        <h1
          className={`display text-display-lg ${title.length > 12 && !title.includes(" ") ? "max-sm:text-display-md" : "max-xs:text-display-md"}`}
        >
          {title}
        </h1>
        <p className="mt-6 max-w-2xl text-lg leading-8">
          {texts.quickest(
            <Link to={withdrawalPaths.function} className={linkStyle}>
              {withdraw}
            </Link>,
          )}
        </p>
      </header>
      <div className="mt-10 grid max-w-prose gap-12">
        {sections.map(({ id, title: heading, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="text-xl font-semibold">
              {heading}
            </h2>
            {blocks.map((block) =>
              typeof block === "string" ? (
                <p key={block} className="mt-4 leading-7">
                  <RichText text={block} />
                </p>
              ) : null,
            )}
          </section>
        ))}
        <section id="form" aria-labelledby="form-title" className="border border-ink p-5 sm:p-8">
          <h2 id="form-title" className="text-xl font-semibold">
            {form.title}
          </h2>
          <p className="mt-4 font-semibold">{form.note}</p>
          <p className="mt-4 leading-7 wrap-anywhere">{form.to}</p>
          <p className="mt-4 leading-7">{form.statement}</p>
          <ul className="mt-2">
            {form.fields.map((field) => (
              <li key={field} className="border-t border-line-strong pt-2 text-sm text-muted first:mt-12 [&+li]:mt-12">
                {field}
              </li>
            ))}
          </ul>
          <p className="mt-8 text-sm text-muted">{asteriskTexts().meaning}</p>
        </section>
        <div className="flex flex-wrap items-center gap-4 print:hidden">
          <ButtonLink to={withdrawalPaths.function}>{withdraw}</ButtonLink>
          <a href={localPath(pdf)} className={`inline-flex min-h-11 items-center ${linkStyle}`}>
            {texts.pdf}
          </a>
        </div>
      </div>
    </article>
  );
}

const linkStyle = "underline decoration-line-strong underline-offset-4 hover:decoration-ink";
