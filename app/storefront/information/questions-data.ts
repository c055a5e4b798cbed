import type { MetaDescriptor } from "react-router";

import { plainAnswer } from "#app/features/shop/content/faq-answer.ts";

/** Questions and answers, for the `meta` of the page that shows them. */
export function questionsData(entries: readonly { question: string; answer: string }[]): MetaDescriptor[] {
  return [
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        mainEntity: entries.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: plainAnswer(answer) },
        })),
      },
    },
  ];
}
