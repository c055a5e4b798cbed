import { Link } from "react-router";

import type { ContactErrors, ContactValues } from "#app/features/people/contact/check-message.ts";
import { ContactPlaces, ContactWays, QuickWays } from "#app/features/people/contact/contact-details.tsx";
import { ContactForm } from "#app/features/people/contact/contact-form.tsx";
import { contactTexts } from "#app/features/people/contact/contact.texts.ts";
import { Hero } from "#app/storefront/editorial/hero.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { contactScreenTexts } from "./contact-screen.texts.tsx";

/** What became of a message that was posted without scripts. */
export type ContactOutcome =
  | { sent: true }
  | { sent: false; notice: string; values: ContactValues; errors: ContactErrors };

/** The contact form and the other ways to reach us. */
export function ContactScreen({ preset, outcome }: { preset: ContactValues; outcome: ContactOutcome | undefined }) {
  const texts = contactScreenTexts();
  const { error, sentTitle, sent } = contactTexts();
  const refused = outcome?.sent === false ? outcome : null;
  return (
    <>
      <Hero picture="contact" low="roomy" title={texts.title} text={texts.intro}>
        <QuickWays />
      </Hero>
      <div className="page grid gap-10 py-8 gap-x-16 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] lg:gap-y-0 lg:py-24">
        <section aria-labelledby="write-to-us" className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <h2 id="write-to-us" className="display mb-8 text-display-md">
            {texts.writeToUs}
          </h2>
          {outcome?.sent ? (
            <Notice tone="success" className="mb-6">
              <strong>{sentTitle}</strong>
              <br />
              {sent}
            </Notice>
          ) : null}
          {refused ? (
            <Notice tone="error" className="mb-6">
              <strong>{error}</strong>
              <br />
              {refused.notice}
            </Notice>
          ) : null}
          {preset.subject === "returns" ? (
            <Notice className="mb-6">
              {texts.quickerOnline(
                (words) => (
                  <Link to="/returns">{words}</Link>
                ),
                (words) => (
                  <Link to="/complaint">{words}</Link>
                ),
              )}
            </Notice>
          ) : null}
          <ContactForm key={preset.subject} values={refused?.values ?? preset} errors={refused?.errors ?? {}} />
        </section>
        <ContactWays />
        <ContactPlaces />
      </div>
    </>
  );
}
