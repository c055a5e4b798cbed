import { about } from "#app/features/shop/content/about.ts";
import { readPageText } from "#app/features/shop/content/queries.server.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { Hero } from "#app/storefront/editorial/hero.tsx";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { aboutPageTexts } from "#app/storefront/information/about-page.texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";

import type { Route } from "./+types/about";

export async function loader({ context }: Route.LoaderArgs) {
  return { edited: await readPageText(shopOf(context), "about") };
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: aboutPageTexts().metaTitle,
    description: aboutPageTexts().metaDescription,
    picture: "about",
  });

export default function About({ loaderData }: Route.ComponentProps) {
  const { identity } = useSite();
  const texts = aboutPageTexts();
  const { storyTitle, story, missionTitle, mission, valuesTitle, values } = loaderData.edited ?? about();
  return (
    <>
      <Hero picture="about" title={texts.about(identity.siteName)} text={identity.tagline} />
      <section aria-labelledby="story" className="page grid gap-8 py-16 lg:grid-cols-2 lg:gap-20 lg:py-28">
        <h2 id="story" className="display text-display-md">
          {storyTitle}
        </h2>
        <div className="grid max-w-prose gap-5 text-lg leading-8">
          {story.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
      <section aria-labelledby="mission" className="on-dark bg-ink text-white">
        <div className="page py-20 lg:py-32">
          <h2 id="mission" className="text-sm font-semibold text-muted-dark">
            {missionTitle}
          </h2>
          <p className="display mt-5 max-w-[24ch] text-display-md text-balance lg:text-display-lg">{mission}</p>
        </div>
      </section>
      <section aria-labelledby="values" className="page py-16 lg:py-28">
        <h2 id="values" className="display text-display-md">
          {valuesTitle}
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {values.map((value) => (
            <li key={value.title} className="border-t border-ink pt-4">
              <h3 className="font-semibold">{value.title}</h3>
              <p className="mt-2 text-sm leading-6 text-muted">{value.text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-14 grid gap-3 sm:flex sm:flex-wrap">
          <ButtonLink to="/shop">{texts.shop}</ButtonLink>
          <ButtonLink look="outline" to="/contact">
            {texts.contact}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
