import type { ReactNode } from "react";

import { Icon, type IconName } from "./icon.tsx";

/** Shown instead of an empty list: why it is empty, and where to go. */
export function EmptyState({
  title,
  level = 2,
  icon,
  children,
  className = "",
}: {
  title: string;
  /** 1 where it is the page's heading. */
  level?: 1 | 2;
  icon?: IconName;
  children?: ReactNode;
  className?: string;
}) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div
      className={`mx-auto flex max-w-xl flex-col items-center gap-5 px-4 py-20 text-center text-balance ${className}`}
    >
      {icon ? (
        <span className="inline-flex size-16 items-center justify-center border border-line bg-white">
          <Icon name={icon} />
        </span>
      ) : null}
      <Heading className="display text-display-sm">{title}</Heading>
      {children}
    </div>
  );
}
