import { type ChangeEvent, useId, useState } from "react";

import { shrinkPicture } from "#app/features/shop/storage/shrink-picture.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";

import { photoTexts } from "./photo-field.texts.ts";

/** The longest side of a photo that is sent, in pixels: as large as the shop keeps it. */
const longestSide = 1600;

interface Props {
  most: number;
  /** How many are stored already, from a form that was sent before. */
  kept: number;
  error: string | undefined;
}

/** Chooses photos. Without scripts the browser sends them as they are; with scripts they are made smaller first. */
export function PhotoField({ most, kept, error }: Props) {
  const texts = photoTexts();
  const id = useId();
  const hydrated = useHydrated();
  const [names, setNames] = useState<string[]>([]);
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(input.files ?? [])].slice(0, most - kept);
    setNames(chosen.map(({ name }) => name));
    const smaller = new DataTransfer();
    for (const file of chosen) {
      const blob = await shrinkPicture(file, longestSide);
      smaller.items.add(new File([blob], file.name, { type: blob.type }));
    }
    input.files = smaller.files;
  };
  const note = error ?? texts.note(most);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {texts.photos} {texts.optional}
      </label>
      {kept > 0 ? <p className="mb-2 text-sm">{texts.kept(kept)}</p> : null}
      {kept < most ? (
        <div className="relative flex min-h-12 items-stretch border border-line-strong bg-white transition-colors hover:border-ink has-aria-invalid:border-danger">
          <label
            htmlFor={id}
            className="flex shrink-0 cursor-pointer items-center gap-2 border-r border-line bg-paper-deep px-4 text-sm font-semibold"
          >
            <Icon name="plus" className="size-4" />
            {texts.add}
          </label>
          {/* Only the browser can say what was chosen where scripts do not run; with them it is said below. */}
          <input
            id={id}
            type="file"
            name="photos"
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple
            aria-describedby={`${id}-note`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => void choose(event)}
            className={`w-0 flex-1 cursor-pointer px-3.5 py-3 text-sm file:hidden ${hydrated && names.length === 0 ? "text-transparent" : "text-muted"}`}
          />
        </div>
      ) : null}
      {names.length > 1 ? <p className="mt-1.5 text-sm wrap-anywhere">{names.join(", ")}</p> : null}
      <p id={`${id}-note`} className={`mt-1.5 flex gap-1.5 text-sm ${error ? "text-danger" : "text-muted"}`}>
        {error ? <Icon name="alert" className="mt-0.5 size-4 shrink-0" /> : null}
        <span className="wrap-anywhere">{note}</span>
      </p>
    </div>
  );
}
