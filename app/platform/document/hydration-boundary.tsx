import { type ReactNode, Suspense } from "react";

/**
 * A part of a page that React hydrates in a task of its own, so that a slow phone can answer a press meanwhile. A press in it
 * hydrates it first (https://react.dev/reference/react/Suspense).
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
