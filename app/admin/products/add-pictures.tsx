import { type DragEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

import { acceptedImageUrl } from "#app/features/shop/storage/image-url.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";

import { validImages } from "./picture-list.ts";

interface Props {
  /** The id of what is wrong with the pictures. */
  errorId?: string | undefined;
  /** `hasInvalid`: some files were dropped because they are not images. */
  onFiles: (files: File[], hasInvalid: boolean) => void;
  onAddress: (url: string) => void;
}

/** Adds pictures: files that are chosen or dropped, photos a phone takes, or the address of one that is elsewhere. */
export function AddPictures({ errorId, onFiles, onAddress }: Props) {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const add = (files: readonly File[]) => {
    const { images, hasInvalid } = validImages(files);
    onFiles(images, hasInvalid);
  };
  const take = (field: HTMLInputElement) => {
    // A choice made before hydration is told twice: by the effect below, and by its event, which finds nothing any more.
    if (!field.files?.length) return;
    add([...field.files]);
    // So that the same file can be chosen again after it was removed.
    field.value = "";
  };
  useEffect(() => {
    // Files that were chosen before the page's scripts had started.
    for (const field of fields.current?.querySelectorAll<HTMLInputElement>("input[type=file]") ?? []) take(field);
    // Once, although `take` is another with each rendering: from then on the field's own event tells of each choice.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <div ref={fields} className="grid gap-3 lg:grid-cols-2">
      {/* A phone's camera. The others have no pointer that is coarse, and would open the same window of files. */}
      <label className="button button-normal button-primary relative hidden has-focus-visible:outline-3 pointer-coarse:inline-flex lg:col-span-2">
        Take photo
        <input
          type="file"
          accept="image/*"
          capture="environment"
          onChange={({ target }) => take(target)}
          className="sr-only"
        />
      </label>
      <div
        className={`relative flex min-h-28 flex-col items-center justify-center gap-2 border border-dashed p-4 text-center text-sm transition-colors hover:border-ink has-focus-visible:outline-3 ${isOver ? "border-ink bg-paper-deep" : "border-line-strong bg-white"}`}
      >
        <Icon name="plus" className="size-6" />
        <label htmlFor={id}>
          <span className="font-semibold underline underline-offset-4">Choose pictures</span> or drop them here
        </label>
        <span className="text-muted">JPEG, PNG, WebP or AVIF. Best at 4:5, 1200 pixels or wider.</span>
        {/* Over the whole area, so that files can be dropped anywhere on it. */}
        <input
          id={id}
          type="file"
          data-field="media"
          accept="image/*"
          multiple
          aria-invalid={errorId !== undefined || undefined}
          aria-describedby={errorId}
          onChange={({ target }) => take(target)}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
      <AddAddress onAddress={onAddress} />
    </div>
  );
}

function AddAddress({ onAddress }: Pick<Props, "onAddress">) {
  const field = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState("");
  const [error, setError] = useState<string>();
  const add = () => {
    const url = acceptedImageUrl(address);
    if (!url || url.startsWith("blob:")) {
      setError("Enter a URL that starts with http:// or https://");
      field.current?.querySelector("input")?.focus();
      return;
    }
    onAddress(url);
    setAddress("");
  };
  // Enter adds the picture; it must not save the product.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  return (
    <div ref={field} className="flex flex-col gap-3 border border-line bg-white p-4">
      <TextField
        inputMode="url"
        label="Picture URL"
        placeholder="https://"
        value={address}
        error={error}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setAddress(target.value);
          setError(undefined);
        }}
      />
      <Button look="outline" size="small" className="self-start" onClick={add}>
        Add picture
      </Button>
    </div>
  );
}
