/** A part of pages as it is sent, encoded once. */
export type PagePiece = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
/** UTF-8 takes no more than three bytes for a character of a string. */
const maxBytesOfCharacter = 3;
/** Where pages are put together that have room there; they are copied in the size that they have. */
const deskBytes = 512 * 1024;
let desk: Uint8Array | undefined;

export function pieceOf(markup: string): PagePiece {
  return encoder.encode(markup);
}

export function markupOf(piece: PagePiece): string {
  return new TextDecoder().decode(piece);
}

/**
 * The pieces of one page. Where one stands, the page is rendered with a mark in its place, so that most of a page is neither put together
 * as text nor encoded again. A mark cannot be guessed, so no text of a shopper's or of staff can be taken for one.
 */
export class PagePieces {
  private readonly pieces: PagePiece[] = [];
  private readonly mark = `<!--${crypto.randomUUID()}:`;

  /** What stands for a piece in the page's markup until it is put together. */
  place(piece: PagePiece): string {
    return `${this.mark}${this.pieces.push(piece) - 1}-->`;
  }

  /** The page as it is sent, from markup that holds marks of this page. */
  assemble(markup: string): PagePiece {
    if (this.pieces.length === 0) return pieceOf(markup);
    const [first = "", ...rest] = markup.split(this.mark);
    const parts: (string | PagePiece)[] = [first];
    for (const text of rest) {
      const end = text.indexOf("-->");
      const piece = this.pieces[Number(text.slice(0, end))];
      if (piece) parts.push(piece, text.slice(end + 3));
    }
    return bytesOf(parts);
  }
}

function bytesOf(parts: readonly (string | PagePiece)[]): PagePiece {
  const room = parts.reduce((sum, part) => sum + part.length * (typeof part === "string" ? maxBytesOfCharacter : 1), 0);
  desk ??= new Uint8Array(deskBytes);
  const page = room <= deskBytes ? desk : new Uint8Array(room);
  let length = 0;
  for (const part of parts) {
    if (typeof part === "string") {
      length += encoder.encodeInto(part, page.subarray(length)).written;
    } else {
      page.set(part, length);
      length += part.length;
    }
  }
  return page.slice(0, length);
}
