import { splashContentTexts } from "./splash-content.texts.ts";

export interface SplashNames {
  siteName: string;
  tagline: string;
}

/** What the splash shows before its script counts up. As `StaticHtml`, it has no state, handlers or contexts. */
export function SplashContent({ siteName, tagline }: SplashNames) {
  const texts = splashContentTexts();
  return (
    <>
      <p className="splash-progress eyebrow flex items-center gap-2">
        <span className="size-2 animate-pulse rounded-full bg-white" />
        LIVE
      </p>
      <div className="my-auto">
        <p className="splash-title display text-display-lg">{siteName}</p>
        <p className="splash-tagline mt-5 max-w-md text-lg leading-7 text-balance text-muted-dark">{tagline}</p>
      </div>
      <div className="splash-progress">
        <div className="mb-3 flex items-baseline justify-between gap-6">
          <p role="status" className="text-sm" />
          <p data-percent className="display text-display-sm tabular-nums">
            0%
          </p>
        </div>
        <progress aria-label={texts.loading} value={0} max={100} className="progress-line h-0.5 bg-ink-line" />
        <p className="mt-4 text-sm text-muted-dark">{texts.skip}</p>
      </div>
    </>
  );
}
