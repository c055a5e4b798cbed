/** A description as search engines show it: at most 160 characters, cut as 157 and an ellipsis (specification, section 9). */
export function cutDescription(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= 160 ? line : `${line.slice(0, 157)}...`;
}
