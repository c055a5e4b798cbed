/** A product of the test pages: no stock, no color, never in the shop itself. Price in kronor. */
export interface TestProduct {
  id: string;
  name: string;
  price: number;
  description: string;
  collection: "mens" | "womens" | "accessories";
}

export const testSizes = ["XS", "S", "M", "L", "XL", "XXL"] as const;
export type TestSize = (typeof testSizes)[number];

/** The size chosen at first (S29). */
export const defaultTestSize: TestSize = "M";

const mens = "mens" as const;
const womens = "womens" as const;
const accessories = "accessories" as const;

/** The twelve fixed products. Kept out of search, sitemap and recommendations. */
const testProducts: readonly TestProduct[] = [
  { id: "1", name: "Test Training Tee", price: 299, collection: mens, description: "A light tee for warm gyms." },
  {
    id: "2",
    name: "Test Tempo Shorts",
    price: 349,
    collection: mens,
    description: "Shorts with a pocket that holds your phone.",
  },
  {
    id: "3",
    name: "Test Night Hoodie",
    price: 699,
    collection: mens,
    description: "A heavy hoodie for the walk home.",
  },
  {
    id: "4",
    name: "Test Compression Top",
    price: 449,
    collection: mens,
    description: "Close to the skin, flat seams.",
  },
  { id: "5", name: "Test Form Leggings", price: 599, collection: womens, description: "High waist, squat-proof." },
  { id: "6", name: "Test Hold Bra", price: 399, collection: womens, description: "Support for running." },
  { id: "7", name: "Test Loft Tank", price: 279, collection: womens, description: "Open back, quick to dry." },
  { id: "8", name: "Test Calm Crew", price: 649, collection: womens, description: "Soft, for after training." },
  {
    id: "9",
    name: "Test Cushion Socks",
    price: 129,
    collection: accessories,
    description: "Three pairs, right and left.",
  },
  { id: "10", name: "Test Carry Bag", price: 799, collection: accessories, description: "Thirty liters, wet pocket." },
  {
    id: "11",
    name: "Test Wind Cap",
    price: 249,
    collection: accessories,
    description: "Folds to the size of your fist.",
  },
  { id: "12", name: "Test Grip Gloves", price: 329, collection: accessories, description: "Grip for cold bars." },
];

/** The product of an id; undefined for any other. */
export function findTestProduct(id: string): TestProduct | undefined {
  return testProducts.find((product) => product.id === id);
}

/** The picture of a test product: the brand's picture of its collection. */
export function testPicture({ collection }: TestProduct): string {
  return `/editorial/${collection}-tall-1000.webp`;
}
