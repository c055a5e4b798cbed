import { type ChangeEvent, useId, useState } from "react";

import { shrinkPicture } from "#app/features/shop/storage/shrink-picture.ts";
import { Icon } from "#app/ui/icon.tsx";

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
  const id = useId();
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
  const note = error ?? `Up to ${most}, as JPEG, PNG, WebP or AVIF, 5 MB each. Only you and our staff can see them.`;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        Photos <span className="font-normal text-muted">(optional)</span>
      </label>
      {kept > 0 ? (
        <p className="mb-2 text-sm">
          {kept === 1 ? "1 photo is saved with your complaint." : `${kept} photos are saved with your complaint.`}
        </p>
      ) : null}
      {kept < most ? (
        <input
          id={id}
          type="file"
          name="photos"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => void choose(event)}
          className="min-h-12 w-full border border-dashed border-line-strong bg-white px-3.5 py-2.5 text-sm transition-colors file:mr-4 file:border-0 file:bg-ink file:px-4 file:py-2 file:text-sm file:font-semibold file:text-white hover:border-ink aria-invalid:border-danger"
        />
      ) : null}
      {names.length > 1 ? <p className="mt-1.5 text-sm wrap-anywhere">{names.join(", ")}</p> : null}
      <p id={`${id}-note`} className={`mt-1.5 flex gap-1.5 text-sm ${error ? "text-danger" : "text-muted"}`}>
        {error ? <Icon name="alert" className="mt-0.5 size-4 shrink-0" /> : null}
        <span className="wrap-anywhere">{note}</span>
      </p>
    </div>
  );
}
