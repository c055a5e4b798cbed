/* A valid body of each call, to be changed in one place: what is nearly right reaches further than what is all wrong. */

const productId = "pulse-core-tee";
const key = "k".repeat(24);
const address = { address: "Storgatan 1", city: "Trosa", postalCode: "619 30", country: "Sweden" };
const customer = {
  email: "asa.oberg@mail.example",
  firstName: "Åsa",
  lastName: "Öberg",
  phone: "070-1740605",
  ...address,
};
const cartLine = { id: productId, name: "Tee", price: 299, quantity: 1, size: "M", color: "Black", currency: "SEK" };

export const callExamples: Record<string, unknown> = {
  "GET /api/health": {},
  "POST /api/db": { database_name: "shop", collection_name: "products", command: "--read", data: {} },
  "POST /api/discount/validate": { code: "WELCOME10", cartTotal: 899, userId: "local-user" },
  "POST /api/discount/apply": { code: "WELCOME10", cartTotal: 899, userId: null },
  "POST /api/address/suggest": { query: "Storgatan", session: "abc", country: "Sweden" },
  "POST /api/address/details": { placeId: "sample-1", session: "abc" },
  "POST /api/orders/track": { trackingId: "PM-00000001" },
  "POST /api/products/stock": { ids: [productId] },
  "POST /api/email": { type: "order_confirmation", to: "asa.oberg@mail.example", data: {} },
  "POST /api/payments": { orderId: "ord_1", paymentMethod: "card" },
  "POST /api/payments/process": { paymentId: "pay_1", token: "test_visa" },
  "POST /api/reviews": {
    key,
    email: "asa.oberg@mail.example",
    name: "Åsa",
    location: "Trosa",
    product: productId,
    rating: 5,
    feedback: "Soft and warm.",
    images: ["fil_1"],
    order: { id: "ord_1", key: "signature" },
  },
  "POST /api/storage/upload": {},
  "POST /api/storage/url": { fileId: "fil_1" },
  "POST /api/storage/delete": { fileId: "fil_1" },
};

/** The data of each operation of the generic database call. */
export const operationExamples: Record<string, unknown> = {
  "products --read": { filter: { _id: productId }, id: productId, limit: 5, skip: 0 },
  "newsletter_subscribers --create": { email: "asa.oberg@mail.example", consentSource: "footer" },
  "contact_messages --create": {
    name: "Åsa",
    email: "asa.oberg@mail.example",
    subject: "returns",
    message: "How do I send it back?",
    id: `msg_${key}`,
  },
  "carts --read": { filter: { userId: key } },
  "carts --create": { userId: key, items: [cartLine], status: "active" },
  "carts --update": { filter: { userId: key }, update: { items: [cartLine], status: "active" } },
  "carts --delete": { filter: { userId: key } },
  "orders --create": {
    customer,
    billing: address,
    items: [{ productId, colorId: "black", sizeId: "m", name: "Tee", price: 299, quantity: 1 }],
    total: 422.75,
    shippingMethod: "standard",
    paymentMethod: "card",
    discountCode: "WELCOME10",
    newsletterSubscription: true,
    marketingEmails: true,
    idempotencyKey: "purchase-0001-0001",
    replacesKey: "purchase-0000-0000",
  },
  "orders --read": { page: 1, size: 20 },
  "orders --update": { filter: { id: "ord_1" }, update: { status: "shipped" } },
};
