/** Something of the admin that a search finds. */
export interface AdminSearchHit {
  kind: "Pages" | "Orders" | "Customers" | "Products";
  to: string;
  title: string;
  detail: string;
}

/** What the page of the search answers for a text. */
export interface AdminSearchAnswer {
  text: string;
  hits: AdminSearchHit[];
}
