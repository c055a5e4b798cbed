import { faqEntries, faqIntro } from "#app/features/shop/content/faq.ts";
import { readPageText } from "#app/features/shop/content/queries.server.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageMeta, siteOf } from "#app/storefront/frame/page-meta.ts";
import { AnswerText } from "#app/storefront/information/answer-text.tsx";
import { faqPageTexts } from "#app/storefront/information/faq-page.texts.ts";
import { HelpLinks } from "#app/storefront/information/help-links.tsx";
import { questionsData } from "#app/storefront/information/questions-data.ts";
import { RichText } from "#app/storefront/information/rich-text.tsx";
import { Accordion } from "#app/ui/accordion.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

import type { Route } from "./+types/faq";

export async function loader({ context }: Route.LoaderArgs) {
  return { edited: await readPageText(shopOf(context), "faq") };
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) => {
  const site = siteOf(args);
  return [
    ...pageMeta(args, {
      title: faqPageTexts().title,
      description: faqPageTexts().metaDescription,
    }),
    ...(site ? questionsData(args.loaderData?.edited?.entries ?? faqEntries(site)) : []),
  ];
};

export default function Faq({ loaderData: { edited } }: Route.ComponentProps) {
  const site = useSite();
  const texts = faqPageTexts();
  const entries = (edited?.entries ?? faqEntries(site)).map(({ question, answer }) => ({
    question,
    answer: <AnswerText text={answer} />,
  }));
  return (
    <>
      <div className="page grid gap-10 pt-10 pb-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-20 lg:pt-16">
        <header className="lg:sticky lg:top-28 lg:self-start">
          <h1 className="display text-display-md">{texts.title}</h1>
          <p className="mt-6 max-w-md text-lg leading-8">
            <RichText text={edited ? edited.intro : faqIntro()} />
          </p>
          <HelpLinks />
        </header>
        <Accordion entries={entries} heading="h2" look="page" />
      </div>
      <section className="on-dark bg-ink text-white">
        <div className="page flex flex-col items-start gap-6 py-20">
          <h2 className="display text-display-md">{texts.still}</h2>
          <div className="flex flex-wrap gap-3">
            <ButtonLink look="signal" to="/contact">
              {texts.contact}
            </ButtonLink>
            <ButtonLink look="ghost" to="/">
              {texts.home}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
