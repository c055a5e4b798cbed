import { type RefObject, useEffect, useState } from "react";
import { useFetcher } from "react-router";

import { useAnnounce } from "#app/admin/frame/status-messages.tsx";

import { type EditedPicture, sentPictures, type UpdatePictures } from "./picture-list.ts";
import { loadedField, unitsField } from "./product-form.ts";
import type { SaveAnswer } from "./save-answer.ts";
import { uploadPictures } from "./upload-pictures.ts";

interface Editor {
  form: RefObject<HTMLFormElement | null>;
  pictures: readonly EditedPicture[];
  update: UpdatePictures;
}

/** How far a save is: nothing yet, uploads started, uploads finished, saved (S13). Null when none is under way. */
type Progress = 0 | 25 | 75 | 100 | null;

/** Saves the product form: first its pictures, then the product. */
export function useProductSave({ form, pictures, update }: Editor) {
  const fetcher = useFetcher<SaveAnswer>();
  const announce = useAnnounce();
  const [uploading, setUploading] = useState<0 | 25 | null>(null);
  const { data } = fetcher;
  useEffect(() => {
    if (data) announce({ tone: data.kind === "saved" ? "success" : "error", text: data.message });
    // Each answer is announced once; `announce` is another function after each navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);

  /** Sends the form, with `changes` to its fields. */
  async function save(changes: Readonly<Record<string, string>> = {}): Promise<void> {
    if (!form.current || uploading !== null || fetcher.state !== "idle") return;
    setUploading(0);
    const name = new FormData(form.current).get("name");
    setUploading(25);
    const stored = await uploadPictures(pictures, typeof name === "string" ? name : "", update);
    setUploading(null);
    const failed = stored.find((picture) => picture.upload?.problem);
    if (failed?.upload?.problem) announce({ tone: "error", text: failed.upload.problem });
    const fields = new FormData(form.current);
    fields.set("media", JSON.stringify(sentPictures(stored)));
    for (const [field, text] of Object.entries(changes)) fields.set(field, text);
    await fetcher.submit(fields, { method: "post" });
  }

  /** Saves over the version that a conflict showed. Units that were not edited here stay as they are there. */
  async function saveOver({ version, units }: Extract<SaveAnswer, { kind: "conflict" }>): Promise<void> {
    const sent = form.current ? new FormData(form.current) : new FormData();
    const changes: Record<string, string> = { expectedUpdatedAt: version };
    for (const [key, now] of Object.entries(units)) {
      if (!sent.has(unitsField(key))) continue;
      if (sent.get(unitsField(key)) === sent.get(loadedField(key))) changes[unitsField(key)] = String(now);
      changes[loadedField(key)] = String(now);
    }
    await save(changes);
  }

  const sending = { submitting: 75, loading: 100, idle: null } as const;
  const progress: Progress = uploading ?? sending[fetcher.state];
  return { save, saveOver, progress, answer: data };
}
