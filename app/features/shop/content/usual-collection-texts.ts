/** The words of the three collection pages, until staff edit them. */
export const usualCollectionTexts = {
  mens: {
    title: "Men's Collection",
    tagline: "Built for the work nobody sees.",
    intro:
      "Tops that dry before the next set, bottoms that stay where they are, and layers for the walk home in minus ten.",
    all: "All Products",
  },
  womens: {
    title: "Women's Collection",
    tagline: "Held, not held back.",
    intro:
      "Sports bras with real support, leggings that pass the squat test, and soft layers for everything around training.",
    all: "All Products",
  },
  accessories: {
    title: "Accessories",
    tagline: "The small things that decide a session.",
    intro: "Socks, bags, caps, gloves and the equipment that lives by the door. Made to be used every day.",
    all: "All Accessories",
  },
};
