import type { Page } from "@playwright/test";

/** A text of a page, and where it stands. */
export interface PageText {
  where: string;
  text: string;
}

/**
 * Every text that a page says, to whoever reads it: what is shown and what is folded, names for screen readers, alternative texts, hints in
 * fields, its title, what search engines are told. A block is one text, however many elements its words stand in.
 */
export function textsOf(page: Page, without: string): Promise<PageText[]> {
  return page.evaluate((left) => {
    const texts: PageText[] = [];
    const say = (where: string, text: string | null | undefined) => {
      if (text && /\p{L}{2}/u.test(text)) texts.push({ where, text });
    };
    const blocks = new Map<Element, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest(`script, style, noscript, template, ${left}`)) continue;
      let block: Element = parent;
      while (getComputedStyle(block).display === "inline" && block.parentElement) block = block.parentElement;
      blocks.set(block, (blocks.get(block) ?? "") + (node.nodeValue ?? ""));
    }
    for (const [block, text] of blocks) say(block.tagName.toLowerCase(), text);
    for (const name of [
      "aria-label",
      "aria-description",
      "aria-roledescription",
      "alt",
      "placeholder",
      "title",
      "data-label",
    ])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!element.closest(left)) say(`${element.tagName.toLowerCase()} ${name}`, element.getAttribute(name));
    say("title", document.title);
    for (const meta of document.querySelectorAll(
      "meta[name=description], meta[property^='og:'], meta[name^='twitter:']",
    )) {
      const name = meta.getAttribute("name") ?? meta.getAttribute("property") ?? "";
      if (!/url|image|locale|type|card|site/.test(name) || name.endsWith(":alt"))
        say(`meta ${name}`, meta.getAttribute("content"));
    }
    const machineOnly =
      /^(@|url|image|logo|sku|mpn|gtin|price|availability|itemCondition|.*Country|.*[cC]ode|email|telephone|sameAs|item$|target|.*Category|.*Method|.*Fees|author|datePublished|dateModified)/;
    const read = (where: string, value: unknown): void => {
      if (typeof value === "string") say(where, value.includes("://") ? "" : value);
      else if (typeof value === "object" && value)
        for (const [name, part] of Object.entries(value))
          if (!machineOnly.test(name)) read(Array.isArray(value) ? where : `structured data ${name}`, part);
    };
    for (const script of document.querySelectorAll("script[type='application/ld+json']"))
      read("structured data", JSON.parse(script.textContent ?? "null"));
    return texts;
  }, without);
}

/** Whether a page is wider than its window, and which of its texts stand beyond it or are cut off. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const cut =
      document.documentElement.scrollWidth > width
        ? [`the page is ${document.documentElement.scrollWidth} px wide`]
        : [];
    const scrolls = (element: Element): boolean =>
      /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && element.parentElement !== document.body && scrolls(element.parentElement));
    for (const element of document.body.querySelectorAll("*")) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (!hasText || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const isBeyond = [...range.getClientRects()].some(({ right, width: w }) => w > 1 && right > width + 1);
      if (isBeyond && !scrolls(element))
        cut.push(`“${element.textContent.trim().slice(0, 60)}” stands beyond the window`);
    }
    return [...new Set(cut)];
  });
}
