import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import type { TranslatedPicture } from "#app/features/catalogue/translations/read-pictures.server.ts";
import type { ItemField } from "#app/features/catalogue/translations/read-translations.server.ts";
import {
  isAddressLost,
  type TranslatableField,
  translatableField,
} from "#app/features/catalogue/translations/translatable.ts";
import { languageNames } from "#app/shared/language/language-names.ts";
import type { PrefixedLanguage } from "#app/shared/language/languages.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Checkbox, TextAreaField } from "#app/ui/field.tsx";

import { controlName } from "./control-name.ts";
import type { TranslationAnswer } from "./handle-translation-form.server.ts";

interface Props {
  text: ItemField;
  /** The picture that it tells of. */
  picture: TranslatedPicture | undefined;
  language: PrefixedLanguage;
  answer: TranslationAnswer | undefined;
}

/** A field: its English, and its translation to write. What the English was before stands with one that is out of date. */
export function TranslationField({ text: item, picture, language, answer }: Props) {
  const { kind, field, english, text, source, version } = item;
  const rule = translatableField(kind, field);
  const label = picture ? `Alt text of picture ${picture.number}` : (rule?.label ?? field);
  const isChanged = source !== null && source !== english;
  const theirs = answer?.theirs[field];
  const lines = Math.min(14, english.split("\n").length + Math.floor(english.length / 40));
  return (
    <section aria-label={label} className="grid gap-4 border border-line bg-white p-5 md:grid-cols-2 md:gap-6">
      <div className="min-w-0">
        <h2 className="mb-1.5 flex flex-wrap items-center gap-2 text-sm font-medium">
          {label}
          {text === null ? <Badge>Shown in English</Badge> : null}
          {isChanged ? <Badge tone="warning">Changed since</Badge> : null}
        </h2>
        {picture ? (
          <ProductPicture url={picture.url} alt="" width={320} className="mb-3 aspect-4/5 w-28 text-2xs" />
        ) : null}
        <p lang="en" className="leading-7 wrap-anywhere whitespace-pre-line">
          {english}
        </p>
        {isChanged ? (
          <details className="mt-3 text-sm text-muted">
            <summary className="min-h-11 cursor-pointer py-2.5 underline underline-offset-4">
              The English it was translated from
            </summary>
            <p lang="en" className="leading-6 wrap-anywhere whitespace-pre-line">
              {source}
            </p>
          </details>
        ) : null}
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <TextAreaField
          label={`${label}, ${languageNames[language]}`}
          name={controlName("text", field)}
          lang={language}
          spellCheck
          rows={Math.max(rule?.isLine ? 1 : 2, lines)}
          maxLength={rule?.max}
          defaultValue={answer?.fields[controlName("text", field)] ?? text ?? ""}
          error={answer?.errors[field]}
          hint={hintOf(rule, item)}
        />
        {theirs ? (
          <div className="border-l-4 border-warning bg-warning-pale p-3 text-sm leading-6">
            <p className="font-medium">Saved by {theirs.by || "someone else"}:</p>
            <p lang={language} className="wrap-anywhere whitespace-pre-line">
              {theirs.text || "No translation"}
            </p>
          </div>
        ) : null}
        {isChanged ? <Checkbox name={controlName("still", field)} label="The translation is still right" /> : null}
        <input type="hidden" name={controlName("was", field)} value={text ?? ""} />
        <input type="hidden" name={controlName("english", field)} value={english} />
        <input type="hidden" name={controlName("seen", field)} value={version} />
      </div>
    </section>
  );
}

function hintOf(rule: TranslatableField | null, item: ItemField): string | undefined {
  if (rule?.isList) return "One in a line, in the order of the English.";
  if (!rule?.isSlug) return undefined;
  if (isAddressLost(item))
    return `Already taken, so the address ends with ${item.slug ?? item.english}. Try another, or save again once it's free.`;
  return "Optional: a to z, digits and hyphens. If you change it, the old address leads to the new one.";
}
