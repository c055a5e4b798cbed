import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";

const base =
  "inline-flex min-h-12 items-center justify-center gap-2 px-6 text-center text-sm font-semibold tracking-wide uppercase transition-colors duration-200 select-none disabled:opacity-45 aria-disabled:opacity-45";

const looks = {
  primary: "bg-ink text-white enabled:hover:bg-volt enabled:hover:text-ink [a&]:hover:bg-volt [a&]:hover:text-ink",
  signal: "bg-volt text-ink enabled:hover:bg-white [a&]:hover:bg-white",
  outline:
    "border border-ink bg-transparent text-ink enabled:hover:bg-ink enabled:hover:text-white [a&]:hover:bg-ink [a&]:hover:text-white",
  ghost:
    "border border-white/40 bg-transparent text-white enabled:hover:bg-white enabled:hover:text-ink [a&]:hover:bg-white [a&]:hover:text-ink",
} as const;
type Look = keyof typeof looks;

/** A button. `signal` (volt) is for the one action a dark section asks for. */
export function Button({
  look = "primary",
  className = "",
  type = "button",
  ...rest
}: ComponentProps<"button"> & { look?: Look }) {
  return <button type={type} className={`${base} ${looks[look]} ${className}`} {...rest} />;
}

/** A link that looks like a button because it leads on. */
export function ButtonLink({ look = "primary", className = "", ...rest }: LinkProps & { look?: Look }) {
  return <Link className={`${base} ${looks[look]} ${className}`} {...rest} />;
}

/** A quiet button or remove link inside text and rows. */
export function TextButton({ className = "", type = "button", ...rest }: ComponentProps<"button">) {
  return (
    <button
      type={type}
      className={`min-h-6 text-sm underline decoration-line-strong underline-offset-4 hover:decoration-ink disabled:opacity-45 ${className}`}
      {...rest}
    />
  );
}
