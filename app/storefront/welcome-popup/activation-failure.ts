import { newsletterTexts } from "#app/features/people/newsletter/newsletter.texts.ts";
import { ApiError } from "#app/platform/browser/api-client.ts";

import { welcomeTexts } from "./welcome-popup.texts.tsx";

/** The message when the welcome offer could not be activated, with what to do next. */
export function activationFailure(error: unknown, online: boolean): string {
  if (!online) return welcomeTexts().offline;
  const { invalid, tooMany, failed } = newsletterTexts();
  if (error instanceof ApiError && error.status === 400) return invalid;
  if (error instanceof ApiError && error.status === 429) return tooMany;
  return failed;
}
