import {
  type PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames as Names,
  type PDFPage,
  type PDFRef,
} from "@cantoo/pdf-lib";

/** What a part of a document is, by the standard types of PDF (ISO 32000-1, 14.8.4). */
export type PdfTag =
  | "Document"
  | "H1"
  | "H2"
  | "P"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "Figure";

interface PdfElement {
  tag: PdfTag;
  kids: (PdfElement | { page: PDFPage; mark: number })[];
  /** What a picture shows. */
  alt?: string | undefined;
  /** What a table's head is the head of. */
  scope?: "Row" | "Column" | undefined;
}

type ElementFacts = Pick<PdfElement, "alt" | "scope">;

/** The structure of a document while it is written: with it a screen reader reads it in order, with its headings, lists and tables. */
export class PdfStructure {
  readonly #document: PDFDocument;
  readonly #root: PdfElement = { tag: "Document", kids: [] };
  /** The elements of each page by the number of their marks. */
  readonly #marks = new Map<PDFPage, PdfElement[]>();
  #current: PdfElement = this.#root;

  constructor(document: PDFDocument) {
    this.#document = document;
  }

  /** An element around what is written within. */
  element<Result>(tag: PdfTag, write: () => Result, facts: ElementFacts = {}): Result {
    const parent = this.#current;
    this.#current = { tag, kids: [], ...facts };
    parent.kids.push(this.#current);
    try {
      return write();
    } finally {
      this.#current = parent;
    }
  }

  /** Marks what is drawn on a page as content of the element around it. */
  mark(page: PDFPage, draw: () => void): void {
    const element = this.#current;
    const marks = this.#marks.get(page) ?? [];
    this.#marks.set(page, marks);
    element.kids.push({ page, mark: marks.length });
    page.pushOperators(
      PDFOperator.of(Names.BeginMarkedContentSequence, [PDFName.of(element.tag), `<</MCID ${marks.length}>>`]),
    );
    marks.push(element);
    draw();
    page.pushOperators(PDFOperator.of(Names.EndMarkedContent));
  }

  /** Marks what is drawn as decoration, which is not read: lines, the foot, the head of a table that goes on. */
  decorate(page: PDFPage, draw: () => void): void {
    page.pushOperators(PDFOperator.of(Names.BeginMarkedContent, [PDFName.of("Artifact")]));
    draw();
    page.pushOperators(PDFOperator.of(Names.EndMarkedContent));
  }

  /** Writes the structure into the document, once all pages are written. */
  finish(): void {
    const { context, catalog } = this.#document;
    const root = context.nextRef();
    const refs = new Map<PdfElement, PDFRef>();
    const document = this.#write(this.#root, root, refs);
    const parents = [...this.#marks].flatMap(([page, elements], i) => {
      page.node.set(PDFName.of("StructParents"), context.obj(i));
      page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
      return [context.obj(i), context.obj(elements.map((element) => refs.get(element) ?? root))];
    });
    context.assign(
      root,
      context.obj({
        Type: "StructTreeRoot",
        K: [document],
        ParentTree: context.register(context.obj({ Nums: parents })),
        ParentTreeNextKey: this.#marks.size,
      }),
    );
    catalog.set(PDFName.of("StructTreeRoot"), root);
    catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
  }

  #write(element: PdfElement, parent: PDFRef, refs: Map<PdfElement, PDFRef>): PDFRef {
    const { context } = this.#document;
    const ref = context.nextRef();
    refs.set(element, ref);
    const kids = element.kids.map((kid): PDFRef | PDFDict =>
      "tag" in kid ? this.#write(kid, ref, refs) : context.obj({ Type: "MCR", Pg: kid.page.ref, MCID: kid.mark }),
    );
    const dictionary = context.obj({ Type: "StructElem", S: element.tag, P: parent, K: kids });
    if (element.alt !== undefined) dictionary.set(PDFName.of("Alt"), PDFHexString.fromText(element.alt));
    if (element.scope) dictionary.set(PDFName.of("A"), context.obj({ O: "Table", Scope: element.scope }));
    context.assign(ref, dictionary);
    return ref;
  }
}
