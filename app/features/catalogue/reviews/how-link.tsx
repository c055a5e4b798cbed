import { Link } from "react-router";

import { pageNames } from "#app/shared/page-names.texts.ts";

import { reviewRulesPath } from "./review.ts";

/** The way to how reviews are checked, beside every average. */
export function HowReviewsAreChecked({ className = "" }: { className?: string }) {
  return (
    <Link
      to={reviewRulesPath}
      className={`inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4 hover:decoration-current ${className}`}
    >
      {pageNames()[reviewRulesPath]}
    </Link>
  );
}
