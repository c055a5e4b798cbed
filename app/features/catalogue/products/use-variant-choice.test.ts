import { describe, expect, it } from "vitest";

import { firstChoice, firstColorId } from "./use-variant-choice.ts";

const color = (id: string) => ({ id, name: id, hex: "#111111", available: true });
const size = (id: string) => ({ id, name: id, description: "", available: true });
const nothing = { colorId: null, sizeId: null };
const product = (colors: string[], sizes: string[], quantity = 3) => ({
  colors: colors.map(color),
  sizes: sizes.map(size),
  variants: colors.flatMap((colorId) =>
    sizes.map((sizeId) => ({ id: `${colorId}.${sizeId}`, colorId, sizeId, quantity })),
  ),
});

describe("what is chosen at first", () => {
  it("is nothing where there is a choice", () => {
    expect(firstChoice(product(["black", "white"], ["m", "l"]), nothing)).toEqual({ color: null, size: null });
  });

  it("is the only color and the only size", () => {
    expect(firstChoice(product(["black"], ["m", "l"]), nothing)).toMatchObject({ color: { id: "black" }, size: null });
    expect(firstChoice(product(["black"], ["one"]), nothing)).toMatchObject({
      color: { id: "black" },
      size: { id: "one" },
    });
  });

  it("is never what is sold out", () => {
    expect(firstChoice(product(["black"], ["one"], 0), nothing)).toEqual({ color: null, size: null });
  });

  it("is what was remembered, as far as it can still be had", () => {
    const { variants, ...options } = product(["black", "white"], ["m", "l"]);
    const left = variants.map((variant) => ({ ...variant, quantity: variant.id === "white.l" ? 0 : 2 }));
    const remembered = { colorId: "white", sizeId: "l" };
    expect(firstChoice({ ...options, variants: left }, remembered)).toMatchObject({
      color: { id: "white" },
      size: null,
    });
  });
});

describe("the color that a product page begins with", () => {
  const shown = (colorId: string | null) => [{ url: "/media/a.webp", alt: "", colorId }];

  it("is that of the first picture, else the first", () => {
    const tee = product(["black", "white"], ["m"]);
    expect(firstColorId({ ...tee, pictures: [...shown(null), ...shown("white")] })).toBe("white");
    expect(firstColorId({ ...tee, pictures: shown(null) })).toBe("black");
  });

  it("is another when that is sold out, and none when all are", () => {
    const { variants, ...options } = product(["black", "white"], ["m"]);
    const left = variants.map((variant) => ({ ...variant, quantity: variant.colorId === "white" ? 2 : 0 }));
    expect(firstColorId({ ...options, variants: left, pictures: shown("black") })).toBe("white");
    expect(firstColorId({ ...product(["black"], ["m"], 0), pictures: shown("black") })).toBeNull();
  });
});
