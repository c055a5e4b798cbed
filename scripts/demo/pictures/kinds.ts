/** What can be drawn, and the cuts each kind comes in; the first cut is the usual one. */
export const cuts = {
  tee: ["regular", "boxy", "fitted", "cropped", "raglan", "longline"],
  tank: ["regular", "racerback", "deep", "cropped", "mesh"],
  "long-sleeve": ["regular", "fitted", "raglan", "cropped"],
  "compression-top": ["short-sleeve", "long-sleeve", "panel", "mock-neck"],
  hoodie: ["regular", "boxy", "cropped", "color-block"],
  "zip-hoodie": ["regular", "cropped", "panel"],
  "half-zip": ["regular", "fitted", "fleece"],
  jacket: ["running", "windbreaker", "puffer", "shell", "bomber"],
  vest: ["running", "puffer"],
  shorts: ["regular", "long", "split", "panel", "lined"],
  joggers: ["regular", "tapered", "side-stripe", "cargo"],
  leggings: ["regular", "half-panel", "side-stripe", "mesh", "ribbed", "flared"],
  "short-tights": ["regular", "pocket", "ribbed"],
  "sports-bra": ["scoop", "racerback", "high-neck", "longline", "strappy"],
  socks: ["crew", "ankle", "knee", "no-show"],
  cap: ["curved", "running", "five-panel"],
  beanie: ["cuffed", "plain"],
  gloves: ["training", "running"],
  backpack: ["roll-top", "daypack"],
  duffel: ["regular", "small"],
  bottle: ["steel", "squeeze"],
  "foam-roller": ["ridged", "smooth"],
  mat: ["rolled", "strap"],
  bands: ["loops", "tubes"],
  headband: ["wide", "twist"],
  towel: ["folded", "hanging"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type GarmentKind = keyof typeof cuts;
export type View = "front" | "back";

/** Everything a family's drawing function is told. */
export interface Order {
  kind: GarmentKind;
  cut: string;
  color: string;
  view: View;
}
