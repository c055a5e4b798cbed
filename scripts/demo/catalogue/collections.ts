import type { CollectionCondition, CollectionSort } from "#app/shared/collection-rules.ts";

interface DemoCollection {
  handle: string;
  title: string;
  text: string;
  sort: CollectionSort;
  published: boolean;
  /** By a rule, or by the ids of products. */
  conditions?: readonly CollectionCondition[];
  products?: readonly string[];
}

/** The collections of the demo shop's staff, beside Men, Women and Accessories. */
export const demoCollections: readonly DemoCollection[] = [
  {
    handle: "under-300",
    title: "Under 300 kr",
    text: "Small things that make a session better. In stock now.",
    sort: "price-low",
    published: true,
    conditions: [
      { field: "price-to", value: 300_00 },
      { field: "stock", value: "in" },
    ],
  },
  {
    handle: "first-5k",
    title: "Your first 5K",
    text: "What our team would pack for it.",
    sort: "featured",
    published: true,
    products: [
      "form-leggings",
      "loparjacka-tromso",
      "tempo-split-shorts",
      "performance-crew-socks",
      "vind-running-cap",
    ],
  },
  {
    handle: "hoodie-weather",
    title: "Hoodie weather",
    text: "",
    sort: "newest",
    published: false,
    conditions: [{ field: "type", value: "Hoodie" }],
  },
];
