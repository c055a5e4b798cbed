import { imageAtWidth } from "#app/features/shop/storage/image-url.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TextButton } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";

import type { EditedPicture } from "./picture-list.ts";
import { ProgressBar } from "./progress-bar.tsx";

type MoveButton = "earlier" | "later";

interface Props {
  picture: EditedPicture;
  index: number;
  count: number;
  colors: readonly { id: string; name: string }[];
  isDragged: boolean;
  onChange: (change: Partial<EditedPicture>) => void;
  /** `button` is the one that was pressed, to keep the focus on. */
  onMove: (to: number, button: MoveButton) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** One picture with its color, its alternative text, and the buttons that move and remove it. */
export function PictureCard({ picture, index, count, colors, isDragged, onChange, onMove, onRemove, onRetry }: Props) {
  const { key, url, alt, colorId, upload } = picture;
  const number = index + 1;
  // A new picture is shown as it is; one of the product is shown as a smaller copy, and changes nothing by being shown.
  const isMeasured = picture.id !== undefined || picture.width !== null || url.startsWith("/media/");
  return (
    <li
      data-key={key}
      data-index={index}
      className={`flex flex-col gap-3 border bg-white p-3 ${isDragged ? "border-ink opacity-70" : "border-line"}`}
    >
      <div className="relative cursor-grab bg-paper-deep select-none active:cursor-grabbing">
        <img
          src={imageAtWidth(url, 320)}
          alt={alt || `Picture ${number}`}
          draggable={false}
          onLoad={isMeasured ? undefined : ({ currentTarget }) => onChange(measuresOf(currentTarget))}
          className="aspect-4/5 w-full object-contain text-sm"
        />
        {index === 0 ? (
          <Badge tone="ink" className="absolute top-2 left-2">
            Primary
          </Badge>
        ) : null}
        <span
          data-handle
          aria-hidden="true"
          className="absolute top-2 right-2 inline-flex size-11 touch-none items-center justify-center bg-white/90"
        >
          <Icon name="menu" className="size-5" />
        </span>
      </div>
      <UploadState upload={upload} number={number} onRetry={onRetry} />
      <TextField
        label={`Alt text of picture ${number}`}
        value={alt}
        maxLength={300}
        hint={alt.trim() === "" ? "Describe the picture for people who can't see it." : undefined}
        onChange={({ target }) => onChange({ alt: target.value })}
      />
      <SelectField
        label={`Color of picture ${number}`}
        value={colorId ?? ""}
        onChange={({ target }) => onChange({ colorId: target.value || null })}
      >
        <option value="">All colors</option>
        {colors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="mt-auto flex gap-2">
        <CardButton
          icon="arrow-left"
          label={`Move earlier: picture ${number}`}
          data-move="earlier"
          isOff={index === 0}
          onClick={() => onMove(index - 1, "earlier")}
        />
        <CardButton
          icon="arrow-right"
          label={`Move later: picture ${number}`}
          data-move="later"
          isOff={number === count}
          onClick={() => onMove(index + 1, "later")}
        />
        <CardButton
          icon="trash"
          label={`Remove picture ${number}`}
          data-remove
          className="ml-auto"
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

function measuresOf({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
  return width === 0 ? {} : { width, height };
}

function UploadState({
  upload,
  number,
  onRetry,
}: {
  upload: EditedPicture["upload"];
  number: number;
  onRetry: () => void;
}) {
  if (!upload) return null;
  if (upload.state === "waiting") return <p className="text-sm text-muted">Uploaded when you save</p>;
  if (upload.state === "sending") {
    return <ProgressBar label={`Uploading picture ${number}`} percent={upload.percent} />;
  }
  return (
    <p role="alert" className="text-sm text-danger">
      {upload.problem ?? "Upload failed"}. The picture isn't saved.{" "}
      <TextButton onClick={onRetry}>
        Try again<span className="sr-only"> to upload picture {number}</span>
      </TextButton>
    </p>
  );
}

interface ButtonProps {
  icon: IconName;
  label: string;
  /** Says that it does nothing here, but keeps the focus. */
  isOff?: boolean;
  className?: string;
  onClick: () => void;
  "data-move"?: MoveButton;
  "data-remove"?: boolean;
}

function CardButton({ icon, label, isOff = false, className = "", onClick, ...data }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className={`inline-flex size-11 items-center justify-center border border-line-strong hover:border-ink aria-disabled:opacity-45 ${className}`}
      {...data}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
