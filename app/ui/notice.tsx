import type { ReactNode } from "react";

const tones = {
  info: "border-line-strong bg-white",
  success: "border-success bg-success-pale",
  warning: "border-warning bg-warning-pale",
  error: "border-danger bg-danger-pale",
} as const;

/**
 * An inline message. Errors are announced at once (alert), the rest politely (status). One that answers a form which was sent as a
 * document `takesFocus` when the page has come: without it the reader starts over at the top, and an alert that is there from the
 * start is not announced.
 */
export function Notice({
  tone = "info",
  className = "",
  takesFocus = false,
  children,
}: {
  tone?: keyof typeof tones;
  className?: string;
  takesFocus?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      {...(takesFocus ? { tabIndex: -1, autoFocus: true } : {})}
      role={tone === "error" ? "alert" : "status"}
      className={`border-l-4 px-4 py-3 text-sm leading-6 ${tones[tone]} ${className}`}
    >
      {children}
    </div>
  );
}
