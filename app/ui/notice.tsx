import type { ReactNode } from "react";

const tones = {
  info: "border-line-strong bg-white",
  success: "border-success bg-success-pale",
  warning: "border-warning bg-warning-pale",
  error: "border-danger bg-danger-pale",
} as const;

/** An inline message. Errors are announced at once (alert), the rest politely (status). */
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
