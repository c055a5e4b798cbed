import type { ReactNode } from "react";

import { Logo } from "#app/features/shop/brand/logo.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface Props {
  siteName: string;
  title: string;
  /** Why the last attempt failed. */
  error?: string | undefined;
  children: ReactNode;
}

/** The page of who is not signed in: one form on black. */
export function SignInFrame({ siteName, title, error, children }: Props) {
  return (
    <main className="[--button-case:none] flex min-h-dvh flex-col items-center justify-center gap-8 bg-ink px-4 py-12">
      <p className="text-white">
        <Logo siteName={siteName} />
      </p>
      <div className="w-full max-w-sm bg-paper p-6 sm:p-8">
        <h1 className="display text-display-sm">{title}</h1>
        <div className="mt-6 grid gap-5">
          {error ? <Notice tone="error">{error}</Notice> : null}
          {children}
        </div>
      </div>
    </main>
  );
}
