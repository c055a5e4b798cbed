import { acceptedImageUrl } from "#app/features/shop/storage/image-url.ts";
import { htmlToText, textToHtml } from "#app/shared/html-text.ts";
import { toOre } from "#app/shared/money.ts";

/** Why a cell cannot be read, for staff. */
export class CellProblem {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** How a value is written in a cell and read from it. What `write` wrote, `read` reads as the same value. */
export interface Cell<Value> {
  write: (value: Value) => string;
  read: (text: string) => Value | CellProblem;
}

export const textCell: Cell<string> = { write: (text) => text, read: (text) => text };

/** A text that may be absent: an empty cell. */
export const noteCell: Cell<string | null> = {
  write: (text) => text ?? "",
  read: (text) => (text === "" ? null : text),
};

/** A text of several lines, as HTML. */
export const htmlCell: Cell<string> = { write: textToHtml, read: htmlToText };

const words: Record<string, boolean> = {
  true: true,
  yes: true,
  ja: true,
  "1": true,
  false: false,
  no: false,
  nej: false,
  "0": false,
};

export const flagCell: Cell<boolean> = {
  write: (flag) => (flag ? "TRUE" : "FALSE"),
  read: (text) => words[text.toLowerCase()] ?? new CellProblem("use TRUE or FALSE"),
};

/** As the newsletter's and the customers' files say it. */
export const yesNoCell: Cell<boolean> = { ...flagCell, write: (flag) => (flag ? "yes" : "no") };

const price = /^\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?$|^\d+(?:[.,]\d{1,2})?$|^\d{1,3}(?:,\d{3})+\.\d{1,2}$/;

/** An amount in öre, written as kronor: `1299.00`. A decimal comma and spaces between thousands are read, too. */
export const priceCell: Cell<number> = {
  write: (ore) => (ore / 100).toFixed(2),
  read: (text) => {
    if (!price.test(text)) return new CellProblem("enter a price, for example 299.00");
    const plain = text.replace(/[ \u00A0\u202F]/g, "");
    return toOre(Number(plain.includes(".") ? plain.replaceAll(",", "") : plain.replace(",", ".")));
  },
};

/** Units in stock. */
export const unitsCell: Cell<number> = {
  write: String,
  read: (text) => (/^\d{1,7}$/.test(text) ? Number(text) : new CellProblem("enter the number of units, 0 or more")),
};

/** Several short texts: `a, b`; as JSON where a text itself has a comma. */
export const tagsCell: Cell<string[]> = listCell(", ", ",");

/** Several longer texts, one a line; as JSON where a text itself has several. */
export const linesCell: Cell<string[]> = listCell("\n", "\n");

function listCell(joint: string, separator: string): Cell<string[]> {
  const isPlain = (text: string) => text !== "" && text === text.trim() && !text.includes(separator);
  return {
    write: (list) => (list.every(isPlain) && !list[0]?.startsWith("[") ? list.join(joint) : JSON.stringify(list)),
    read: (text) => {
      const parsed = text.startsWith("[") ? parsedJson(text) : undefined;
      if (Array.isArray(parsed) && parsed.every((entry) => typeof entry === "string")) return parsed;
      return text
        .split(separator)
        .map((entry) => entry.trim())
        .filter((entry) => entry !== "");
    },
  };
}

/** A value with parts of its own, as JSON; an empty cell is null. Whoever reads it checks it. */
export const jsonCell: Cell<unknown> = {
  write: (value) => (value === null || value === undefined ? "" : JSON.stringify(value)),
  read: (text) => (text === "" ? null : (parsedJson(text) ?? new CellProblem("this isn't valid JSON"))),
};

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The address of a picture. The shop's own are written whole, so that other systems find them. */
export function pictureCell(origin: string): Cell<string> {
  return {
    write: (url) => (url.startsWith("/") ? origin + url : url),
    read: (text) => {
      const url = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
      return acceptedImageUrl(url) === null || url.startsWith("blob:")
        ? new CellProblem("this isn't a picture URL")
        : url;
    },
  };
}

/** A moment as ISO 8601; an empty cell is null. */
export const timeCell: Cell<string | null> = {
  write: (iso) => iso ?? "",
  read: (text) => {
    if (text === "") return null;
    const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN);
    return Number.isNaN(moment.getTime())
      ? new CellProblem("enter a time, for example 2026-11-24T08:00Z")
      : moment.toISOString();
  },
};
