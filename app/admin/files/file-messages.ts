import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";

/** What came of pressing a button of a file's page. */
export const fileMessages = {
  applying: { tone: "success", text: "The changes are being written." },
  cancelled: { tone: "success", text: "Cancelled. Nothing more will be written." },
  over: { tone: "error", text: "This was done or cancelled already." },
  "not-read": { tone: "error", text: "The form could not be read. Try again." },
} as const satisfies Record<string, StatusMessage>;
export type FileOutcome = keyof typeof fileMessages;
