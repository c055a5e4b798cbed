/** The id of a demo collection, by its place in `demoCollections`. */
export function collectionId(place: number): string {
  return `col_demo${place + 1}`;
}
