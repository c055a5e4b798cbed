import { decodePDFRawStream, PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";

/** The characters that the built-in fonts write with the bytes 128 to 159. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** The text of a PDF that the shop wrote, a line for each piece of text, page by page. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = document.getPages().map((page) => {
    const contents = page.node.normalizedEntries().Contents;
    const streams = (contents?.asArray() ?? []).map((reference) => document.context.lookup(reference));
    // The library adds streams of its own around a page that it has read.
    return streams
      .filter((stream) => stream instanceof PDFRawStream)
      .map((stream) => linesOf(new TextDecoder("latin1").decode(decodePDFRawStream(stream).decode())));
  });
  return pages.flat(2).join("\n");
}

function linesOf(operators: string): string[] {
  return [...operators.matchAll(/<([0-9A-F]*)> Tj/gi)].map(([, hex = ""]) =>
    (hex.match(/../g) ?? [])
      .map((pair) => character(Number.parseInt(pair, 16)))
      .join("")
      // The blank before a text's next line.
      .trimEnd(),
  );
}

function character(byte: number): string {
  return byte >= 128 && byte < 160 ? (windows[byte - 128] ?? "") : String.fromCharCode(byte);
}
