import { emailAddress } from "#app/shared/text-fields.ts";

import { notifyMeTexts } from "./notify-me.texts.ts";

export interface NotifyValues {
  variant: string;
  email: string;
}

/** What became of a form that was sent. */
export type NotifyOutcome =
  | { kind: "sent" }
  | { kind: "refused"; notice: string | null; errors: Partial<NotifyValues>; values: NotifyValues };

/** A form that cannot be taken: at each field what is wrong with it, or else a notice for the whole. */
export function refusedForm(values: NotifyValues, notice: string | null = null): NotifyOutcome {
  if (notice !== null) return { kind: "refused", notice, errors: {}, values };
  const texts = notifyMeTexts();
  const errors = {
    ...(values.variant === "" ? { variant: texts.noVariant } : {}),
    ...(isEmail(values.email) ? {} : { email: texts.noEmail }),
  };
  return { kind: "refused", notice: Object.keys(errors).length === 0 ? texts.failed : null, errors, values };
}

/** Whether the schema would take it, so that the field is named that it would not. */
const isEmail = (text: string) => emailAddress.safeParse(text).success;
