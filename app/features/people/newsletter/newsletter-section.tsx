import { Link } from "react-router";

import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";

import { NewsletterForm } from "./newsletter-form.tsx";

type Words = Pick<SiteConfiguration["newsletter"], "title" | "homeText" | "smallPrint">;

/** The black section of the home page that asks for an address, and says what for. */
export function NewsletterSection({ words }: { words: Words }) {
  return (
    <section aria-labelledby="newsletter" className="on-dark bg-ink text-white">
      <div className="page grid items-end gap-8 py-12 lg:grid-cols-2 lg:gap-20 lg:py-16">
        <div>
          <h2 id="newsletter" className="display text-display-md">
            {words.title}
          </h2>
          <p className="mt-4 max-w-md leading-7 text-muted-dark">{words.homeText}</p>
        </div>
        <div>
          <NewsletterForm source="home" />
          <p className="mt-4 max-w-xl text-sm leading-5 text-muted-dark">
            {words.smallPrint}{" "}
            <Link to="/privacy-policy" className="text-white underline underline-offset-4">
              {pageNames()["/privacy-policy"]}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
