import { type ReactNode, use, useEffect } from "react";
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";

import { ErrorScreen } from "#app/storefront/frame/error-screen.tsx";

import type { Route } from "./+types/root";
import { keepEarlyInput } from "./platform/document/early-input.ts";
import { InlineScript, NonceContext } from "./platform/document/inline-script.tsx";
import { startHeldScripts } from "./platform/document/scripts-after-load.ts";
import { announceHydrated } from "./platform/document/use-hydrated.ts";
import { pageMiddleware } from "./platform/http/page-middleware.ts";
import { currentLocale } from "./shared/language/current-language.ts";
import { languageTag } from "./shared/language/languages.ts";
import displayFont from "./ui/fonts/archivo-display.woff2?url";
import textFont from "./ui/fonts/inter-text.woff2?url";

import style from "./ui/shop.css?url";

export const middleware: Route.MiddlewareFunction[] = pageMiddleware;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: style },
  // With the style, so that a page begins in its own type.
  ...[textFont, displayFont].map((href) => ({
    rel: "preload",
    href,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  useEffect(announceHydrated, []);
  const nonce = use(NonceContext);
  return (
    <html lang={languageTag(currentLocale())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a0b0d" />
        <InlineScript text={firstScript()} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration storageKey="scrollPositions" nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** What runs before all else. Only the server writes it: what a script in the page says is run once, as it comes. */
function firstScript(): string {
  return import.meta.env.SSR ? `(${keepEarlyInput.toString()})();(${startHeldScripts.toString()})()` : "";
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorScreen error={error} />
    </main>
  );
}
