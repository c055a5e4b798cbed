import { Outlet, data, isRouteErrorResponse, useLocation } from "react-router";

import { AdminError } from "#app/admin/frame/admin-error.tsx";
import { AdminFrame } from "#app/admin/frame/admin-frame.tsx";
import { checkPageAccess } from "#app/admin/frame/check-page-access.server.ts";
import { readFlash } from "#app/admin/frame/flash.server.ts";
import { readFrame, type FrameData } from "#app/admin/frame/read-frame.server.ts";
import { StatusMessages } from "#app/admin/frame/status-messages.tsx";
import { useBusyPress } from "#app/admin/frame/use-busy-press.ts";
import { useKeptFocus } from "#app/admin/frame/use-kept-focus.ts";
import { privatePages, staffOf, staffSession } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { useNewPageFocus } from "#app/ui/use-new-page-focus.ts";

import type { Route } from "./+types/layout";

import style from "#app/ui/staff.css?url";

export const middleware: Route.MiddlewareFunction[] = [privatePages, staffSession, checkPageAccess];

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const staff = staffOf(context);
  const flash = staff ? await readFlash(request, shop) : null;
  return data(
    { ...(await readFrame(shop, staff)), flash: flash?.message ?? null },
    flash ? { headers: { "Set-Cookie": flash.cookie } } : undefined,
  );
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: style }];

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Admin | ${loaderData?.siteName ?? "Pulse Mode"}` },
];

export default function AdminLayout({ loaderData: { siteName, staff, counts, flash } }: Route.ComponentProps) {
  useKeptFocus();
  useBusyPress();
  useNewPageFocus();
  // Whoever is signed in sees what is for who is not as they do.
  const isOpen = ["/admin/invitation", "/admin/forgotten-password", "/admin/new-password"].includes(
    useLocation().pathname,
  );
  if (!staff || isOpen) return <Outlet />;
  return (
    <StatusMessages flash={flash}>
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 bg-volt px-4 py-3 text-sm font-semibold text-ink focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <AdminFrame siteName={siteName} staff={staff} counts={counts}>
        <main
          id="content"
          tabIndex={-1}
          className="page [--button-case:none] pt-6 pb-24 outline-none lg:pt-8 print:p-0"
        >
          <Outlet />
        </main>
      </AdminFrame>
    </StatusMessages>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  useNewPageFocus();
  return <AdminError error={error} frame={loaderData ?? frameOf(error)} />;
}

/** What a refusal says of the frame round it: a page that is refused is drawn without the data of its loaders. */
function frameOf(error: unknown): FrameData | null {
  return isRouteErrorResponse(error) && error.status === 403 ? (error.data as FrameData) : null;
}
