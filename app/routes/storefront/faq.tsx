import { useSite } from "#app/features/configuration/use-site.ts";
import { publicPage } from "#app/platform/page-headers.ts";
import { pageMeta, siteOf } from "#app/storefront/frame/page-meta.ts";
import { questionsData } from "#app/storefront/frame/structured-data.ts";
import { FaqList } from "#app/storefront/information/faq-list.tsx";
import { faqEntries } from "#app/storefront/information/faq.ts";
import { ButtonLink } from "#app/ui/button.tsx";

import type { Route } from "./+types/faq";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) => {
  const site = siteOf(args);
  return [
    ...pageMeta(args, {
      title: "Frequently Asked Questions",
      description: "Delivery, returns, sizes, payment and more: the ten questions we are asked most.",
    }),
    ...(site ? questionsData(faqEntries(site)) : []),
  ];
};

export default function Faq() {
  const site = useSite();
  return (
    <>
      <div className="page grid gap-10 pt-10 pb-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-20 lg:pt-16">
        <header className="lg:sticky lg:top-28 lg:self-start">
          <h1 className="display text-display-md">Frequently Asked Questions</h1>
          <p className="mt-6 max-w-md text-lg leading-8">
            The ten questions we hear most. Yours isn't here? Write to us, and a person replies within 24 hours on
            weekdays.
          </p>
        </header>
        <FaqList entries={faqEntries(site)} />
      </div>
      <section className="on-dark bg-ink text-white">
        <div className="page flex flex-col items-start gap-6 py-20">
          <h2 className="display text-display-md">Still have questions?</h2>
          <div className="flex flex-wrap gap-3">
            <ButtonLink look="signal" to="/contact">
              Contact us
            </ButtonLink>
            <ButtonLink look="ghost" to="/">
              Back to Home
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
