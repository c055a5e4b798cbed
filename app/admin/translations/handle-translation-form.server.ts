import { type ActionFunctionArgs, data } from "react-router";
import { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { type ItemField, nextItem, readItem } from "#app/features/catalogue/translations/read-translations.server.ts";
import { saveTranslations } from "#app/features/catalogue/translations/save-translations.server.ts";
import { isAddressLost } from "#app/features/catalogue/translations/translatable.ts";
import { sameLines } from "#app/features/catalogue/translations/translation-file.ts";
import { problemOfTranslation } from "#app/features/catalogue/translations/translation-problem.server.ts";
import { languageNames } from "#app/shared/language/language-names.ts";

import { controlName } from "./control-name.ts";
import { itemName } from "./item-name.ts";
import { showTranslations } from "./show-translations.server.ts";
import { translatedItem, translationAddress } from "./translations-view.ts";

/** What a form that was not saved comes back with: what was typed, and the texts as they are now. */
export interface TranslationAnswer {
  fields: Record<string, string>;
  texts: ItemField[] | null;
  problem: string | null;
  errors: Record<string, string>;
  /** What somebody else saved meanwhile, by field. */
  theirs: Record<string, { text: string; by: string }>;
}

const form = z.object({ intent: z.enum(["save", "next"]) });
/** Bytes beside those of a usual form: a page of terms in two languages. */
const maxTexts = 1_000_000;

/** Saves the translations of an item, or says what is in the way. Nothing is overwritten unseen, and what was typed comes back. */
export async function handleTranslationForm({ url, ...args }: ActionFunctionArgs, now: Date) {
  const { form: sent, fields, actor, shop, say } = await readStaffForm({ ...args }, form, maxTexts);
  const item = translatedItem(url.searchParams);
  if (!item) throw data(null, { status: 404 });
  const refuse = (answer: Partial<TranslationAnswer>, status = 400) =>
    data<TranslationAnswer>({ fields, texts: null, problem: null, errors: {}, theirs: {}, ...answer }, status);
  if (sent.kind !== "valid") return refuse({ problem: "That did not work. Wait a minute and try again." }, sent.status);
  const texts = await readItem(shop.db, item, item.language);
  const [first] = texts;
  if (!first) return refuse({ problem: "There is nothing to translate any more. Your texts aren't saved." }, 409);

  const typed = texts.flatMap((text) => typedOf(text, fields));
  const errors = Object.fromEntries(
    typed.flatMap(({ field, text, english }) => {
      const problem = problemOfTranslation({ ...item, field }, text, english);
      return problem ? [[field, `${problem}.`]] : [];
    }),
  );
  if (Object.keys(errors).length > 0) return refuse({ errors, problem: "Nothing is saved yet." });
  const isStale = (current: readonly ItemField[]) =>
    typed.some(({ field, seenEnglish }) => {
      const english = current.find((one) => one.field === field)?.english;
      return english === undefined || seenEnglish !== sameLines(english);
    });
  // Who pressed twice, or saved the same as somebody else, has what they wanted.
  const left = (current: readonly ItemField[]) =>
    typed.filter((own) => !current.some((one) => one.field === own.field && isSaved(one, own)));
  const stale = (current: ItemField[]) =>
    refuse({ texts: current, problem: "Not saved: the English text has changed. Read it again, then save." }, 409);
  if (isStale(texts)) return stale(texts);
  const conflict = (current: ItemField[]) => {
    const theirs = Object.fromEntries(
      current.flatMap(({ field, version, text, updatedBy }) => {
        const own = left(current).find((one) => one.field === field);
        return own && own.seen !== version ? [[field, { text: text ?? "", by: updatedBy ?? "" }]] : [];
      }),
    );
    return refuse(
      {
        texts: current,
        theirs,
        problem: "Not saved: someone else has saved this text. Save again to replace theirs.",
      },
      409,
    );
  };
  const wanted = left(texts);
  if (wanted.some(({ seen, version }) => seen !== version)) return conflict(texts);
  const name = itemName(first);
  if (wanted.length > 0) {
    const [saved] = await saveTranslations(shop.db, [{ ...item, name, fields: wanted }], { actor, now });
    if (!saved) {
      const current = await readItem(shop.db, item, item.language);
      if (isStale(current)) return stale(current);
      if (left(current).length > 0) return conflict(current);
    }
    await showTranslations(shop, [item], now);
  }
  const next =
    sent.data.intent === "next" ? await nextItem(shop.db, { language: item.language, kind: null }, first) : null;
  const told = typed.length === 0 ? "nothing changed" : "saved";
  return say(translationAddress(next ?? item, item.language), {
    tone: "success",
    text: `${name} in ${languageNames[item.language]}: ${told}.${sent.data.intent === "next" && !next ? " Nothing else is left." : ""}`,
  });
}

/** A field as the form has it, if something was changed in it, or what it says was found right for the new English. */
function typedOf(item: ItemField, fields: Record<string, string>) {
  const { field, english, version, text: before } = item;
  const of = (part: Parameters<typeof controlName>[0]) => fields[controlName(part, field)];
  const typed = of("text");
  if (typed === undefined) return [];
  const text = sameLines(typed).trim();
  const isChanged = text !== sameLines(of("was") ?? "").trim();
  // A lost address is asked for again, but not over what somebody else has saved meanwhile.
  const triesAgain = text === before && isAddressLost(item);
  if (!isChanged && !triesAgain && of("still") !== "on") return [];
  return [
    {
      field,
      text,
      source: english,
      english,
      seenEnglish: sameLines(of("english") ?? ""),
      seen: of("seen") ?? "",
      version,
      before,
    },
  ];
}

/**
 * Whether a text stands already as it was typed, made from today's English. An address that another item had is asked for again, but not
 * by a second press: that saw another version.
 */
function isSaved(item: ItemField, { text: typed, seen }: { text: string; seen: string }): boolean {
  const { english, text, source, version } = item;
  if (isAddressLost(item) && seen === version) return false;
  return sameLines(text ?? "").trim() === typed && (typed === "" || source === english);
}
