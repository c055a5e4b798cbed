/** The columns of Shopify's customer file, in its order (help.shopify.com, 'Customer CSV file', 2026). */
export const shopifyCustomerColumns = [
  "Customer ID",
  "First Name",
  "Last Name",
  "Email",
  "Accepts Email Marketing",
  "Default Address Company",
  "Default Address Address1",
  "Default Address Address2",
  "Default Address City",
  "Default Address Province Code",
  "Default Address Country Code",
  "Default Address Zip",
  "Default Address Phone",
  "Phone",
  "Accepts SMS Marketing",
  "Total Spent",
  "Total Orders",
  "Note",
  "Tax Exempt",
  "Tags",
] as const;
export type ShopifyCustomerColumn = (typeof shopifyCustomerColumns)[number];

/** What Shopify writes of a customer where there is nothing to say; its other columns are empty then. */
export const nothingOfCustomer: Readonly<Partial<Record<ShopifyCustomerColumn, string>>> = {
  "Accepts SMS Marketing": "no",
  "Total Spent": "0.00",
  "Total Orders": "0",
  "Tax Exempt": "no",
};
