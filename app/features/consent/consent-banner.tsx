import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";

import { Button, TextButton } from "#app/ui/button.tsx";

import { optionalPurposes } from "./consent.ts";
import { ConsentSettings } from "./consent-settings.tsx";
import { keepConsent } from "./consent-store.ts";

/**
 * The question about cookies: at the foot of the window, no wall. The page keeps as much room below its end as the
 * banner takes (`--bottom-taken`), so that nothing stays hidden behind it.
 */
export default function ConsentBanner() {
  const banner = useRef<HTMLElement>(null);
  const [customizing, setCustomizing] = useState(false);
  useEffect(() => {
    const page = document.documentElement;
    const observer = new ResizeObserver(() => {
      page.style.setProperty("--bottom-taken", `${banner.current?.offsetHeight ?? 0}px`);
    });
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      page.style.removeProperty("--bottom-taken");
    };
  }, []);
  return (
    <section
      ref={banner}
      aria-labelledby="cookies"
      className="fixed inset-x-0 bottom-0 z-40 max-h-[70dvh] overflow-y-auto border-t border-ink bg-paper p-4 text-ink sm:right-auto sm:bottom-6 sm:left-6 sm:w-104 sm:border sm:p-6"
    >
      <h2 id="cookies" className="font-semibold">
        Cookies
      </h2>
      <p className="mt-1 mb-4 text-sm leading-6 text-muted">
        Essential cookies keep your cart and checkout working. We only use others with your consent.{" "}
        <Link to="/cookie-policy" className="text-ink underline underline-offset-4">
          Cookie policy
        </Link>
      </p>
      {customizing ? (
        <ConsentSettings />
      ) : (
        <div className="grid grid-cols-[2fr_3fr] gap-2">
          <Button className="px-2 text-xs" onClick={() => keepConsent(optionalPurposes)}>
            Accept all
          </Button>
          <Button className="px-2 text-xs" onClick={() => keepConsent([])}>
            Reject non-essential
          </Button>
          <TextButton className="col-span-2 min-h-10" onClick={() => setCustomizing(true)}>
            Customize
          </TextButton>
        </div>
      )}
    </section>
  );
}
