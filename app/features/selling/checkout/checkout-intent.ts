import { onIntent } from "#app/ui/on-intent.ts";

/**
 * The props of a control that leads to the checkout: what it runs on is fetched once a pointer or the focus comes to it. Its data is not:
 * nothing of a page about one person is fetched ahead (decision 29).
 */
export const checkoutIntent = onIntent(() => import("./use-checkout.ts"));
