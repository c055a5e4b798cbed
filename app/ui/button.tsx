import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";

const sizes = { normal: "button-normal", small: "button-small" } as const;
type Size = keyof typeof sizes;

const looks = {
  primary: "button-primary",
  signal: "button-signal",
  outline: "button-outline",
  ghost: "button-ghost",
} as const;
type Look = keyof typeof looks;

/**
 * A button. `signal` (volt) is for the main action of a dark section; `small` is for rows and toolbars. While `busy` it is
 * disabled and marked `aria-busy`.
 */
export function Button({
  look = "primary",
  size = "normal",
  busy = false,
  className = "",
  type = "button",
  disabled,
  ...rest
}: ComponentProps<"button"> & { look?: Look; size?: Size; busy?: boolean }) {
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={`button ${sizes[size]} ${looks[look]} ${className}`}
      {...rest}
    />
  );
}

/** A link that looks like a button: for the next step. */
export function ButtonLink({
  look = "primary",
  size = "normal",
  className = "",
  ...rest
}: LinkProps & { look?: Look; size?: Size }) {
  // The browser knows all routes from the start: there is none to discover.
  return <Link discover="none" className={`button ${sizes[size]} ${looks[look]} ${className}`} {...rest} />;
}

/** A button that looks like an underlined link, inside text and rows. */
export function TextButton({ className = "", type = "button", ...rest }: ComponentProps<"button">) {
  return (
    <button
      type={type}
      className={`min-h-6 text-sm underline decoration-line-strong underline-offset-4 transition-colors hover:decoration-current disabled:opacity-45 ${className}`}
      {...rest}
    />
  );
}
