import { type RefObject, useEffect, useState } from "react";

import type { FormValues } from "./field-form.ts";
import { sentPictures } from "./picture-list.ts";
import type { useProductDraft } from "./use-product-draft.ts";
import { textsOf } from "./use-proposals.ts";

interface Editor {
  form: RefObject<HTMLFormElement | null>;
  values: FormValues;
  draft: ReturnType<typeof useProductDraft>;
  /** What was proposed last. */
  round: number;
  /** A form that cannot be edited sends nothing. */
  mayWrite: boolean;
}

/** A picture that is yet to be uploaded, as one that is. */
const waiting = { url: "/media/waiting", alt: "", colorId: null };

/** The form as it is now, pictures that are not uploaded yet included, for what follows from it on the page. */
export function useLiveValues({ form, values, draft, round, mayWrite }: Editor) {
  const [live, setLive] = useState(values);
  const { colors, sizes, cells, pictures } = draft;
  const refresh = () => {
    if (!form.current || !mayWrite) return;
    const sent = sentPictures(pictures);
    const media = sent.length === 0 && pictures.length > 0 ? [waiting] : sent;
    setLive({ ...textsOf(form.current), media: JSON.stringify(media) });
  };
  // After what it depends on is drawn.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(refresh, [colors, sizes, cells, pictures, round]);
  return { live, refresh };
}
