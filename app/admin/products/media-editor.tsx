import { useLayoutEffect, useRef, useState } from "react";

import { newId } from "#app/shared/ids.ts";
import { Notice } from "#app/ui/notice.tsx";

import { AddPictures } from "./add-pictures.tsx";
import { PictureCard } from "./picture-card.tsx";
import {
  changePicture,
  colorInName,
  movePicture,
  sentPictures,
  type EditedPicture,
  type UpdatePictures,
} from "./picture-list.ts";
import { uploadPictures } from "./upload-pictures.ts";
import { useDragOrder } from "./use-drag-order.ts";

interface Props {
  /** The name of the form field that carries the stored pictures as JSON. */
  name: string;
  /** Uploaded by `uploadPictures` when the product is saved. */
  value: readonly EditedPicture[];
  onChange: UpdatePictures;
  colors: readonly { id: string; name: string }[];
  /** Files are named after it. */
  productName: string;
  error?: string | undefined;
}

/**
 * The pictures of a product: chosen or dropped, ordered by drag or by buttons, each with its color and alternative text. The
 * first one is the primary picture.
 */
export function MediaEditor({ name, value, onChange, colors, productName, error }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string | null>(null);
  const [announced, setAnnounced] = useState("");
  const [hasInvalid, setHasInvalid] = useState(false);

  const move = (key: string, to: number) => {
    onChange((pictures) => movePicture(pictures, key, to));
    const position = Math.max(0, Math.min(to, value.length - 1)) + 1;
    setAnnounced(`Picture moved to position ${position} of ${value.length}${position === 1 ? ", primary" : ""}`);
  };
  const { dragged, onPointerDown } = useDragOrder(move);
  const remove = (key: string, index: number) => {
    const removed = value[index];
    if (removed?.upload) URL.revokeObjectURL(removed.url);
    const neighbour = value[index + 1] ?? value[index - 1];
    focusNext.current = neighbour ? `[data-key="${neighbour.key}"] [data-remove]` : null;
    onChange((pictures) => pictures.filter((picture) => picture.key !== key));
    setAnnounced("Picture removed");
  };
  const retry = (picture: EditedPicture) =>
    void uploadPictures(
      value.map((other) => (other.key === picture.key ? other : { ...other, upload: undefined })),
      productName,
      onChange,
    );
  useLayoutEffect(() => {
    // Moving an element in the document takes the focus from it.
    if (focusNext.current) list.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = null;
  }, [value]);

  return (
    <fieldset>
      <legend className="text-sm font-medium">Pictures</legend>
      <p className="mt-1 mb-3 text-sm text-muted">
        The first picture is the main one. Drag to reorder, or use the arrows.
      </p>
      <input type="hidden" name={name} value={JSON.stringify(sentPictures(value))} />
      <p role="status" className="sr-only">
        {announced}
      </p>
      {error ? (
        <p id={`${name}-error`} className="mb-3 text-sm text-danger">
          {error}
        </p>
      ) : null}
      {hasInvalid ? (
        <Notice tone="error" className="mb-3">
          Some files are not valid images
        </Notice>
      ) : null}
      {value.length > 0 ? (
        <ol
          ref={list}
          onPointerDown={onPointerDown}
          className="mb-3 grid gap-3 grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]"
        >
          {value.map((picture, index) => (
            <PictureCard
              key={picture.key}
              picture={picture}
              index={index}
              count={value.length}
              colors={colors}
              isDragged={dragged === picture.key}
              onChange={(change) => onChange((pictures) => changePicture(pictures, picture.key, change))}
              onMove={(to, button) => {
                focusNext.current = `[data-key="${picture.key}"] [data-move="${button}"]`;
                move(picture.key, to);
              }}
              onRemove={() => remove(picture.key, index)}
              onRetry={() => retry(picture)}
            />
          ))}
        </ol>
      ) : null}
      <AddPictures
        errorId={error ? `${name}-error` : undefined}
        onFiles={(files, dropped) => {
          setHasInvalid(dropped);
          onChange((pictures) => [
            ...pictures,
            ...files.map((file) => chosenPicture(file, colorInName(file.name, colors))),
          ]);
        }}
        onAddress={(url) => onChange((pictures) => [...pictures, newPicture(url)])}
      />
    </fieldset>
  );
}

function newPicture(url: string): EditedPicture {
  return { key: newId(), url, alt: "", colorId: null, width: null, height: null };
}

function chosenPicture(file: File, colorId: string | null): EditedPicture {
  return { ...newPicture(URL.createObjectURL(file)), colorId, upload: { file, state: "waiting", percent: 0 } };
}
