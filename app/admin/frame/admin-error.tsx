import { isRouteErrorResponse } from "react-router";

import { Logo } from "#app/features/shop/brand/logo.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

import { AdminFrame } from "./admin-frame.tsx";
import type { FrameData } from "./read-frame.server.ts";

const texts = {
  401: { title: "You are signed out", text: "Your session has ended. Sign in to continue.", link: "Sign in" },
  403: {
    title: "Not allowed",
    text: "Your role can't open or do this. Ask an owner for access.",
    link: "Back to Admin",
  },
  404: {
    title: "Not found",
    text: "This page doesn't exist, or was deleted.",
    link: "Back to Admin",
  },
  other: { title: "Something went wrong", text: "Please try again in a moment.", link: "Back to Admin" },
};

/** What staff see when a page is missing or fails, or their session has ended. The cause is in the server's log. */
export function AdminError({ error, frame }: { error: unknown; frame: FrameData | null | undefined }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text, link } = texts[status === 401 || status === 403 || status === 404 ? status : "other"];
  const siteName = frame?.siteName ?? "Pulse Mode";
  const message = (
    <main className="page flex min-h-[60dvh] flex-col items-start justify-center gap-5 py-16">
      <h1 className="display text-display-md">{title}</h1>
      <p className="text-muted">{text}</p>
      <ButtonLink to="/admin" reloadDocument>
        {link}
      </ButtonLink>
    </main>
  );
  // Who is signed in keeps the navigation.
  if (frame?.staff && status !== 401)
    return (
      <AdminFrame siteName={siteName} staff={frame.staff} counts={frame.counts}>
        {message}
      </AdminFrame>
    );
  return (
    <>
      <header className="bg-ink text-white">
        <div className="page flex min-h-16 items-center">
          <Logo siteName={siteName} />
        </div>
      </header>
      {message}
    </>
  );
}
