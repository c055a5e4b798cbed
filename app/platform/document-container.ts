/** The document as Preact hydrates a whole page into it: given the document itself, it would look for `<html>` within `<html>`. */
export function documentContainer(): Element {
  const html = document.documentElement;
  const container = {
    nodeType: Node.ELEMENT_NODE,
    namespaceURI: html.namespaceURI,
    ownerDocument: document,
    firstChild: html,
    childNodes: [html],
    contains: (node: Node) => document.contains(node),
    insertBefore: (node: Node) => node,
  };
  return container as unknown as Element;
}
