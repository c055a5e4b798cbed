import type { ReactNode } from "react";

const tones = {
  info: "border-line-strong bg-white",
  success: "border-success bg-success-pale",
  warning: "border-warning bg-warning-pale",
  error: "border-danger bg-danger-pale",
} as const;

/** A message that belongs to the place where it stands. Errors are announced at once, the rest when there is a pause. */
export function Notice({
  tone = "info",
  className = "",
  children,
}: {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={`border-l-4 px-4 py-3 text-sm leading-6 ${tones[tone]} ${className}`}
    >
      {children}
    </div>
  );
}
