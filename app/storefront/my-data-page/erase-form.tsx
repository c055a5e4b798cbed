import type { MyData } from "#app/features/after-sale/my-data/read-my-data.server.ts";
import type { PlaceCount } from "#app/features/people/personal-data/find-person.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/field.tsx";

import type { MyDataAnswer } from "./answer.server.ts";
import { eraseTexts } from "./my-data.texts.ts";
import { OpenMatters } from "./open-matters.tsx";
import { PlaceList } from "./place-list.tsx";

/** What an erasure deletes, what stays and why, and its button; or what has to end first. */
export function EraseForm({
  mine,
  invalid,
}: {
  mine: MyData;
  invalid: Extract<MyDataAnswer, { kind: "invalid" }> | undefined;
}) {
  const texts = eraseTexts();
  const goes = mine.places.filter(({ erasure }) => erasure === "delete");
  const stays = mine.places.filter(({ erasure }) => erasure !== "delete");
  return (
    <div className="grid max-w-2xl gap-6">
      <Places title={texts.goes} places={goes} />
      <Places title={texts.stays} places={stays} />
      {mine.open.length > 0 ? (
        <div className="leading-7">
          <p>{texts.first}</p>
          <OpenMatters open={mine.open} />
        </div>
      ) : null}
      <form method="post" action={localPath("/privacy/my-data#erase")} className="grid gap-4">
        <Checkbox label={texts.sure} name="sure" value="yes" required />
        {invalid?.form === "erase" ? <p className="text-sm text-danger">{texts.checkBox}</p> : null}
        <Button type="submit" name="intent" value="erase" className="justify-self-start">
          {texts.erase}
        </Button>
      </form>
    </div>
  );
}

function Places({ title, places }: { title: string; places: readonly PlaceCount[] }) {
  if (places.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <PlaceList places={places} />
    </div>
  );
}
