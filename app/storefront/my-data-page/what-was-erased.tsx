import type { PlaceCount } from "#app/features/people/personal-data/find-person.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { eraseTexts } from "./my-data.texts.ts";
import { PlaceList } from "./place-list.tsx";
import { Section } from "./section.tsx";

interface Props {
  reference: string;
  erased: readonly PlaceCount[];
  kept: readonly PlaceCount[];
}

/** What an erasure did. The visit has ended with it. */
export function WhatWasErased({ reference, erased, kept }: Props) {
  const texts = eraseTexts();
  return (
    <div className="mt-8 grid max-w-2xl gap-10">
      <Notice tone="success">{texts.done(reference)}</Notice>
      {erased.length > 0 ? (
        <Section id="erased" title={texts.deleted}>
          <PlaceList places={erased.filter(({ erasure }) => erasure === "delete")} />
        </Section>
      ) : null}
      {kept.length > 0 ? (
        <Section id="kept" title={texts.kept}>
          <PlaceList places={kept} />
        </Section>
      ) : null}
      <p className="leading-7">{texts.browser}</p>
      <ButtonLink to="/" className="justify-self-start">
        {texts.home}
      </ButtonLink>
    </div>
  );
}
