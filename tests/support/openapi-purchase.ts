/** A purchase by types that openapi-typescript made of the shop's document, as its manual says: it compiles without a cast. */
export const openapiPurchase = `
import createClient from "openapi-fetch";

import type { paths } from "./shop.ts";

export async function buy(origin: string) {
  const shop = createClient<paths>({ baseUrl: origin });
  const { data: facts } = await shop.GET("/api/shop");
  const country = facts?.shop.markets[0]?.country ?? "Sweden";
  const { data: listed } = await shop.GET("/api/collections/{collection}/products", {
    params: { path: { collection: "mens" }, query: { stock: "1", sort: "price-low" } },
  });
  const first = listed?.data[0];
  if (!first) throw new Error("Nothing is for sale");
  const { data: read } = await shop.POST("/api/db#products--read", {
    body: { collection_name: "products", command: "--read", data: { filter: { id: first.id } } },
  });
  const variant = read?.data[0]?.variants.find(({ quantity }) => quantity > 0);
  if (!variant) throw new Error("It is sold out");
  const { data: quoted } = await shop.POST("/api/quote", {
    body: { lines: [{ variantId: variant.id, quantity: 1 }], country },
  });
  if (!quoted) throw new Error("It isn't quoted");
  const { quote } = quoted;
  const { data: placed } = await shop.POST("/api/db#orders--create", {
    body: {
      collection_name: "orders",
      command: "--create",
      data: {
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
      },
    },
  });
  if (!placed) throw new Error("It isn't ordered");
  const { data: payments } = await shop.POST("/api/payments", { body: { orderId: placed.id } });
  const payment = payments?.data[0];
  if (payment?.status !== "created") throw new Error("There is nothing to pay");
  const { data: paid } = await shop.POST("/api/payments/process", {
    body: { paymentId: payment.id, token: "test_visa" },
  });
  return { quoted: quote.totals.total, charged: placed.data[0]?.total, payment: paid?.data[0]?.status };
}
`;
