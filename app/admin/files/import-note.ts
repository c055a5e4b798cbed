/** What an import does otherwise than its file says, by kind, for staff: a count stands before it, and an example after it. */
export const noteTitles = {
  draft: "Saved as drafts: details required by law are missing",
  archived: "Archived in the other shop: saved as drafts",
  "gift-card": "Gift cards, which you can't sell here: saved as drafts",
  handle: "New web address: the old one can't be used here",
  option: "Options joined into Size: products here have a color and a size",
  sale: "Compare-at price left out or changed",
  stock: "Negative stock: starts at 0",
  "no-stock": "No stock in the file: starts at 0",
  code: "SKU or barcode left out: each belongs to one variant",
  picture: "Pictures left out or moved",
  description: "Pictures, videos or tables in the description: only the text is kept",
  consent:
    "Agreed to email in the other shop: not subscribed. They can subscribe here, or import those whose consent you can show under Subscribers",
  uses: "Used in the other shop already: fewer uses left",
  verified: "Verified in the other shop: unverified here, since no order of this shop stands behind them",
  hidden: "Not published in the other shop: read these with care",
  name: "Full names shortened to a first name and an initial",
  cut: "Too long: shortened",
} as const;
export type NoteKind = keyof typeof noteTitles;

export interface ImportNote {
  kind: NoteKind;
  /** Says it of this one thing, for staff. */
  text: string;
}
