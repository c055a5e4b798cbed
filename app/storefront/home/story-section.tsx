import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { EditorialPicture } from "#app/storefront/editorial/editorial-picture.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PauseButton, useRotation } from "#app/ui/rotation.tsx";

import { homeTexts } from "./home-screen.texts.tsx";

/** Who the brand is: one picture, a few words, and a line that changes every 5 s (S1). */
export function StorySection({ thoughts, text }: Pick<SiteConfiguration["mindset"], "thoughts" | "text">) {
  const { identity } = useSite();
  const rotation = useRotation(thoughts.length);
  return (
    <section
      aria-labelledby="mindset"
      className="on-dark relative isolate flex min-h-88 items-end overflow-hidden bg-ink text-white lg:min-h-[clamp(26rem,33.3vw,52rem)]"
    >
      <EditorialPicture
        name="about"
        band="(min-width: 64rem)"
        className="absolute inset-x-0 top-0 -z-10 h-full w-full object-cover max-md:h-80 max-md:fade-down lg:object-[85%_50%]"
      />
      <div className="absolute inset-0 -z-10 shade-hero" />
      <div className="page flex flex-col items-start gap-5 pt-64 pb-10 lg:py-16" {...rotation.pauseOnHoverProps}>
        <h2 id="mindset" className="display max-w-[13ch] text-display-md text-balance">
          {identity.secondTagline}
        </h2>
        <div className="flex items-center">
          {/* As wide as the line on show: the button stands at its end. */}
          <p className="relative font-semibold">
            {thoughts.map((thought, index) => (
              <span
                key={index}
                aria-hidden={index !== rotation.index}
                className={`transition-opacity duration-300 ${index === rotation.index ? "" : "pointer-events-none absolute top-0 left-0 whitespace-nowrap opacity-0"}`}
              >
                {thought.text}
              </span>
            ))}
          </p>
          <PauseButton rotation={rotation} />
        </div>
        <p className="max-w-md leading-7">{text}</p>
        <ButtonLink look="ghost" to="/about">
          {homeTexts().story}
        </ButtonLink>
      </div>
    </section>
  );
}
