/** A description as search engines show it: at most 160 characters, cut as 157 and an ellipsis (specification, section 9). */
export function cutDescription(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= 160 ? line : `${line.slice(0, 157)}...`;
}

/** The title and description of a page, for its `meta`. `title` without the site's name. */
export function pageMeta(page: { title: string; description: string; siteName?: string | undefined }) {
  const title = `${page.title} | ${page.siteName ?? "Pulse Mode"}`;
  const description = cutDescription(page.description);
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
}
