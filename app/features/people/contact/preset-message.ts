import type { ContactValues } from "./check-message.ts";
import { contactAnswerTexts } from "./contact-answer.texts.ts";

/** The form as it opens. `?reason=returns` presets the subject and a template (specification S27). */
export function presetMessage(reason: string | null): ContactValues {
  const empty = { name: "", email: "", subject: "", message: "" };
  if (reason !== "returns") return empty;
  return { ...empty, subject: "returns", message: contactAnswerTexts().returnTemplate };
}
