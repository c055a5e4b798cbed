import { expect, it } from "vitest";

import { inOtherWords, textsByPlace } from "./section-texts.ts";

const hero = {
  slides: [
    { picture: "home-1", title: "Enter the mode", text: "{tagline}", to: "/shop", action: "Shop" },
    { picture: "home-2", title: "Built for cold", text: "", to: "/mens-collection", action: "Shop" },
  ],
};

it("finds the texts of a section by their place, and no addresses, pictures or empty ones", () => {
  expect(textsByPlace(hero)).toEqual({
    "slides.0.title": "Enter the mode",
    "slides.0.text": "{tagline}",
    "slides.0.action": "Shop",
    "slides.1.title": "Built for cold",
    "slides.1.action": "Shop",
  });
});

it("finds those of a page's paragraphs and lists, and leaves its tables to the facts", () => {
  const blocks = ["A [link](/returns).", { list: ["One", "Two"] }, { factTable: "Delivery" }];
  expect(textsByPlace({ updated: "2026-01-01", sections: [{ id: "a", title: "A", blocks }] })).toEqual({
    "sections.0.title": "A",
    "sections.0.blocks.0": "A [link](/returns).",
    "sections.0.blocks.1.list.0": "One",
    "sections.0.blocks.1.list.1": "Two",
  });
});

it("keeps a translation with its English text where that is moved, and drops it where that says something else", () => {
  const words = { "Enter the mode": "Astu tilaan", Shop: "Osta" };
  const moved = inOtherWords({ slides: hero.slides.toReversed() }, words);
  expect(moved.slides).toEqual([
    { ...hero.slides[1], action: "Osta" },
    { ...hero.slides[0], title: "Astu tilaan", action: "Osta" },
  ]);
  expect(inOtherWords({ title: "Enter another mode" }, words)).toEqual({ title: "Enter another mode" });
});
