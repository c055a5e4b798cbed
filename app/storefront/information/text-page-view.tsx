import type { ReactNode } from "react";

import type { Block, TextPage } from "#app/features/shop/content/document.ts";
import { formatDate } from "#app/shared/dates.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import type { Language } from "#app/shared/language/languages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

import { FactTable } from "./fact-table.tsx";
import { RichText } from "./rich-text.tsx";
import { textPageTexts } from "./text-page-view.texts.ts";
import { titleWithSeams } from "./title-with-seams.ts";

interface Props {
  page: TextPage;
  /** The language of the text, where it may be another than the page's: what staff edit is English. */
  language?: Language;
  /** The link of the button at the end. */
  next?: { to: string; label: string };
  /** Content at the end of a section, by the section's id. */
  inside?: Record<string, ReactNode>;
  /** What most come for, before the text. */
  first?: ReactNode;
  /** Whether the page says when it last changed: a policy does, a page of help is simply true. */
  isDated?: boolean;
}

/** A text page with its table of contents: at its side on wide screens, folded above it on narrow ones. */
export function TextPageView({ page, language, next, inside = {}, first = null, isDated = true }: Props) {
  const texts = textPageTexts();
  const lang = language === currentLanguage() ? undefined : language;
  const ids = new Set(page.sections.map(({ id }) => id));
  // Such as 'Accessibility', which a phone would break.
  const hasLongWord = page.title.split(" ").some((word) => word.length > 12);
  return (
    <article className="page pt-10 pb-24 lg:pt-16">
      <header>
        <h1
          lang={lang}
          className={`display text-display-lg ${hasLongWord ? "max-sm:text-display-md" : "max-xs:text-display-md"}`}
        >
          {titleWithSeams(page.title)}
        </h1>
        <p lang={lang} className="mt-6 max-w-2xl text-lg leading-8">
          {page.intro}
        </p>
        {isDated ? (
          <p className="mt-4 text-sm text-muted">
            {texts.lastUpdated} <time dateTime={page.updated}>{formatDate(page.updated)}</time>
          </p>
        ) : null}
        {/* On a phone the folded contents bring a line of their own. */}
        <div className="mt-10 border-b border-ink max-lg:hidden" />
      </header>
      {first}
      <div className="mt-8 grid grid-cols-1 gap-10 lg:mt-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-20">
        <nav aria-label={texts.onThisPage} className="lg:sticky lg:top-28 lg:self-start">
          <PhoneFold title={texts.onThisPage}>
            <ol lang={lang} className="grid gap-0.5 text-sm sm:grid-cols-2 lg:grid-cols-1">
              {page.sections.map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="inline-flex min-h-11 items-center text-muted hover:text-ink hover:underline"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </PhoneFold>
        </nav>
        <div className="grid max-w-prose grid-cols-1 gap-12">
          {page.sections.map((section) => (
            <section key={section.id} id={section.id} lang={lang} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`} className="text-xl font-semibold">
                {section.title}
              </h2>
              {section.blocks.map((block, index) => (
                <BlockView key={index} block={block} />
              ))}
              {inside[section.id]}
            </section>
          ))}
          {/* Staff may have renamed the section it belongs to. */}
          {Object.entries(inside).map(([id, content]) => (ids.has(id) ? null : <div key={id}>{content}</div>))}
          {next ? (
            <ButtonLink to={next.to} className="justify-self-start">
              {next.label}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </article>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === "string") {
    return (
      <p className="mt-4 leading-7">
        <RichText text={block} />
      </p>
    );
  }
  if ("list" in block) {
    return (
      <ul className="mt-4 grid list-disc gap-2 pl-5 leading-7 marker:text-line-strong">
        {block.list.map((item) => (
          <li key={item}>
            <RichText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return <FactTable {...block.table} />;
}
