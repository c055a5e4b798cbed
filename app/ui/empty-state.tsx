import type { ReactNode } from "react";

/** What stands where a list would: why it is empty, and where to go. */
export function EmptyState({
  title,
  children,
  className = "",
}: {
  title: string;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <div className={`mx-auto flex max-w-xl flex-col items-center gap-5 px-4 py-20 text-center ${className}`}>
      <h2 className="display text-display-sm">{title}</h2>
      {children}
    </div>
  );
}
