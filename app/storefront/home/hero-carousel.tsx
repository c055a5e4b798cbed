import { type RefObject, Suspense, useEffect, useRef, useState } from "react";

import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { hasRoom } from "#app/ui/has-room.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { PauseButton, useRotation } from "#app/ui/rotation.tsx";

import { hasFilm } from "./films.ts";
import { homeTexts } from "./home-screen.texts.tsx";
import { SlidePicture } from "./slide-picture.tsx";

const SlideFilm = lazyWithRetry(() => import("./slide-film.tsx"));

/** The home page's opening: three slides that change every 5 s, and stop for anyone who wants to look. */
export function HeroCarousel({ slides }: SiteConfiguration["hero"]) {
  const rotation = useRotation(slides.length);
  const section = useRef<HTMLElement>(null);
  const inView = useInView(section);
  const hasFilms = useFilms(inView);
  const texts = homeTexts();
  return (
    <section
      ref={section}
      aria-roledescription={texts.carousel}
      aria-label={texts.highlights}
      className="on-dark relative isolate overflow-hidden bg-ink text-white"
      {...rotation.pauseOnHoverProps}
    >
      <div className="grid min-h-[min(80dvh,44rem)]">
        {slides.map((slide, index) => {
          const shown = index === rotation.index;
          const Title = index === 0 ? "h1" : "h2";
          return (
            <div
              key={index}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.slideOf(index + 1, slides.length)}
              inert={!shown}
              // What was shown goes before the next one comes: two texts on each other are read by nobody.
              className={`col-start-1 row-start-1 flex transition-opacity duration-300 ${shown ? "opacity-100 delay-300" : "opacity-0"}`}
            >
              <SlidePicture picture={slide.picture} urgent={index === 0} />
              {hasFilms && hasFilm(slide.picture) ? (
                <Suspense>
                  <SlideFilm
                    key={slide.picture}
                    picture={slide.picture}
                    playing={shown && inView && !rotation.paused}
                  />
                </Suspense>
              ) : null}
              <div className="absolute inset-0 -z-10 shade-slide" />
              <div className="page flex flex-col items-start justify-start gap-5 pt-24 pb-28 lg:justify-center">
                <Title className="display max-w-[13ch] text-display-lg">{slide.title}</Title>
                <p className="max-w-sm text-lg text-balance">{slide.text}</p>
                {/* Over the picture on the smallest phones, which may be volt itself. */}
                <ButtonLink look="signal" to={slide.to} className="max-xs:bg-white">
                  {slide.action}
                </ButtonLink>
              </div>
            </div>
          );
        })}
      </div>
      <div className="page absolute inset-x-0 bottom-6 flex lg:bottom-[calc(min(var(--bottom-taken,0px),20dvh)+1.5rem)] items-center gap-1">
        {slides.map((_, index) => (
          <button
            key={index}
            type="button"
            aria-label={texts.showSlide(index + 1)}
            aria-current={index === rotation.index ? "true" : undefined}
            onClick={() => rotation.show(index)}
            className="group flex h-11 w-14 items-center"
          >
            <span
              className={`h-0.5 w-full transition-colors ${index === rotation.index ? "bg-volt" : "bg-white/45 group-hover:bg-white"}`}
            />
          </button>
        ))}
        <PauseButton rotation={rotation} />
      </div>
    </section>
  );
}

/** Whether any of an element is in view. Never in a tab that lies behind others. */
function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}

/** Whether slides may move: on a desk with a good connection, for people who don't mind motion, from when they are first in view. */
function useFilms(inView: boolean): boolean {
  const [hasFilms, setHasFilms] = useState(false);
  useEffect(() => {
    const moving = matchMedia("(min-width: 64rem) and (prefers-reduced-motion: no-preference)").matches;
    if (inView && moving && hasRoom(navigator)) setHasFilms(true);
  }, [inView]);
  return hasFilms;
}
