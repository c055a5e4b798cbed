import { type KeyboardEvent, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { UnsavedChanges } from "#app/admin/frame/unsaved-changes.tsx";
import type { TranslatedPicture } from "#app/features/catalogue/translations/read-pictures.server.ts";
import type { ItemField } from "#app/features/catalogue/translations/read-translations.server.ts";
import { kindNames } from "#app/features/catalogue/translations/translatable.ts";
import { languageNames } from "#app/shared/language/language-names.ts";
import { type PrefixedLanguage, prefixedLanguages } from "#app/shared/language/languages.ts";
import type { TranslationKind } from "#app/shared/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { TranslationAnswer } from "./handle-translation-form.server.ts";
import { TranslationField } from "./translation-field.tsx";
import { translationAddress, translationsAddress } from "./translations-view.ts";

interface Props {
  item: { kind: TranslationKind; itemId: string; language: PrefixedLanguage; name: string };
  texts: readonly ItemField[];
  /** By the field of their texts. */
  pictures: Readonly<Record<string, TranslatedPicture>>;
  mayWrite: boolean;
  answer: TranslationAnswer | undefined;
}

/** One item in one language: English beside its translation, field by field. */
export function TranslationScreen({ item, texts, pictures, mayWrite, answer }: Props) {
  const { kind, language, name } = item;
  const navigation = useNavigation();
  const sent = navigation.formData?.get("intent");
  const [unsaved, setUnsaved] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  const saveAndGoOn = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit(next.current);
  };
  return (
    <>
      <RowLink to={translationsAddress({ language, kind, state: null, page: 1 })}>Back to translations</RowLink>
      <p className="eyebrow mt-2 text-muted">{kindNames[kind].one}</p>
      <h1 className="display mb-4 text-display-sm lg:text-display-md">{name}</h1>
      <nav aria-label="Languages" className="mb-6">
        <ul className="flex flex-wrap gap-2">
          {prefixedLanguages.map((other) => (
            <li key={other}>
              <ChipLink to={translationAddress(item, other)} current={other === language} discover="none">
                {languageNames[other]}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        method="post"
        onKeyDown={saveAndGoOn}
        onInput={() => setUnsaved(true)}
        onSubmit={() => setUnsaved(false)}
        className="grid gap-6"
      >
        {answer?.problem ? (
          <Notice tone="error" takesFocus>
            {answer.problem}
          </Notice>
        ) : null}
        <fieldset disabled={!mayWrite} className="grid min-w-0 gap-6">
          {texts.map((text) => (
            <TranslationField
              key={text.field}
              text={text}
              picture={pictures[text.field]}
              language={language}
              answer={answer}
            />
          ))}
        </fieldset>
        {mayWrite ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button ref={next} type="submit" name="intent" value="next" busy={sent === "next"}>
              Save and next
            </Button>
            <Button type="submit" name="intent" value="save" look="outline" busy={sent === "save"}>
              Save
            </Button>
            <p className="text-sm text-muted max-md:hidden">Ctrl + Enter saves and goes on to the next.</p>
          </div>
        ) : null}
      </Form>
      {/* An answer came to what was not saved. */}
      <UnsavedChanges unsaved={(unsaved || answer !== undefined) && navigation.state === "idle"} ofQuery />
    </>
  );
}
