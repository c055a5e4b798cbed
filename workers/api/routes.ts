import { addressDetailsRoute, suggestAddressesRoute } from "./addresses.ts";
import { collectionProductsRoute, collectionsRoute } from "./collections.ts";
import { noteCookieChoiceRoute } from "./cookie-choices.ts";
import type { ApiRoute } from "./create-route.ts";
import { applyDiscount, validateDiscount } from "./discounts.ts";
import { emailWebhook } from "./email-webhook.ts";
import { requestEmail } from "./email.ts";
import { health } from "./health.ts";
import { measurementsRoute } from "./measurements.ts";
import { takeAddition } from "./order-additions.ts";
import { trackOrderRoute } from "./orders.ts";
import { paymentWebhook } from "./payment-webhook.ts";
import { createPaymentRoute, processPaymentRoute } from "./payments.ts";
import { pickupPointsRoute } from "./pickup-points.ts";
import { readStock } from "./products.ts";
import { quoteRoute } from "./quote.ts";
import { readReviewsRoute } from "./read-reviews.ts";
import { boughtRoute, submitReviewRoute } from "./reviews.ts";
import { logSearchRoute } from "./search-log.ts";
import { searchRoute } from "./search.ts";
import { shopRoute } from "./shop.ts";
import { deleteFile, fileUrl, uploadPicture } from "./storage.ts";

/** Every call with its own path. `POST /api/db` and its commands are in `database.ts`. */
export const routes: readonly ApiRoute[] = [
  health,
  quoteRoute,
  shopRoute,
  searchRoute,
  collectionsRoute,
  collectionProductsRoute,
  readReviewsRoute,
  validateDiscount,
  applyDiscount,
  suggestAddressesRoute,
  addressDetailsRoute,
  pickupPointsRoute,
  trackOrderRoute,
  takeAddition,
  readStock,
  noteCookieChoiceRoute,
  logSearchRoute,
  measurementsRoute,
  requestEmail,
  emailWebhook,
  createPaymentRoute,
  processPaymentRoute,
  paymentWebhook,
  submitReviewRoute,
  boughtRoute,
  uploadPicture,
  fileUrl,
  deleteFile,
];
