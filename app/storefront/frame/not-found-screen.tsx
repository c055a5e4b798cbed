import { Form, Link } from "react-router";

import { collections } from "#app/features/catalogue/products/product.ts";
import { listingNames } from "#app/shared/listing-names.texts.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";

import { notFoundTexts } from "./not-found-screen.texts.ts";

/** The 404 page (specification, section 2), with a search and the ways most people want. Works without scripts. */
export default function NotFoundScreen() {
  const texts = notFoundTexts();
  const { mens, womens, accessories } = collections;
  const popularPages = [
    womens,
    mens,
    accessories,
    { path: "/shop?category=new", name: listingNames().newArrivals },
    { path: "/contact", name: pageNames()["/contact"] },
  ];
  return (
    <section className="on-dark bg-ink text-white">
      <div className="page flex min-h-[70dvh] flex-col items-start justify-center gap-6 py-20">
        <p className="eyebrow text-muted-dark">404</p>
        <h1 className="display max-w-[13ch] text-display-lg">{texts.title}</h1>
        <p className="max-w-prose text-lg text-muted-dark">{texts.advice}</p>
        <Form action="/shop" role="search" className="flex w-full max-w-lg">
          <input
            type="search"
            name="search"
            aria-label={texts.searchProducts}
            placeholder={texts.searchProducts}
            required
            maxLength={100}
            className="min-h-12 w-full min-w-0 border border-r-0 border-white bg-transparent px-3.5 text-white placeholder:text-muted-dark"
          />
          <Button type="submit" look="signal" className="shrink-0">
            {texts.search}
          </Button>
        </Form>
        <nav aria-label={texts.popularPages}>
          <ul className="flex flex-wrap gap-x-6">
            {popularPages.map(({ path, name }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-volt"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink look="ghost" to="/">
          {texts.home}
        </ButtonLink>
      </div>
    </section>
  );
}
