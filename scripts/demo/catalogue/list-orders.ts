import type { FixedList } from "#app/features/catalogue/products/ordered-lists.ts";

/** What staff placed at the top of each list, by the ids of products: one of each kind, in colors that go together. */
export const listOrders: Readonly<Record<FixedList, readonly string[]>> = {
  shop: [
    "form-leggings",
    "kvall-hoodie",
    "latt-sports-bra",
    "loparjacka-tromso",
    "dis-cropped-hoodie",
    "pressure-compression-tee",
    "raffla-ribbed-leggings",
    "tempo-split-shorts",
  ],
  womens: ["form-leggings", "latt-sports-bra", "dis-cropped-hoodie", "are-shell-jacket"],
  mens: ["kvall-hoodie", "pressure-compression-tee", "loparjacka-tromso", "tempo-split-shorts"],
  accessories: [
    "pendla-roll-top-backpack",
    "performance-crew-socks",
    "vinter-cuffed-beanie",
    "grepp-training-gloves",
    "vind-running-cap",
    "dagstur-daypack",
    "spar-running-beanie",
    "press-compression-socks",
  ],
};
