import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { ownTime, timeText } from "#app/features/shop/shipping/delivery-times.ts";
import { formatPrice } from "#app/shared/money.ts";
import { paymentBrandsText } from "#app/shared/payment-methods.ts";

interface Question {
  question: string;
  answer: string;
}

/** The three questions the Support Center answers at once. */
export function supportQuestions({
  shipping,
  promotions,
  checkout,
}: Pick<SiteFacts, "shipping" | "promotions" | "checkout">): Question[] {
  return [
    {
      question: "How long does shipping take?",
      answer: `Standard shipping within Sweden takes ${timeText(ownTime("standard", "Sweden"))}, express ${timeText(ownTime("express", "Sweden"))}. Other countries and items from our partner take longer: checkout shows the delivery time. Shipping is free from ${formatPrice(shipping.freeThresholdOre)}.`,
    },
    {
      question: "What is your return policy?",
      answer: `You have ${promotions.returnDays} days from delivery to return unused items. Returns and exchanges are free.`,
    },
    {
      question: "How can I pay?",
      answer: `By ${paymentBrandsText(checkout?.closedPayments)}, always over an encrypted connection.`,
    },
  ];
}
