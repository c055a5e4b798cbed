import type { ReactNode } from "react";

const tones = {
  signal: "bg-volt text-ink",
  ink: "bg-ink text-white",
  neutral: "bg-white text-ink shadow-[inset_0_0_0_1px_var(--color-line)]",
  success: "bg-success-pale text-success",
  warning: "bg-warning-pale text-warning",
  danger: "bg-danger-pale text-danger",
} as const;

export type BadgeTone = keyof typeof tones;

/** A small label for a status or a category. */
export function Badge({
  tone = "neutral",
  className = "",
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={`badge ${tones[tone]} ${className}`}>{children}</span>;
}
