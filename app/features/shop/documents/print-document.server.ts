import type { Block, Section, TextPage } from "#app/features/shop/content/document.ts";
import { asteriskTexts } from "#app/features/shop/content/withdrawal-asterisk.texts.ts";
import type { WithdrawalInformation } from "#app/features/shop/content/withdrawal-information.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { formatDate } from "#app/shared/dates.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { languageOf, locales } from "#app/shared/language/languages.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";

import type { DocumentVersion } from "./current-documents.server.ts";
import type { PdfBlock } from "./pdf-blocks.ts";
import { printedTexts } from "./printed-document.texts.ts";

/** A printed document. */
export interface PdfFile {
  /** Its file name. */
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

/** The kinds that are printed for customers. */
const printers = {
  terms: (content: unknown, origin: string) => termsBlocks(content as TextPage, origin),
  "withdrawal-information": (content: unknown, origin: string) =>
    withdrawalBlocks(content as WithdrawalInformation, origin),
};

const names = { terms: "terms-of-service", "withdrawal-information": "right-of-withdrawal" };

/**
 * A version of a document as a PDF, the same bytes each time; null for a kind that is not printed. `origin` is the shop's address,
 * for the links in it. Its content was written by the shop itself, so it is not checked again.
 */
export async function documentPdf(
  { id, kind, locale, content }: Pick<DocumentVersion, "id" | "kind" | "locale" | "content">,
  origin: string,
): Promise<PdfFile | null> {
  if (kind !== "terms" && kind !== "withdrawal-information") return null;
  const { writePdf } = await import("./write-pdf.server.ts");
  // What is printed around its content is in the content's language.
  const known = locales.find((one) => one === locale) ?? "en";
  return inLanguage(known, async () => {
    const texts = printedTexts();
    const title = kind === "terms" ? pageNames()["/terms-of-service"] : texts.withdrawal;
    const options = { title, language: languageOf(known), foot: texts.version(id) };
    return {
      name: `${names[kind]}-${id.slice(0, 8)}.pdf`,
      content: await writePdf(printers[kind](content, origin), options),
    };
  });
}

function termsBlocks({ title, intro, updated, sections }: TextPage, origin: string): PdfBlock[] {
  return [
    { kind: "heading", level: 1, text: title },
    { kind: "text", text: withAddresses(intro, origin) },
    { kind: "text", text: printedTexts().lastUpdated(formatDate(updated)), style: "small" },
    ...printedSections(sections, origin),
  ];
}

function withdrawalBlocks({ title, sections, form }: WithdrawalInformation, origin: string): PdfBlock[] {
  return [
    { kind: "heading", level: 1, text: title },
    ...printedSections(sections, origin),
    // So that it can be filled in and sent by itself.
    { kind: "page" },
    { kind: "heading", level: 1, text: form.title },
    { kind: "text", text: form.note, style: "strong" },
    { kind: "text", text: form.to },
    { kind: "text", text: form.statement },
    ...form.fields.map((label): PdfBlock => ({ kind: "field", label })),
    { kind: "spacer", height: 8 },
    { kind: "text", text: asteriskTexts().meaning, style: "small" },
  ];
}

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Sections of a text page for printing; the addresses of links stand behind them. `origin` is the shop's address. */
function printedSections(sections: readonly Section[], origin: string): PdfBlock[] {
  return sections.flatMap(({ title, blocks }): PdfBlock[] => [
    { kind: "heading", level: 2, text: title },
    ...blocks.map((block) => printedBlock(block, origin)),
  ]);
}

function printedBlock(block: Block, origin: string): PdfBlock {
  const plain = (text: string) => withAddresses(text, origin);
  if (typeof block === "string") return { kind: "text", text: plain(block) };
  if ("list" in block) return { kind: "list", items: block.list.map(plain) };
  const { head, rows } = block.table;
  return {
    kind: "table",
    columns: head.map((title) => ({ head: title, share: 1 })),
    rows: rows.map((row) => row.map(plain)),
  };
}

/** `[Returns](/returns)` as 'Returns (https://shop.example/returns)'; an address that is its own label stands once. */
function withAddresses(text: string, origin: string): string {
  return text.replace(link, (_, label: string, to: string) => {
    if (to.startsWith("#")) return label;
    const address = to.startsWith("/") ? `${origin}${localPath(to)}` : to.replace(/^(mailto|tel):/, "");
    return address === label ? label : `${label} (${address})`;
  });
}
