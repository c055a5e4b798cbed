import { collectionChips } from "#app/features/catalogue/products/facets.ts";
import type { Collection } from "#app/features/catalogue/products/product.ts";

import type { SettingField, SettingSection } from "./setting-fields.ts";

const icons = [
  ["truck", "Truck"],
  ["return", "Return"],
  ["lock", "Lock"],
  ["bolt", "Bolt"],
] as const;

function collectionFields(name: Collection, label: string): SettingField {
  const usual = collectionChips[name].map((chip) => chip.label).join(", ");
  return {
    name,
    label,
    kind: "group",
    fields: [
      { name: "title", label: "Title", kind: "text" },
      { name: "tagline", label: "Subtitle", kind: "text" },
      { name: "intro", label: "Introduction", kind: "paragraph" },
      { name: "all", label: "Chip for all products", kind: "text" },
      {
        name: "chips",
        label: "Chips",
        kind: "list",
        item: "Chip",
        most: 5,
        fixed: true,
        hint: `Leave blank for the usual names: ${usual}.`,
        fields: [
          { name: "label", label: "Name", kind: "text" },
          { name: "shown", label: "Shown", kind: "flag" },
        ],
      },
    ],
  };
}

const document = (id: SettingSection["id"], title: string, seenAt: string): SettingSection => ({
  id,
  title,
  about: "Legal text. It follows the shop's settings until you edit it.",
  seenAt,
  fields: [
    { name: "title", label: "Title", kind: "text" },
    { name: "intro", label: "Introduction", kind: "paragraph" },
    {
      name: "text",
      label: "Text",
      kind: "document",
      hint: "## starts a section, - a list item, a blank line a new paragraph. [label](address) makes a link, {table: Name} a fact table.",
    },
  ],
});

/** The settings that are texts of pages. */
export const textSettings: readonly SettingSection[] = [
  {
    id: "hero",
    title: "Home page: hero",
    about: "The slides at the top of the home page.",
    seenAt: "/",
    fields: [
      {
        name: "slides",
        label: "Slides",
        kind: "list",
        item: "Slide",
        most: 5,
        fields: [
          { name: "picture", label: "Picture", kind: "picture" },
          { name: "title", label: "Title", kind: "text" },
          { name: "text", label: "Text", kind: "paragraph" },
          { name: "action", label: "Button", kind: "text" },
          { name: "to", label: "Button link", kind: "text" },
        ],
      },
    ],
  },
  {
    id: "mindset",
    title: "Home page: about and benefits",
    about: "Rotating lines, who you are in one sentence, and your promises to shoppers.",
    seenAt: "/",
    fields: [
      {
        name: "thoughts",
        label: "Rotating lines",
        kind: "list",
        item: "Line",
        most: 8,
        fields: [{ name: "text", label: "Words", kind: "text" }],
      },
      { name: "text", label: "Text next to them", kind: "paragraph" },
      {
        name: "benefits",
        label: "Benefits",
        kind: "list",
        item: "Benefit",
        most: 4,
        fields: [
          { name: "icon", label: "Icon", kind: "choice", options: icons },
          { name: "title", label: "Title", kind: "text" },
          { name: "text", label: "Text", kind: "text" },
        ],
      },
    ],
  },
  {
    id: "about",
    title: "About page",
    about: "Your story, mission and values.",
    seenAt: "/about",
    fields: [
      { name: "storyTitle", label: "Story title", kind: "text" },
      {
        name: "story",
        label: "Story",
        kind: "list",
        item: "Paragraph",
        most: 12,
        fields: [{ name: "text", label: "Text", kind: "paragraph" }],
      },
      { name: "missionTitle", label: "Mission title", kind: "text" },
      { name: "mission", label: "Mission", kind: "paragraph" },
      { name: "valuesTitle", label: "Values title", kind: "text" },
      {
        name: "values",
        label: "Values",
        kind: "list",
        item: "Value",
        most: 8,
        fields: [
          { name: "title", label: "Title", kind: "text" },
          { name: "text", label: "Text", kind: "paragraph" },
        ],
      },
    ],
  },
  {
    id: "announcement",
    title: "Announcement bar",
    about: "Up to three promises on every page. Phones show the first.",
    seenAt: "/shop",
    fields: [
      {
        name: "lines",
        label: "Promises",
        kind: "list",
        item: "Promise",
        most: 3,
        fields: [{ name: "text", label: "Words", kind: "text" }],
      },
    ],
  },
  {
    id: "newsletter",
    title: "Newsletter",
    about: "The sign-up text on the home page and above the footer.",
    seenAt: "/",
    fields: [
      { name: "title", label: "Title", kind: "text" },
      { name: "homeText", label: "Text on the home page", kind: "paragraph" },
      { name: "smallPrint", label: "Small print on the home page", kind: "paragraph" },
      { name: "firstOrderText", label: "Text above the footer", kind: "text" },
      { name: "returningText", label: "Text above the footer, for customers", kind: "text" },
    ],
  },
  {
    id: "footer",
    title: "Footer",
    about: "The text at the bottom of every page. Links are added automatically.",
    seenAt: "/shop",
    fields: [
      { name: "text", label: "Under the name", kind: "text" },
      { name: "promise", label: "Promise", kind: "text" },
      { name: "company", label: "Company line", kind: "text" },
    ],
  },
  {
    id: "categories",
    title: "Categories",
    about: "Titles, texts and chips of the three collection pages.",
    seenAt: "/mens-collection",
    fields: [
      collectionFields("mens", "Men"),
      collectionFields("womens", "Women"),
      collectionFields("accessories", "Accessories"),
    ],
  },
  {
    id: "faq",
    title: "FAQ",
    about: "Questions and answers, in this order.",
    seenAt: "/faq",
    fields: [
      { name: "intro", label: "Text next to the questions", kind: "paragraph" },
      {
        name: "entries",
        label: "Questions",
        kind: "list",
        item: "Question",
        most: 40,
        fields: [
          { name: "question", label: "Question", kind: "text" },
          {
            name: "answer",
            label: "Answer",
            kind: "paragraph",
            hint: "[label](address) makes a link, a blank line a new paragraph, {table: Delivery times} the table of delivery times.",
          },
        ],
      },
    ],
  },
  document("terms", "Terms of Service", "/terms-of-service"),
  document("privacy", "Privacy Policy", "/privacy-policy"),
  document("data-protection", "Data Protection", "/data-protection"),
  document("cookies", "Cookie Policy", "/cookie-policy"),
];
