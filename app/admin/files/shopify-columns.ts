/**
 * Shopify has two sets of names for the columns of its product file: those of its export, which ours has, too, and those of the
 * template that it offers since 2025. Here the newer names, in lower case, by what the export calls them.
 */
const newerNames: Readonly<Record<string, string>> = {
  "url handle": "Handle",
  description: "Body (HTML)",
  "published on online store": "Published",
  sku: "Variant SKU",
  barcode: "Variant Barcode",
  "variant barcodes": "Variant Barcode",
  price: "Variant Price",
  "compare-at price": "Variant Compare At Price",
  "charge tax": "Variant Taxable",
  "tax code": "Variant Tax Code",
  "inventory tracker": "Variant Inventory Tracker",
  "inventory quantity": "Variant Inventory Qty",
  "continue selling when out of stock": "Variant Inventory Policy",
  "weight value (grams)": "Variant Grams",
  "weight unit for display": "Variant Weight Unit",
  "requires shipping": "Variant Requires Shipping",
  "fulfillment service": "Variant Fulfillment Service",
  "product image url": "Image Src",
  "variant image url": "Variant Image",
  "google shopping / manufacturer part number (mpn)": "Google Shopping / MPN",
};

/** The columns of a product file by the names that we read. A name that stands for one the file has already stays as it is. */
export function exportNames(columns: readonly string[]): string[] {
  const given = new Set(columns.map((column) => column.toLowerCase()));
  return columns.map((column) => {
    const name = newerNames[column.toLowerCase()];
    return name === undefined || given.has(name.toLowerCase()) ? column : name;
  });
}
