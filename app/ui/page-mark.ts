type Mark = "data-modal" | "data-choice-bar" | "data-corner-taken";

const holders = new Map<Mark, number>();

/**
 * Sets an attribute of the document's element for as long as someone holds it; returns how to let go. It stands for `html:has(…)`, with
 * which a browser works out the styles of the document and its body anew at each change anywhere in the page.
 */
export function markPage(mark: Mark): () => void {
  change(mark, 1);
  let isHeld = true;
  return () => {
    if (isHeld) change(mark, -1);
    isHeld = false;
  };
}

function change(mark: Mark, by: 1 | -1): void {
  const count = (holders.get(mark) ?? 0) + by;
  holders.set(mark, count);
  document.documentElement.toggleAttribute(mark, count > 0);
}
