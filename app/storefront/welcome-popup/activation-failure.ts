import { ApiError } from "#app/platform/browser/api-client.ts";

/** The message when the welcome offer could not be activated, with what to do next. */
export function activationFailure(error: unknown, online: boolean): string {
  if (!online) return "You're offline. Your address is still here: try again when you're connected.";
  if (error instanceof ApiError && error.status === 400) return "Please enter a valid email address.";
  if (error instanceof ApiError && error.status === 429) return "Too many attempts. Wait a minute and try again.";
  return "There was an error subscribing to the newsletter. Please try again.";
}
