/** Characters of a long text that a list shows (S15). */
export const previewLength = 100;

/** The beginning of a long text, with an ellipsis when there is more. */
export function preview(text: string): string {
  return text.length <= previewLength ? text : `${text.slice(0, previewLength)}...`;
}
