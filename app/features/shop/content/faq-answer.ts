import { withoutLinks } from "#app/shared/link-text.ts";

import { deliveryTimesTable } from "./delivery-times-table.ts";
import type { Block } from "./document.ts";

/** The tables of facts that an answer may hold, on a line of their own: `{table: Delivery times}`. Their rows are never typed, so they stay true. */
const tables = { "Delivery times": deliveryTimesTable } as const;
type FaqTable = keyof typeof tables;
export const faqTables: readonly string[] = Object.keys(tables);

const tableLine = /^\{table: (.+)\}$/;

function isTable(name: string): name is FaqTable {
  return Object.hasOwn(tables, name);
}

/** How a table is written in an answer. */
export function faqTable(name: FaqTable): string {
  return `{table: ${name}}`;
}

/** The table that a line names and the shop doesn't know; null where it names none, or one that is known. */
export function unknownFaqTable(line: string): string | null {
  const name = tableLine.exec(line.trim())?.[1];
  return name === undefined || isTable(name) ? null : name;
}

/** The paragraphs and tables of an answer. A blank line or a table ends a paragraph. */
export function answerBlocks(answer: string): Exclude<Block, { list: unknown }>[] {
  const blocks: Exclude<Block, { list: unknown }>[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push(paragraph.join(" "));
    paragraph = [];
  };
  for (const raw of answer.split(/\r?\n/)) {
    const line = raw.trim();
    const table = tableLine.exec(line)?.[1];
    if (line !== "" && table === undefined) paragraph.push(line);
    else endParagraph();
    if (table !== undefined && isTable(table)) blocks.push({ table: tables[table]() });
  }
  endParagraph();
  return blocks;
}

/** An answer in words alone, for search engines. */
export function plainAnswer(answer: string): string {
  return answerBlocks(answer)
    .map((block) => {
      if (typeof block === "string") return withoutLinks(block);
      const { caption, head, rows } = block.table;
      const cells = ([first, ...others]: readonly string[]) =>
        `${first}: ${others.map((cell, index) => `${head[index + 1]} ${cell}`).join(", ")}`;
      return `${caption}. ${rows.map(cells).join(". ")}.`;
    })
    .join(" ");
}
