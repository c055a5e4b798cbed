/** A purchase by the shop's typed client, as somebody else would write it: it compiles without a cast. */
export const purchaseProgram = `
import { ApiError, createClient } from "./client.ts";

export async function buy(origin: string, send: (request: Request) => Promise<Response>) {
  const shop = createClient({ origin, fetch: send });
  const { shop: facts } = await shop.getShop();
  const country = facts.markets[0]?.country ?? "Sweden";
  const listed = await shop.getCollectionsProducts({ collection: "mens", stock: "1", sort: "price-low" });
  const first = listed.data[0];
  if (!first) throw new Error("Nothing is for sale");
  const [product] = (await shop.readProducts({ filter: { id: first.id } })).data;
  const variant = product?.variants.find(({ quantity }) => quantity > 0);
  if (!variant) throw new Error("It is sold out");
  const { quote } = await shop.quote({ lines: [{ variantId: variant.id, quantity: 1 }], country, code: null });
  const placed = await shop.createOrders({
    customer: {
      email: "asa.oberg@mail.example",
      firstName: "Åsa",
      lastName: "Öberg",
      address: "Storgatan 1",
      city: "Trosa",
      postalCode: "619 30",
      country,
    },
    items: quote.lines.map(({ productId, variantId, price, quantity }) => ({ productId, variantId, price, quantity })),
    shippingMethod: quote.shipping[0]?.method ?? "standard",
    paymentMethod: "card",
    total: quote.totals.total,
    informationVersion: quote.documents.withdrawalInformation.version,
  });
  const [payment] = (await shop.payments({ orderId: placed.id })).data;
  if (payment?.status !== "created") throw new Error("There is nothing to pay");
  const paid = await shop.paymentsProcess({ paymentId: payment.id, token: "test_visa" });
  const unknown = await shop.ordersTrack({ trackingId: "PM-00000000" }).catch((error: unknown) => error);
  return {
    quoted: quote.totals.total,
    charged: placed.data[0]?.total,
    payment: paid.data[0]?.status,
    refusal: unknown instanceof ApiError ? unknown.code : null,
  };
}
`;
