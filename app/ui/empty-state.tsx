import type { ReactNode } from "react";

import { Icon, type IconName } from "./icon.tsx";

/** What stands where a list would: why it is empty, and where to go. */
export function EmptyState({
  title,
  icon,
  children,
  className = "",
}: {
  title: string;
  icon?: IconName;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <div className={`mx-auto flex max-w-xl flex-col items-center gap-5 px-4 py-20 text-center ${className}`}>
      {icon ? (
        <span className="inline-flex size-16 items-center justify-center border border-line bg-white">
          <Icon name={icon} />
        </span>
      ) : null}
      <h2 className="display text-display-sm">{title}</h2>
      {children}
    </div>
  );
}
