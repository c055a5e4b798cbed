import { storedCart } from "../support/shopper.ts";
import { atAnyWidth, expect, type Page, test } from "../support/test.ts";

/** Leggings of the demo shop in two lengths; XS in one alone. */
const leggings = "raffla-ribbed-leggings";
const group = (page: Page, name: string) => page.getByRole("radiogroup", { name, exact: true });
/** A color in which a size can be had in the long length, read from the shop. */
async function longVariant(page: Page) {
  const answer = await page.request.get(`/buyable-product/${leggings}`);
  const product = (await answer.json()) as {
    colors: { id: string; name: string }[];
    variants: { colorId: string; sizeId: string; quantity: number; picture?: string }[];
  };
  const variant = product.variants.find(({ sizeId, quantity }) => sizeId.endsWith("-long") && quantity > 0);
  if (!variant?.picture) throw new Error("No long one is in stock");
  const color = product.colors.find(({ id }) => id === variant.colorId)?.name ?? "";
  return { color, size: variant.sizeId.replace("-long", "").toUpperCase(), picture: variant.picture };
}

test(
  "a third option is chosen in a group of its own, shows the variant's picture, and is in the cart by its whole name",
  atAnyWidth,
  async ({ page, checkAccessibility }) => {
    const { color, size, picture } = await longVariant(page);
    await page.goto(`/product/${leggings}`);
    await group(page, "Color").getByRole("radio", { name: color, exact: true }).click();
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect(page.getByText("Please select a size")).toBeVisible();
    await group(page, "Size").getByRole("radio", { name: size, exact: true }).click();
    await expect(page.getByText("Select Length to see stock availability")).toBeVisible();
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect(page.getByText("Please select Length")).toBeVisible();
    await group(page, "Length").getByRole("radio", { name: "Long", exact: true }).click();
    await checkAccessibility({ within: "main" });
    const first = page.getByRole("region", { name: "Pictures" }).getByRole("img").first();
    await expect(first).toHaveAttribute("src", new RegExp(picture.replace(/\.\w+$/, "")));
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect.poll(() => storedCart(page)).toMatchObject([{ size: `${size} / Long`, color, image: picture }]);
  },
);

test("a size that doesn't come in the chosen value is chosen without it", async ({ page }) => {
  const { color, size } = await longVariant(page);
  await page.goto(`/product/${leggings}#size=${size.toLowerCase()}-long`);
  await expect(group(page, "Length").getByRole("radio", { name: "Long", exact: true })).toBeChecked();
  await group(page, "Color").getByRole("radio", { name: color, exact: true }).click();
  const smallest = group(page, "Size").getByRole("radio", { name: /^XS/ });
  await smallest.click();
  if ((await smallest.getAttribute("aria-disabled")) === "true") {
    await expect(page.getByText("XS is currently out of stock")).toBeVisible();
    return;
  }
  await expect(smallest).toBeChecked();
  await expect(group(page, "Length").getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(group(page, "Length").getByRole("radio", { name: "Long, out of stock" })).toBeVisible();
});

test("staff give a product a third option, and its sizes come in each value", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto("/admin/products/new");
  await page.waitForFunction(() => "hydrated" in window);
  await page.getByLabel("Add size", { exact: true }).fill("S, M");
  await page.getByLabel("Add size", { exact: true }).press("Enter");
  await page.getByLabel("Add color", { exact: true }).fill("Black");
  await page.getByLabel("Add color", { exact: true }).press("Enter");
  await page.getByLabel("Third option").fill("Length");
  await page.getByLabel("Values of Length").fill("Regular, Long");
  await page.getByLabel("Values of Length").press("Enter");
  for (const name of ["S / Regular", "S / Long", "M / Regular", "M / Long"])
    await expect(page.getByRole("columnheader", { name })).toBeVisible();
  await expect(page.getByLabel("Length of size 2")).toHaveValue("Long");
  await page.getByLabel("Add size", { exact: true }).fill("L");
  await page.getByLabel("Add size", { exact: true }).press("Enter");
  await expect(page.getByRole("columnheader", { name: "L / Long" })).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("button", { name: "Remove this option" }).click();
  await expect(page.getByLabel("Third option")).toHaveValue("");
  await expect(page.getByLabel("Name of size 2")).toHaveValue("S / Long");
});

test(
  "the plus of a card asks for the size, then for the third option, and is left step by step",
  atAnyWidth,
  async ({ page, checkAccessibility }) => {
    const { color, size } = await longVariant(page);
    await page.goto("/shop?search=Räffla");
    const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: "Räffla Ribbed Leggings" }) });
    await card.getByRole("button", { name: color, exact: true }).click();
    await card.getByRole("button", { name: "Quick add Räffla Ribbed Leggings" }).press("Enter");
    const sizes = card.getByRole("group", { name: `Sizes of Räffla Ribbed Leggings, ${color}`, exact: true });
    const offered = sizes.getByRole("button", { name: size, exact: true });
    await expect(sizes.getByRole("button", { name: /\// })).toHaveCount(0);
    await offered.press("Enter");
    const lengths = card.getByRole("group", {
      name: `Length of Räffla Ribbed Leggings, ${color}, ${size}`,
      exact: true,
    });
    await expect(lengths.getByRole("button", { name: /^(Regular|Long)/ })).toHaveCount(2);
    await expect(lengths.locator("button:focus")).toHaveAccessibleName(/^(Regular|Long)/);
    await checkAccessibility({ within: "main" });
    await lengths.getByRole("button", { name: "Back to sizes" }).press("Enter");
    await expect(offered).toBeFocused();
    await offered.press("Enter");
    await lengths.getByRole("button", { name: /^Long/ }).press("Enter");
    await expect.poll(() => storedCart(page)).toMatchObject([{ size: `${size} / Long`, color }]);
  },
);
