import { useLocation } from "react-router";

import { useSite } from "#app/features/configuration/use-site.ts";
import { preferencePattern } from "#app/features/consent/consent.ts";
import { InlineScript } from "#app/platform/document/inline-script.tsx";

import { showsSplash, splashScript, splashStages } from "./splash-timing.ts";

/**
 * The session's splash over the page that is already there, hidden until its script says that this session is to see
 * it. The same for everyone, as cached pages must be. React renders it once and leaves it to its script.
 */
export function Splash() {
  const { identity, display } = useSite();
  const { pathname } = useLocation();
  if (display.splash === "off") return null;
  const shows = showsSplash(display.splash, pathname);
  return (
    <>
      {shows ? <SplashScreen siteName={identity.siteName} tagline={identity.tagline} /> : null}
      <InlineScript text={scriptText(shows, identity.siteName)} />
    </>
  );
}

function SplashScreen({ siteName, tagline }: { siteName: string; tagline: string }) {
  return (
    <div
      id="splash"
      role="dialog"
      aria-label={siteName}
      hidden
      className="splash on-dark fixed inset-0 z-60 cursor-pointer bg-ink text-white"
    >
      <div className="page flex h-full flex-col py-6 lg:py-10">
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
            {/* As HTML, which hydration leaves alone: the script has changed it by then. */}
            <p role="status" className="text-sm" dangerouslySetInnerHTML={{ __html: splashStages[0] ?? "" }} />
            <p
              data-percent
              className="display text-display-sm tabular-nums"
              dangerouslySetInnerHTML={{ __html: "0%" }}
            />
          </div>
          <progress
            aria-label="Loading"
            value={0}
            max={100}
            className="block h-0.5 w-full appearance-none bg-ink-line [&::-moz-progress-bar]:bg-white [&::-webkit-progress-bar]:bg-ink-line [&::-webkit-progress-value]:bg-white [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-150"
          />
          <p className="mt-4 text-sm text-muted-dark">Press Esc or tap to skip</p>
        </div>
      </div>
    </div>
  );
}

/** Only the server writes the script: what a script in the page says is run once, as it comes. */
function scriptText(shows: boolean, siteName: string): string {
  if (!import.meta.env.SSR) return "";
  const timing = { stages: splashStages, welcome: `Welcome to ${siteName}!`, tickMs: 150, completionMs: 1_000 };
  return splashScript(preferencePattern, shows ? timing : null);
}
