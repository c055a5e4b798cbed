import type { BrowserContext } from "@playwright/test";
import { z } from "zod";

const named = z.object({ id: z.string(), name: z.string() });
const answer = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.number(),
      colors: z.array(named),
      sizes: z.array(named),
      variants: z.array(z.object({ id: z.string(), colorId: z.string(), sizeId: z.string(), quantity: z.number() })),
    }),
  ),
});

/**
 * Leaves a product in the browser's cart as an earlier visit would have, without having fetched anything of the pages: the
 * address that it opens is a text.
 */
export async function leaveInCart(context: BrowserContext, origin: string): Promise<void> {
  const response = await context.request.post(`${origin}/api/db`, {
    data: { collection_name: "products", command: "--read", data: { filter: { _id: "pulse-core-tee" } } },
  });
  const [product] = answer.parse(await response.json()).data;
  const variant = product?.variants.find(({ quantity }) => quantity > 9);
  if (!product || !variant) throw new Error("The demo shop has no product for the cart.");
  const nameOf = (list: readonly z.infer<typeof named>[], id: string) => list.find((one) => one.id === id)?.name ?? "";
  const line = {
    id: product.id,
    name: product.name,
    price: product.price,
    image: "",
    variantId: variant.id,
    colorId: variant.colorId,
    sizeId: variant.sizeId,
    color: nameOf(product.colors, variant.colorId),
    size: nameOf(product.sizes, variant.sizeId),
    quantity: 1,
    currency: "SEK",
    source: "local",
  };
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((cart) => localStorage.setItem("cart", cart), JSON.stringify([line]));
  await page.close();
}
