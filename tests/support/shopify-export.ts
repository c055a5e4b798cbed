import { csvLine } from "#app/shared/csv-cell.ts";

/**
 * A product export as Shopify writes it (help.shopify.com, 'Using CSV files to import and export products', 2026), with everything odd
 * in it that its documentation allows. The same numbers make the same file.
 */

const columns = [
  "Handle",
  "Title",
  "Body (HTML)",
  "Vendor",
  "Product Category",
  "Type",
  "Tags",
  "Published",
  ...[1, 2, 3].flatMap((n) => [`Option${n} Name`, `Option${n} Value`, `Option${n} Linked To`]),
  "Variant SKU",
  "Variant Grams",
  "Variant Inventory Tracker",
  "Variant Inventory Qty",
  "Variant Inventory Policy",
  "Variant Fulfillment Service",
  "Variant Price",
  "Variant Compare At Price",
  "Variant Requires Shipping",
  "Variant Taxable",
  "Unit Price Total Measure",
  "Unit Price Total Measure Unit",
  "Unit Price Base Measure",
  "Unit Price Base Measure Unit",
  "Variant Barcode",
  "Image Src",
  "Image Position",
  "Image Alt Text",
  "Gift Card",
  "SEO Title",
  "SEO Description",
  "Google Shopping / Google Product Category",
  "Google Shopping / Gender",
  "Google Shopping / Age Group",
  "Google Shopping / MPN",
  "Google Shopping / Condition",
  "Google Shopping / Custom Product",
  ...[0, 1, 2, 3, 4].map((n) => `Google Shopping / Custom Label ${n}`),
  "Color (product.metafields.shopify.color-pattern)",
  "Fabric (product.metafields.shopify.fabric)",
  "Product rating count (product.metafields.reviews.rating_count)",
  "Variant Image",
  "Variant Weight Unit",
  "Variant Tax Code",
  "Cost per item",
  "Included / Sweden",
  "Price / Sweden",
  "Compare At Price / Sweden",
  "Included / International",
  "Price / International",
  "Compare At Price / International",
  "Status",
] as const;
type Column = (typeof columns)[number];
type Row = Partial<Record<Column, string>>;
type Values = readonly string[];

interface Form {
  options: readonly { name: string; values: Values; linkedTo?: string }[];
}

const sizes = ["XS", "S", "M", "L", "XL", "XXL"];
/** Every form that variants come in. */
const forms: readonly Form[] = [
  { options: [{ name: "Title", values: ["Default Title"] }] },
  {
    options: [
      { name: "Color", values: ["Black", "Navy", "Ljusgrå"] },
      { name: "Size", values: sizes },
    ],
  },
  { options: [{ name: "Storlek", values: sizes.slice(1, 5) }] },
  { options: [{ name: "Färg", values: ["Mörkblå", "Vinröd"] }] },
  {
    options: [
      { name: "Size", values: ["S", "M"] },
      { name: "Colour", values: ["Svart", "Hvit"] },
      { name: "Length", values: ["Regular", "Long"] },
    ],
  },
  {
    options: [
      { name: "Material", values: ["Steel", "Rubber"] },
      { name: "Pack", values: ["1", "3", "10"] },
      { name: "Finish", values: ["Matt"] },
    ],
  },
  {
    options: [
      { name: "Größe", values: ["36", "38", "40"] },
      { name: "Farbe", values: ["Schwarz", "Dunkelblau"] },
    ],
  },
  {
    options: [
      { name: "Shade", values: ["Musta", "Vaaleansininen"], linkedTo: "product.metafields.shopify.color-pattern" },
    ],
  },
  { options: [{ name: "Title", values: ["Grey"] }] },
  {
    options: [
      { name: "Color", values: ["Rød/Sort", "Blå", "Bla"] },
      { name: "Size", values: ["2.5", "2-5", "10"] },
    ],
  },
  {
    options: [
      { name: "Color", values: Array.from({ length: 10 }, (_, i) => `Tone ${i}`) },
      { name: "Size", values: Array.from({ length: 10 }, (_, i) => String(30 + i)) },
    ],
  },
  {
    options: [
      { name: "色", values: ["黒", "白"] },
      { name: "サイズ", values: ["大", "小"] },
    ],
  },
];

const bodies: Values = [
  "<p>Soft, <strong>light</strong> and quick to dry.</p><ul><li>Flat seams</li><li>Two pockets</li></ul>",
  '<h2>Fit</h2><p>Runs small; "size up".</p>\n<p>Line one<br>line two &amp; three</p>',
  'Plain text with "quotes", commas; semicolons\nand a second line 🏋️',
  '<div><img src="https://cdn.shopify.com/s/files/1/size.png"><table><tr><td>S</td><td>88 cm</td></tr></table></div>',
  '<p onclick="alert(1)">Hi<script>alert(2)</script><iframe src="https://example.com"></iframe></p>',
  `<p>${"Very long. ".repeat(2_200)}</p>`,
  "",
];
const types: Values = ["Leggings", "T-Shirt", "Strumpor", "Hoodie", "", "Gym Bag", "x".repeat(180)];
const tags: Values = [
  "women, running",
  "herr, nyhet",
  "",
  'dam, stretch, "quoted"',
  Array.from({ length: 70 }, (_, i) => `tag ${i}`).join(", "),
];
const paths: Values = [
  "Apparel & Accessories > Clothing > Activewear > Leggings",
  "",
  "Sporting Goods > Exercise & Fitness",
  "Apparel & Accessories > Clothing Accessories > Socks",
];

export interface ShopifyExport {
  text: string;
  /** What went in, counted as Shopify counts. */
  variants: number;
  /** Units that are there: short ones count as none. */
  units: number;
  /** Pictures by their addresses, each once. */
  pictures: string[];
  /** Columns that say something in some row. */
  filled: string[];
}

/** An export of so many products, with so many pictures spread over them at an origin, such as https://cdn.example. */
export function shopifyExport({
  products = 500,
  pictures = 1_448,
  origin = "https://cdn.shopify.com",
} = {}): ShopifyExport {
  const rows: Row[] = [];
  const urls: string[] = [];
  let [variants, units] = [0, 0];
  for (let i = 0; i < products; i += 1) {
    const own = variantRows(i);
    variants += own.length;
    units += own.reduce((sum, row) => sum + Math.max(0, Number(row["Variant Inventory Qty"] ?? 0)), 0);
    const share = Math.floor(((i + 1) * pictures) / products) - Math.floor((i * pictures) / products);
    const images = Array.from(
      { length: share },
      (_, n) => `${origin}/s/files/1/0001/products/${i}-${n}.jpg?v=16${1000 + i}`,
    );
    urls.push(...images);
    rows.push(...productRows(i, own, images));
  }
  const filled = columns.filter((column) => rows.some((row) => (row[column] ?? "") !== ""));
  const text =
    csvLine(columns, ",") +
    rows
      .map((row) =>
        csvLine(
          columns.map((column) => row[column] ?? ""),
          ",",
        ),
      )
      .join("");
  return { text, variants, units, pictures: urls, filled };
}

function handleOf(i: number): string {
  const odd = [
    `träningströja-${i}`,
    `トレーニング-${i}`,
    `${"very-long-".repeat(22)}${i}`,
    `50%-off_tee-${i}`,
    `émoji-🏃-${i}`,
  ];
  return i % 9 === 0 ? (odd[(i / 9) % odd.length] ?? "") : `product-${i}`;
}

const pick = (values: Values, i: number) => values[i % values.length] ?? "";

function variantRows(i: number): Row[] {
  const form = forms[i % forms.length] ?? { options: [] };
  const combined = form.options.reduce<string[][]>(
    (lists, { values }) => lists.flatMap((list) => values.map((value) => [...list, value])),
    [[]],
  );
  const basePrice = 149 + (i % 20) * 50;
  return combined.map((values, v) => {
    const price = i % 7 === 3 ? basePrice + v * 10 : basePrice;
    const compareAt = [
      String(basePrice + 700),
      "",
      String(basePrice),
      String(basePrice - 50),
      "0.00",
      String(basePrice + 600 + v),
    ];
    const stock = ["12", "0", "-3", "", "250"][(i + v) % 5] ?? "";
    return {
      ...Object.fromEntries(values.map((value, n) => [`Option${n + 1} Value`, value])),
      "Variant SKU": ["", `SKU-${i}-${v}`, `SKU-${i}-0`, "SHARED-1", `'0${i} ${v} / ä`][i % 5] ?? "",
      "Variant Grams": String((i % 4) * 125),
      "Variant Inventory Tracker": stock === "" ? "" : "shopify",
      "Variant Inventory Qty": stock,
      "Variant Inventory Policy": i % 11 === 0 ? "continue" : "deny",
      "Variant Fulfillment Service": "manual",
      "Variant Price": price.toFixed(2),
      "Variant Compare At Price": pick(compareAt, i),
      "Variant Requires Shipping": i % 50 === 7 ? "FALSE" : "TRUE",
      "Variant Taxable": "TRUE",
      "Variant Barcode": i % 3 === 0 ? ean13(i * 200 + v) : i % 17 === 1 ? "not a number" : "",
      "Variant Weight Unit": "kg",
      "Cost per item": i % 2 === 0 ? (basePrice / 3).toFixed(2) : "",
    } satisfies Row;
  });
}

function productRows(i: number, variants: readonly Row[], images: readonly string[]): Row[] {
  const { options } = forms[i % forms.length] ?? { options: [] };
  const count = Math.max(variants.length, images.length);
  return Array.from({ length: count }, (_, n): Row => {
    const image: Row = images[n]
      ? {
          "Image Src": images[n],
          "Image Position": String(n + 1),
          "Image Alt Text": i % 40 === 0 ? "long ".repeat(80) : `Picture ${n + 1}`,
        }
      : {};
    const variant: Row = variants[n]
      ? { ...variants[n], "Variant Image": i % 4 === 1 || i % 12 === 4 ? (images[n % images.length] ?? "") : "" }
      : {};
    return { Handle: handleOf(i), ...(n === 0 ? productCells(i, options) : {}), ...variant, ...image };
  });
}

function productCells(i: number, options: Form["options"]): Row {
  const status = ["active", "active", "active", "draft", "active", "archived", "active", "unlisted"];
  return {
    Title: i % 60 === 5 ? `Tee ${i} ${"with a long name ".repeat(15)}`.slice(0, 255) : `Tee ${i}, "Åse" & söner`,
    "Body (HTML)": pick(bodies, i),
    Vendor: pick(["Nordic Knit AB", "Åse & Söner", "Northwind Sport"], i),
    "Product Category": pick(paths, i),
    Type: pick(types, i),
    Tags: pick(tags, i),
    Published: i % 13 === 2 ? "FALSE" : "TRUE",
    ...Object.fromEntries(
      options.flatMap(({ name, linkedTo = "" }, n) => [
        [`Option${n + 1} Name`, name],
        [`Option${n + 1} Linked To`, linkedTo],
      ]),
    ),
    "Gift Card": i % 100 === 42 ? "TRUE" : "FALSE",
    "SEO Title": i % 2 === 0 ? `Tee ${i} | Shop` : "",
    "SEO Description": i % 2 === 0 ? "The tee, described for search engines." : "",
    "Google Shopping / Gender": pick(["Female", "Male", "Unisex", ""], i),
    "Google Shopping / MPN": i % 6 === 0 ? `MPN-${i}` : "",
    "Google Shopping / Condition": i % 2 === 0 ? "new" : "",
    "Color (product.metafields.shopify.color-pattern)": i % 3 === 0 ? "black; white" : "",
    "Product rating count (product.metafields.reviews.rating_count)": i % 10 === 0 ? "12" : "",
    "Included / Sweden": "TRUE",
    "Price / International": i % 8 === 0 ? "29.95" : "",
    Status: pick(status, i),
  };
}

/** A number with its check digit (GS1 General Specifications, 7.9). */
function ean13(number: number): string {
  const digits = `735${String(number).padStart(9, "0")}`;
  const sum = digits.split("").reduce((total, digit, n) => total + Number(digit) * (n % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
