import type { Database } from "#app/db/client.server.ts";
import type { PrefixedLanguage } from "#app/shared/language/languages.ts";

import { type ItemField, readFields } from "./read-translations.server.ts";
import { type ItemTranslations, saveTranslations } from "./save-translations.server.ts";
import { isAddressLost, translatableField } from "./translatable.ts";
import { type BrokenRow, type FileRow, readTranslationFile, sameLines } from "./translation-file.ts";
import { problemOfTranslation } from "./translation-problem.server.ts";

export interface ImportedTranslations {
  /** Translations that were saved, and those that said nothing new. */
  saved: number;
  same: number;
  /** Rows without a translation. */
  empty: number;
  /** Rows that were left, and why. */
  broken: BrokenRow[];
}

/** Items that are saved at a time, and at most by one file: each is three statements of the thousand that a request may have. */
const itemsPerBatch = 30;
const maxItems = 300;

type Picked = { row: FileRow; now: ItemField };

/**
 * Saves the translations of a file. Each row is checked by itself, and a row that can't be saved is told while the others are saved; a row
 * without a translation changes nothing. Nobody's work is lost: a text whose English or translation changed since the file was made is
 * left. A text says why none of it was read. When D1 fails halfway, the same file saves the rest. `show` is told after each step which items
 * pages may show something new of.
 */
export async function importTranslations(
  db: Database,
  bytes: Uint8Array,
  change: { actor: string; now: Date },
  show: (items: readonly ItemTranslations[]) => Promise<void> = async () => {},
): Promise<ImportedTranslations | string> {
  const file = readTranslationFile(bytes);
  if (typeof file === "string") return file;
  const broken = [...file.broken];
  const filled = file.rows.filter(({ text }) => text !== "");
  const known = await readKnown(db, new Set(filled.map(({ language }) => language)));
  const byItem = new Map<string, Picked[]>();
  const seenRows = new Set<string>();
  let same = 0;
  for (const row of filled) {
    const now = known.get(keyOf(row));
    const problem = seenRows.has(keyOf(row)) ? "The text is in the file twice" : rowProblem(row, now);
    seenRows.add(keyOf(row));
    if (problem || !now) broken.push({ line: row.line, reason: problem ?? unknown });
    else if (now.text === row.text && now.source === now.english && !isAddressLost(now)) same += 1;
    else {
      const item = JSON.stringify([row.kind, row.itemId, row.language]);
      byItem.set(item, [...(byItem.get(item) ?? []), { row, now }]);
    }
  }
  if (byItem.size > maxItems) return `The file changes more than ${maxItems} items. Send it in parts`;
  const picked = [...byItem.values()];
  const items = picked.map(itemOf);
  let saved = 0;
  for (let from = 0; from < items.length; from += itemsPerBatch) {
    const batch = items.slice(from, from + itemsPerBatch);
    // An answer of D1 that was lost may be one of texts that were saved.
    const outcomes = await saveTranslations(db, batch, change).catch(async (error: unknown) => {
      await Promise.allSettled([show(batch)]);
      throw error;
    });
    await show(batch.filter((_, index) => outcomes[index]));
    for (const [index, item] of batch.entries()) {
      if (outcomes[index]) saved += item.fields.length;
      else for (const { row } of picked[from + index] ?? []) broken.push({ line: row.line, reason: changedSince });
    }
  }
  return {
    saved,
    same,
    empty: file.rows.length - filled.length,
    broken: broken.toSorted((a, b) => a.line - b.line),
  };
}

const unknown = "There is no such text to translate";
const changedSince = "Someone translated it since the file was exported. Export it again";

function rowProblem(row: FileRow, now: ItemField | undefined): string | null {
  if (!translatableField(row.kind, row.field) || !now) return unknown;
  if (row.english.trim() !== sameLines(now.english).trim())
    return "The English changed since the file was exported. Export it again";
  // The same file once more says what is saved already.
  if (row.version !== now.version && row.text !== now.text) return changedSince;
  return problemOfTranslation(row, row.text, now.english);
}

function itemOf(picked: readonly Picked[]): ItemTranslations {
  const [{ row, now }] = picked as [Picked];
  return {
    kind: row.kind,
    itemId: row.itemId,
    name: now.name,
    language: row.language,
    fields: picked.map(({ row: { text, field }, now: { english, version, text: before } }) => ({
      field,
      text,
      source: english,
      seen: version,
      before,
    })),
  };
}

const keyOf = ({ kind, itemId, field, language }: Omit<FileRow, "line" | "english" | "text" | "version">) =>
  JSON.stringify([kind, itemId, field, language]);

/** What there is to translate, in the languages of the file. */
async function readKnown(db: Database, languages: ReadonlySet<PrefixedLanguage>): Promise<Map<string, ItemField>> {
  const known = new Map<string, ItemField>();
  for (const language of languages) {
    const fields = await readFields(db, { language, kind: null, state: null });
    for (const field of fields) known.set(keyOf({ ...field, language }), field);
  }
  return known;
}
