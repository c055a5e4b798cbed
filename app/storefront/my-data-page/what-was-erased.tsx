import type { PlaceCount } from "#app/features/people/personal-data/find-person.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { PlaceList } from "./place-list.tsx";
import { Section } from "./section.tsx";

interface Props {
  reference: string;
  erased: readonly PlaceCount[];
  kept: readonly PlaceCount[];
}

/** What an erasure did. The visit has ended with it. */
export function WhatWasErased({ reference, erased, kept }: Props) {
  return (
    <div className="mt-8 grid max-w-2xl gap-10">
      <Notice tone="success">
        Your data is deleted. Our log keeps the reference {reference} and nothing about you. Banks, carriers and other
        independent companies keep their own records. Backups expire on schedule.
      </Notice>
      {erased.length > 0 ? (
        <Section id="erased" title="Deleted">
          <PlaceList places={erased.filter(({ erasure }) => erasure === "delete")} />
        </Section>
      ) : null}
      {kept.length > 0 ? (
        <Section id="kept" title="What stays, and why">
          <PlaceList places={kept} />
        </Section>
      ) : null}
      <p className="leading-7">
        Your browser still has data such as your cart. You can clear it in your browser&rsquo;s settings.
      </p>
      <ButtonLink to="/" className="justify-self-start">
        Return to Home
      </ButtonLink>
    </div>
  );
}
