import { Form } from "react-router";

import { fitVoteNames } from "#app/features/catalogue/reviews/fit-votes.texts.ts";
import { asFitVote } from "#app/features/catalogue/reviews/fit-votes.ts";
import type { listReviewsForStaff } from "#app/features/catalogue/reviews/list-reviews.server.ts";
import type { Decision } from "#app/features/catalogue/reviews/moderate.server.ts";
import type { RefusalReason } from "#app/features/catalogue/reviews/refusal-reasons.texts.ts";
import { refusalReasons } from "#app/features/catalogue/reviews/refusal-reasons.ts";
import { reviewTexts } from "#app/features/catalogue/reviews/review.texts.ts";
import { unverifiedText } from "#app/features/catalogue/reviews/review.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import type { ReviewStatus } from "#app/shared/states.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { selectArrow } from "#app/ui/select-arrow.ts";
import { Stars } from "#app/ui/stars.tsx";

import { pickName } from "./pick-name.ts";

type StaffReview = Awaited<ReturnType<typeof listReviewsForStaff>>["rows"][number];

const tones: Record<ReviewStatus, BadgeTone> = { pending: "warning", approved: "success", rejected: "danger" };

/** The form that decides on all reviews that are ticked. */
export const bulkFormId = "decide-on-ticked";

/** Reviews with the decisions staff can make on each. `action` is the path the forms post to. */
export function AdminReviews({ reviews, action }: { reviews: readonly StaffReview[]; action: string }) {
  return (
    <ul className="grid gap-3">
      {reviews.map((review) => (
        <li
          key={review.id}
          className="grid gap-x-10 gap-y-4 border border-line bg-white p-5 lg:grid-cols-[12rem_minmax(0,1fr)_auto]"
        >
          <div className="flex items-start gap-4">
            {/* The label makes it as high as a finger. */}
            <label className="-m-2.5 inline-flex size-11 shrink-0 items-center justify-center">
              <input
                type="checkbox"
                form={bulkFormId}
                name={pickName(review.id)}
                value={review.images.join(" ")}
                aria-label={`Select the review of ${review.productName} by ${review.name}`}
              />
            </label>
            <Facts review={review} />
          </div>
          <div className="min-w-0 wrap-anywhere">
            <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              <Stars rating={review.rating} />
              {review.productName}
            </h2>
            {review.title ? <p className="mt-2 font-medium">{review.title}</p> : null}
            <p className="mt-2 max-w-prose text-sm leading-6 whitespace-pre-line">{review.comment}</p>
            <Pictures review={review} />
          </div>
          <Decisions review={review} action={action} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ review }: { review: StaffReview }) {
  const fit = asFitVote(review.fitVote);
  return (
    <div className="text-sm">
      <p className="flex flex-wrap gap-1.5">
        <Badge tone={tones[review.status]}>{review.status}</Badge>
        {review.isFeatured ? <Badge tone="ink">Featured</Badge> : null}
      </p>
      <p className="mt-3 font-medium">{review.name}</p>
      <p className="text-muted">{review.location}</p>
      <p className="mt-1 text-muted tabular-nums">
        <time dateTime={review.createdAt}>{formatDateTime(review.createdAt)}</time>
      </p>
      <p className={review.isVerified ? "mt-1 font-medium text-success" : "mt-1 text-muted"}>
        {review.isVerified ? reviewTexts("en").checked : unverifiedText(review.importedFrom)}
      </p>
      {review.sizeBought ? <p className="mt-1">Size {review.sizeBought}</p> : null}
      {fit ? <p className="mt-1">{fitVoteNames("en")[fit]}</p> : null}
      {review.status === "rejected" && review.refusalReason ? (
        <p className="mt-1 text-danger">{refusalReasons[review.refusalReason as RefusalReason]}</p>
      ) : null}
    </div>
  );
}

function Pictures({ review: { images, productName } }: { review: StaffReview }) {
  if (images.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {images.map((id, index) => (
        <li key={id}>
          <a href={`/admin/review-pictures/${id}`} className="block">
            <img
              src={`/admin/review-pictures/${id}?w=320`}
              alt={`${index + 1} of ${images.length} of the review of ${productName}`}
              width={112}
              height={112}
              loading="lazy"
              className="size-28 bg-paper-deep object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

const offered: Record<ReviewStatus, readonly Decision[]> = {
  pending: ["approve", "reject"],
  approved: ["feature", "reject", "reset"],
  rejected: ["approve", "reset"],
};
const names: Record<Decision, string> = {
  approve: "Approve",
  reject: "Reject",
  reset: "Unpublish",
  feature: "Feature",
  unfeature: "Stop featuring",
};

/** What can be decided on a review: one that no order checked is never featured. */
function offeredOf({ status, isVerified, isFeatured }: StaffReview): readonly Decision[] {
  return offered[status].filter((decision) => decision !== "feature" || isVerified || isFeatured);
}

/** Why reviews are declined; only a rejection needs it. */
export function ReasonField({ label }: { label: string }) {
  return (
    <select
      name="reason"
      required
      defaultValue=""
      aria-label={label}
      className={`min-h-11 w-full min-w-0 border border-line-strong bg-white pl-3 text-sm ${selectArrow}`}
    >
      <option value="">Reason</option>
      {Object.entries(refusalReasons).map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

function Decisions({ review, action }: { review: StaffReview; action: string }) {
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className="flex flex-wrap content-start gap-2 lg:max-w-64 lg:justify-end"
    >
      <input type="hidden" name={pickName(review.id)} value={review.images.join(" ")} />
      {review.status === "rejected" ? null : (
        <ReasonField label={`Reason for declining the review of ${review.productName} by ${review.name}`} />
      )}
      {offeredOf(review).map((decision) => {
        const offer = decision === "feature" && review.isFeatured ? "unfeature" : decision;
        return (
          <Button
            key={offer}
            type="submit"
            name="decision"
            value={offer}
            size="small"
            formNoValidate={offer !== "reject"}
            look={offer === "approve" ? "primary" : "outline"}
          >
            {names[offer]}
            <span className="sr-only">
              {" "}
              the review of {review.productName} by {review.name}
            </span>
          </Button>
        );
      })}
    </Form>
  );
}
