import { useState } from "react";

import { imageAtWidth } from "#app/features/shop/storage/image-url.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { SelectField } from "#app/ui/field.tsx";

import { uploadSitePicture } from "./upload-site-picture.ts";

interface Props {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: () => void;
}

const brandPictures = [
  ["home-1", "Opening 1"],
  ["home-2", "Opening 2"],
  ["home-3", "Opening 3"],
  ["mens", "Men"],
  ["womens", "Women"],
  ["accessories", "Accessories"],
  ["about", "About"],
  ["contact", "Contact"],
  ["reviews", "Reviews"],
] as const;

/** A picture of the brand, or one of the shop's own: uploaded at once, shown in the shop once the setting is saved. */
export function PictureField({ label, name, value, error, onChange }: Props) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(value || "home-1");
  const [uploaded, setUploaded] = useState(value.startsWith("/media/") ? value : null);
  const [state, setState] = useState<"idle" | "uploading" | { failed: string }>("idle");
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setState("uploading");
    const result = await uploadSitePicture(file);
    if ("failed" in result) return setState(result);
    setUploaded(result.url);
    setChosen(result.url);
    setState("idle");
    onChange();
  };
  return (
    <div className="grid gap-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-start">
      <img
        src={chosen.startsWith("/media/") ? imageAtWidth(chosen, 320) : `/editorial/${chosen}-wide-1280.webp`}
        alt=""
        width={320}
        height={180}
        className="aspect-video w-full bg-paper-deep object-cover"
      />
      <div>
        <SelectField
          label={label}
          name={name}
          value={chosen}
          error={error ?? (typeof state === "object" ? state.failed : undefined)}
          onChange={({ target }) => setChosen(target.value)}
        >
          {uploaded ? <option value={uploaded}>Uploaded picture</option> : null}
          {brandPictures.map(([id, text]) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </SelectField>
        {hydrated ? (
          <label className="mt-2 inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4 focus-within:outline-3 focus-within:outline-ink">
            {state === "uploading" ? "Uploading..." : "Upload a picture"}
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              className="sr-only"
              disabled={state === "uploading"}
              onChange={({ target }) => void upload(target.files?.[0])}
            />
          </label>
        ) : null}
      </div>
    </div>
  );
}
