import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";

import type { Collection } from "#app/features/catalogue/products/product.ts";
import { HowReviewsAreChecked } from "#app/features/catalogue/reviews/how-link.tsx";
import { NotCheckedFold } from "#app/features/catalogue/reviews/not-checked-fold.tsx";
import type { ReviewsPage, ReviewsView } from "#app/features/catalogue/reviews/queries.server.ts";
import { ReviewCard } from "#app/features/catalogue/reviews/review-card.tsx";
import type { ReviewOrder } from "#app/features/catalogue/reviews/review-order.ts";
import { reviewTexts } from "#app/features/catalogue/reviews/review.texts.ts";
import { countText, type Rating, type Review, starsText } from "#app/features/catalogue/reviews/review.ts";
import { ReviewsFilter } from "#app/features/catalogue/reviews/reviews-filter.tsx";
import { StarsHistogram } from "#app/features/catalogue/reviews/stars-histogram.tsx";
import { localDecimals } from "#app/shared/language/local-decimals.ts";
import { Hero } from "#app/storefront/editorial/hero.tsx";
import { Pagination } from "#app/storefront/listing/listing-view.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { Stars } from "#app/ui/stars.tsx";

import { reviewsScreenTexts } from "./reviews-screen.texts.ts";
import { useReviewDialog } from "./use-review-dialog.ts";

const ReviewDialog = lazyWithRetry(() => import("#app/features/catalogue/reviews/review-dialog.tsx"));

interface Props extends ReviewsPage {
  category: Collection | null;
  /** The stars asked for; null for all. */
  stars: number | null;
  order: ReviewOrder;
  view: ReviewsView;
  page: number;
  /** How many there are of the reviews in view. */
  pages: number;
}

/** All reviews, those that no order checked folded below the others, and the dialog to write one. */
export function ReviewsScreen(props: Props) {
  const { category, product, stars, order, view, page, pages, rating, counts, featured, reviews, notChecked } = props;
  const dialog = useReviewDialog();
  const texts = reviewsScreenTexts();
  const filter: Record<string, string> = {
    ...(product ? { product: product.id } : category ? { category } : {}),
    ...(stars ? { stars: `${stars}` } : {}),
    ...(order === "newest" ? {} : { sort: order }),
  };
  const others = new URLSearchParams({ ...filter, view: "unchecked" });
  const showsOthers = view === "not-checked";
  return (
    <>
      <ReviewsHero rating={rating} onWrite={dialog.open} />
      {product ? null : (
        <div className="page pt-2">
          <StarsHistogram stars={counts} pathOf={(number) => `/reviews?stars=${number}#all-reviews`} />
        </div>
      )}
      {featured.length > 0 ? (
        <section aria-labelledby="featured" className="page pt-16 lg:pt-24">
          <h2 id="featured" className="eyebrow mb-6 text-muted">
            {texts.featured}
          </h2>
          <ul className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
            {featured.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} withProduct large />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="all-reviews" className="page py-16 lg:py-24">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2 id="all-reviews" className="display scroll-mt-4 text-display-md">
            {product ? texts.of : texts.all}
            {product ? (
              <Link
                to={product.path}
                className="block underline decoration-line-strong decoration-2 underline-offset-8"
              >
                {product.name}
              </Link>
            ) : null}
          </h2>
          <ReviewsFilter productId={product?.id ?? null} category={category} stars={stars} order={order} />
        </div>
        {product || stars ? <ChosenFilters product={product} stars={stars} filter={filter} /> : null}
        {showsOthers ? (
          <TextLink to={`/reviews?${new URLSearchParams(filter)}#all-reviews`}>{texts.verified}</TextLink>
        ) : (
          <>
            {reviews.length === 0 ? (
              <div className="py-16">
                <p className="text-muted">{texts.none}</p>
                {product || stars || category ? <TextLink to="/reviews#all-reviews">{texts.seeAll}</TextLink> : null}
              </div>
            ) : null}
            <Cards reviews={reviews} />
            <Pagination page={page} pages={pages} search={new URLSearchParams(filter)} hash="#all-reviews" />
          </>
        )}
        <NotCheckedFold key={view} count={notChecked.count} open={showsOthers}>
          <Cards reviews={notChecked.reviews} />
          {showsOthers ? (
            <Pagination page={page} pages={pages} search={others} hash="#not-checked" />
          ) : notChecked.count > notChecked.reviews.length ? (
            <TextLink to={`/reviews?${others}#not-checked`}>{texts.seeOthers(notChecked.count)}</TextLink>
          ) : null}
        </NotCheckedFold>
        <p>
          <TextLink to="/">{texts.backToHome}</TextLink>
        </p>
      </section>
      {dialog.isOpen ? (
        <Suspense>
          <ReviewDialog product={dialog.product} order={dialog.order} onClose={dialog.close} />
        </Suspense>
      ) : null}
    </>
  );
}

/** What the list is narrowed to, each a link to the list without it. */
function ChosenFilters({
  product,
  stars,
  filter,
}: Pick<Props, "product" | "stars"> & { filter: Readonly<Record<string, string>> }) {
  const texts = reviewsScreenTexts();
  const listWithout = (name: string) => {
    const others = new URLSearchParams(filter);
    others.delete(name);
    return `/reviews${others.size > 0 ? `?${others}` : ""}#all-reviews`;
  };
  const chosen = [
    ...(stars ? [{ name: starsText(stars), without: listWithout("stars") }] : []),
    ...(product ? [{ name: product.name, without: listWithout("product") }] : []),
  ];
  return (
    <ul className="-mt-2 mb-8 flex flex-wrap gap-2" aria-label={texts.filters}>
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <Link
            to={without}
            preventScrollReset
            aria-label={texts.remove(name)}
            className="inline-flex min-h-11 items-center gap-2 border border-ink bg-white px-3 text-sm hover:bg-ink hover:text-white"
          >
            {name}
            <Icon name="close" className="size-3.5" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Cards({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <ul className="grid gap-x-10 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} withProduct />
        </li>
      ))}
    </ul>
  );
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="mt-4 inline-flex min-h-11 items-center underline underline-offset-4">
      {children}
    </Link>
  );
}

/** The black opening of /reviews: the number, large, and the way to add to it. */
function ReviewsHero({ rating: { average, count }, onWrite }: { rating: Rating; onWrite: () => void }) {
  const texts = reviewsScreenTexts();
  return (
    <Hero picture="reviews" title={texts.title} text={texts.intro}>
      {average === null ? (
        <p className="mt-6 text-lg">{texts.noneYet}</p>
      ) : (
        <div className="mt-8 flex items-center gap-5">
          <p className="display text-display-lg tabular-nums">
            {localDecimals(average.toFixed(1))}
            <span className="text-muted-dark">/5</span>
          </p>
          <div>
            <Stars rating={average} className="h-6" />
            <p className="mt-1.5 text-sm">{countText(count)}</p>
          </div>
        </div>
      )}
      <HowReviewsAreChecked className="mt-4" />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="signal" onClick={onWrite}>
          {reviewTexts().write}
        </Button>
      </div>
    </Hero>
  );
}
