import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";

const base =
  "inline-flex items-center justify-center gap-2 text-center text-sm font-semibold transition select-none disabled:opacity-45 aria-busy:opacity-100 aria-disabled:opacity-45 enabled:active:translate-y-px [a&]:active:translate-y-px";

const sizes = {
  // In capitals, but where the page says otherwise: staff read many buttons at once.
  normal: "min-h-12 px-6 tracking-wide [text-transform:var(--button-case,uppercase)]",
  small: "min-h-11 px-4",
} as const;
type Size = keyof typeof sizes;

const looks = {
  primary: "bg-ink text-white enabled:hover:bg-volt enabled:hover:text-ink [a&]:hover:bg-volt [a&]:hover:text-ink",
  signal: "bg-volt text-ink enabled:hover:bg-white [a&]:hover:bg-white",
  outline:
    "border border-ink bg-transparent text-ink enabled:hover:bg-ink enabled:hover:text-white [a&]:hover:bg-ink [a&]:hover:text-white",
  ghost:
    "border border-white/40 bg-transparent text-white enabled:hover:bg-white enabled:hover:text-ink [a&]:hover:bg-white [a&]:hover:text-ink",
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
      className={`${base} ${sizes[size]} ${looks[look]} ${className}`}
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
  return <Link className={`${base} ${sizes[size]} ${looks[look]} ${className}`} {...rest} />;
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
