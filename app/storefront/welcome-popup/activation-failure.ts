import { ApiError } from "#app/platform/api-client.ts";

/** What someone is told when the welcome could not be activated, and what to do next. What they typed stays. */
export function activationFailure(error: unknown, online: boolean): string {
  if (!online) return "You're offline. Your address is still here: try again when you're connected.";
  if (error instanceof ApiError && error.status === 400) return "Please enter a valid email address.";
  if (error instanceof ApiError && error.status === 429) return "Too many tries. Please wait a minute and try again.";
  return "There was an error subscribing to the newsletter. Please try again.";
}
