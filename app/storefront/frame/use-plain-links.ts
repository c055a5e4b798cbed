import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

import { currentLocale } from "#app/shared/language/current-language.ts";
import { localeOfPath, withoutLanguage } from "#app/shared/language/languages.ts";

/**
 * Follows the plain links inside `[data-plain-links]` without loading the page anew. A page has some ninety links, and
 * each `<Link>` is a component to render and to hydrate.
 */
export function usePlainLinks(): void {
  const navigate = useNavigate();
  const { pathname: from } = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const link = isPlain && !event.defaultPrevented ? (event.target as Element).closest("a") : null;
      if (!link?.closest("[data-plain-links]") || link.origin !== location.origin) return;
      // The router knows one language. Another one's page is loaded anew.
      if (localeOfPath(link.pathname) !== currentLocale()) return;
      event.preventDefault();
      // As a `<Link>` does, the address that is shown already makes no new entry.
      const to = withoutLanguage(link.pathname) + link.search + link.hash;
      void navigate(to, { replace: link.href === location.href, state: { from } });
    };
    // After React's own listeners, which stand at the document too: what they prevented is not followed.
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, from]);
}
