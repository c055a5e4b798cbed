import { type ChangeEvent, useId } from "react";

import { Icon } from "#app/ui/icon.tsx";

import { reviewFormTexts } from "./review-form.texts.ts";
import { maxPictures } from "./review.ts";
import type { ReviewFormState } from "./use-review-form.ts";

/** Adds, shows and removes up to five pictures. */
export function PictureChooser({ state }: { state: ReviewFormState }) {
  const { pictures, failedPicture, addPictures, removePicture } = state;
  const id = useId();
  const texts = reviewFormTexts();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    addPictures([...(event.target.files ?? [])]);
    // So that the same file can be chosen again after it was removed.
    event.target.value = "";
  };
  return (
    <div>
      <p id={`${id}-label`} className="text-sm font-medium">
        {texts.pictures} <span className="font-normal text-muted">{texts.picturesLimit(maxPictures)}</span>
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {pictures.map((picture, index) => (
          <li key={picture.preview} className="relative">
            <img
              src={picture.preview}
              alt={picture === failedPicture ? texts.notUploaded(picture.file.name) : picture.file.name}
              className={`size-20 overflow-hidden bg-paper-deep object-cover text-xs ${picture === failedPicture ? "outline-3 outline-danger" : ""}`}
            />
            <button
              type="button"
              aria-label={texts.removePicture(index + 1)}
              onClick={() => removePicture(picture)}
              className="absolute -top-1.5 -right-1.5 inline-flex size-7 items-center justify-center bg-ink text-white hover:bg-volt hover:text-ink"
            >
              <Icon name="close" className="size-3.5" />
            </button>
          </li>
        ))}
        <li>
          <label
            htmlFor={id}
            className="inline-flex size-20 flex-col items-center justify-center gap-1 border border-dashed border-line-strong bg-white text-xs text-muted hover:border-ink hover:text-ink has-focus-visible:outline-3"
          >
            <Icon name="plus" className="size-5" />
            {texts.add}
            <input
              id={id}
              type="file"
              name="images"
              accept="image/*"
              multiple
              aria-labelledby={`${id}-label`}
              onChange={choose}
              className="sr-only"
            />
          </label>
        </li>
      </ul>
    </div>
  );
}
