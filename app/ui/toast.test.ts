import { expect, it } from "vitest";

import { closeTold, shownToasts, showToast } from "./toast.ts";

const said = () => shownToasts().map(({ message, description }) => [message, description].filter(Boolean).join(": "));

it("a toast takes the place of one that says the same, but not where an Undo would be lost", () => {
  closeTold();
  showToast("success", "Cart updated");
  showToast("success", "Added to cart successfully!", "Tee added to cart");
  showToast("success", "Added to cart successfully!", "Shorts added to cart");
  showToast("success", "Cart updated");
  expect(said()).toEqual([
    "Added to cart successfully!: Tee added to cart",
    "Added to cart successfully!: Shorts added to cart",
    "Cart updated",
  ]);
  closeTold();
  const action = { label: "Undo", onPress: () => undefined };
  showToast("success", "Item removed from cart", { action });
  showToast("success", "Item removed from cart", { action });
  expect(said()).toEqual(["Item removed from cart", "Item removed from cart"]);
});

it("what only tells something goes when a dialog opens; an Undo stays", () => {
  showToast("success", "Item removed from cart", { action: { label: "Undo", onPress: () => undefined } });
  showToast("error", "Failed to load product");
  closeTold();
  expect(said()).not.toContain("Failed to load product");
  expect(said()).toContain("Item removed from cart");
});
