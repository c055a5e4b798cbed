import { useLocation } from "react-router";

import { preferencePattern } from "#app/features/shop/consent/consent.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { InlineScript } from "#app/platform/document/inline-script.tsx";
import { StaticHtml } from "#app/platform/document/static-html.tsx";

import type { SplashNames } from "./splash-content.tsx";
import { showsSplash, splashScript } from "./splash-timing.ts";
import { splashTexts } from "./splash.texts.ts";

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

function SplashScreen(names: SplashNames) {
  return (
    <div
      id="splash"
      role="dialog"
      aria-label={names.siteName}
      hidden
      className="splash on-dark fixed inset-0 z-60 cursor-pointer bg-ink text-white"
    >
      <StaticHtml
        name="splash"
        facts={names}
        load={() => import("./splash-content.tsx").then((module) => module.SplashContent)}
        className="page flex h-full flex-col py-6 lg:py-10"
      />
    </div>
  );
}

/** Only the server writes the script: what a script in the page says is run once, as it comes. */
function scriptText(shows: boolean, siteName: string): string {
  if (!import.meta.env.SSR) return "";
  const { stages, welcome } = splashTexts();
  const timing = { stages: stages(), welcome: welcome(siteName), tickMs: 150, completionMs: 1_000 };
  return splashScript(preferencePattern, shows ? timing : null);
}
