/** The symbol, a pulse, and the shop's name. */
export function Logo({ siteName }: { siteName: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <svg
        aria-hidden="true"
        viewBox="0 0 34 20"
        className="h-5 w-8.5 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.8"
        strokeLinejoin="round"
      >
        <path d="M0 11h8.5L12 2l7 16 3.6-7H34" />
      </svg>
      <span className="display text-base leading-none whitespace-nowrap">{siteName}</span>
    </span>
  );
}
